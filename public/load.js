// Apart from start.js, because a browser that does not know import() refuses the whole file it stands in.
const reckoner = globalThis.poundReckoner;

// What the app asks of the browser and must wait for; each says what became of it.
async function tried(what, done) {
  try {
    await what();
    done('yes');
  } catch (error) {
    done(error && error.name === 'AbortError' ? 'stopped' : 'no');
  }
}

if (reckoner && reckoner.build) {
  reckoner.copy = (text, done) => tried(() => navigator.clipboard.writeText(text), done);
  reckoner.share = (text, done) => tried(() => navigator.share({ text }), done);
  const speech = globalThis.speechSynthesis;
  if (speech) {
    const language = () => document.documentElement.lang;
    const voice = () => speech.getVoices().find((one) => one.lang.toLowerCase().split(/[-_]/)[0] === language());
    // Asked at every change of the answer; stopping what does not speak takes its time as well.
    reckoner.hush = () => { if (speech.speaking || speech.pending) speech.cancel(); };
    reckoner.listen = (text) => {
      const stop = speech.speaking;
      speech.cancel();
      if (stop) return;
      const words = new SpeechSynthesisUtterance(text);
      words.voice = voice();
      words.lang = words.voice ? words.voice.lang : language();
      speech.speak(words);
    };
    // The voices come when they come, and another language needs another.
    const look = () => reckoner.show('listen', Boolean(voice()));
    const drawn = reckoner.drawn;
    reckoner.drawn = () => {
      drawn();
      look();
    };
    speech.onvoiceschanged = look;
    look();
  }
  // The saved cases and the engine of this build, fetched when they are first asked for; .ci/finish.mjs writes where
  // they are.
  const own = (name) => {
    const { content } = document.querySelector('meta[name="pound-reckoner-desk"]');
    return import(new URL(`${content}/${name}`, document.baseURI));
  };
  const desk = () => own('desk.js');
  // The rows of a QR code; nothing where the engine module cannot be had.
  reckoner.qr = (text, done) => {
    let rows = [];
    tried(async () => {
      const engine = await own('engine/pound_reckoner.js');
      await engine.default();
      rows = engine.qr(text) || [];
    }, () => done(rows.join('\n')));
  };
  reckoner.desk = (place, sorry, open, reads) => {
    desk().then(({ draw }) => draw(document.getElementById(place), open, reads)).catch(() => {
      document.getElementById(place).textContent = sorry;
    });
  };
  reckoner.save = (...given) => {
    const done = given.pop();
    desk().then(({ save }) => save(...given).then(done, () => done('')), () => done('absent'));
  };
  reckoner.start((url) => import(url));
}
