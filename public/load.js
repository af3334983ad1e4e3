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
  // The rows of a QR code; nothing where the engine module cannot be had.
  reckoner.qr = (text, done) => {
    let rows = [];
    tried(async () => {
      const engine = await import(new URL('embed/pound_reckoner.js', document.baseURI));
      await engine.default();
      rows = engine.qr(text) || [];
    }, () => done(rows.join('\n')));
  };
  reckoner.start((url) => import(url));
}
