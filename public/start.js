// Starts the reckoner, and says so in plain words when it does not start; then sees to it that the page works without
// a network and that a newer build is offered.
// Old syntax throughout: where this file cannot be read, nobody could say what went wrong.
(function () {
  'use strict';

  var SECONDS_OF_QUIET = 10;
  var SECONDS_TO_WAIT = 30;
  var HOURS_BETWEEN_LOOKS = 1;
  var root = document.documentElement;

  // Of the build: its name, its second file, and where the words of each language are (.ci/finish.mjs).
  var about = document.querySelector('meta[name="pound-reckoner-build"]').content.split(' ');

  // What the app reads and calls. Keeping is the work of keep.js; without it nothing is kept.
  var reckoner = window.poundReckoner = {
    words: '',
    language: 'en',
    build: about[0],
    kept: '',
    keep: function (text) { if (text) show('not-kept', true); },
    setAside: function () {},
    forget: function () {},
    before: function () { return ''; },
    listen: function () {},
    hush: function () {},
    started: started,
    failed: panicked,
    answered: settle,
    late: fetch_late,
    whenLate: function (done) { tell_late = done; },
    __wasm_split_load_late: function (callback, data) { table.get(callback)(data, 1); },
    languages: languages,
    spoken: function () { return reckoner.language; },
    speak: speak,
    drawn: drawn,
    show: show,
    start: start
  };

  function element(id) { return document.getElementById(id); }

  // Another page was asked for, or a case comes in the link: nothing is done without.
  var begun_before = location.hash.length > 1;

  // --- Starting -----------------------------------------------------------------------------------

  var static_words = element('static');

  // Before this is called, public/style.css shows the notice when its time has come.
  function failed(text) {
    var notice = element('notice');
    element('notice-detail').textContent = text ? String(text).slice(0, 500) : '';
    // What stands there may be old, and no tap would change it.
    element('app').hidden = true;
    document.body.appendChild(static_words);
    notice.hidden = false;
    notice.className = 'now';
    if (reckoner.running) notice.scrollIntoView();
  }

  function panicked(text) {
    // Retry would meet the same case again.
    if (!reckoner.running) reckoner.setAside();
    failed(text);
  }

  function started() {
    reckoner.running = true;
    root.lang = reckoner.language;
    element('notice').hidden = true;
    static_words.parentNode.removeChild(static_words);
    drawn();
    wait_for_quiet();
    if (begun_before || reckoner.kept) fetch_late();
    window.addEventListener('hashchange', fetch_late);
    // Something was unfolded; such events do not rise.
    document.addEventListener('toggle', fetch_late, true);
    document.addEventListener('click', function (event) { if (event.target.hasAttribute('data-late')) fetch_late(); });
  }

  // The link alone would drop the case that stands after # in the address.
  element('retry').addEventListener('click', function (event) { event.preventDefault(); location.reload(); });

  // Policies only ever tighten. Every engine with container queries knows 'wasm-unsafe-eval'.
  if ('container' in root.style) {
    var policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "script-src 'self' 'wasm-unsafe-eval'";
    document.head.appendChild(policy);
  }

  if (typeof WebAssembly !== 'object' || !window.fetch || !window.Promise || !('noModule' in document.createElement('script'))) {
    failed('This browser has no WebAssembly.');
    return;
  }

  // Trunk writes the hashed names of the two files into the page.
  var files = document.querySelector('meta[name="pound-reckoner-files"]').content.split(' ').map(address);

  function address(name) { return new URL(name, document.baseURI).href; }

  // Asked for in the same words as the preload, or the browser would fetch the file twice.
  function integrityOf(url) {
    var links = document.querySelectorAll('link[integrity]');
    for (var i = 0; i < links.length; i++) if (links[i].href === url) return links[i].integrity;
    return '';
  }

  // What is not of this build, is cut off, or is something else under the same name, is refused. Then once more, past
  // the browser's own store: it may hold what has just been refused.
  function get(url, integrity, use) {
    function asked(how) {
      return fetch(url, { integrity: integrity, cache: how }).then(function (response) {
        if (!response.ok) throw new Error(url + ' gave ' + response.status);
        return response;
      });
    }
    return use(asked('default')).catch(function () { return use(asked('reload')); });
  }

  function compiled(url, integrity) {
    var first = true;
    return get(url, integrity, function (response) {
      if (first && WebAssembly.compileStreaming) {
        first = false;
        return WebAssembly.compileStreaming(response);
      }
      // A server that names the wrong type, or a connection that broke off: in one piece.
      return response
        .then(function (response) { return response.arrayBuffer(); })
        .then(function (bytes) { return WebAssembly.compile(bytes); });
    });
  }

  // Where the words of a language are, the first and the late; nothing if they are not offered.
  function place(language) {
    for (var i = 2; i < about.length; i++) {
      var parts = about[i].split('=');
      if (parts[0] === language) return parts[1].split(',');
    }
    return null;
  }

  // Code and own name of each.
  function languages() {
    return about.slice(2).map(function (one) {
      var parts = one.split('=');
      return parts[0] + '=' + parts[2];
    }).join(' ');
  }

  function chosenLanguage() {
    var wanted = [];
    try { wanted.push(localStorage.getItem('pound-reckoner.language')); } catch (blocked) { /* storage is switched off */ }
    // A link begins with the language it was written in (src/link.rs).
    wanted.push((/^#c1\.([a-z]{2,3})Z/.exec(location.hash) || [])[1]);
    wanted = wanted.concat(navigator.languages || [navigator.language]);
    for (var i = 0; i < wanted.length; i++) {
      var code = String(wanted[i]).toLowerCase().split('-')[0];
      if (place(code)) return code;
    }
    return 'en';
  }

  // The name ends in the hash of what it holds, in the letters that addresses take.
  function integrityIn(name) {
    return 'sha256-' + /-([^]{43})\.\w+$/.exec(name)[1].replace(/-/g, '+').replace(/_/g, '/') + '=';
  }

  function text(name) {
    return get(address(name), integrityIn(name), function (response) {
      return response.then(function (response) { return response.text(); });
    });
  }

  function wordsOf(language) {
    return text(place(language)[0]).then(function (words) { speaks(language, words); });
  }

  function speaks(language, words) {
    reckoner.language = language;
    reckoner.words = words;
  }

  function allWords() {
    var language = chosenLanguage();
    return wordsOf(language).catch(function (error) {
      if (language === 'en') throw error;
      return wordsOf('en');
    });
  }

  // While the page runs: the choice is remembered only once its words are there.
  function speak(language, done) {
    // The late ones too, where the second file will not bring them.
    Promise.all(place(language).slice(0, late ? 2 : 1).map(text)).then(function (got) {
      speaks(language, got.join('\n'));
      root.lang = language;
      try { localStorage.setItem('pound-reckoner.language', language); } catch (blocked) { /* it holds for this visit */ }
      draws_anew(function () { done(reckoner.words); });
    }, function () {
      // The list goes back to what is spoken.
      element('language').value = reckoner.language;
      done('');
    });
  }

  // Everything is drawn once more: who is typing goes on in the same box, at the same place in it.
  function draws_anew(draw) {
    var box = document.activeElement || root;
    var from = box.selectionStart;
    var to = box.selectionEnd;
    draw();
    if (box.isConnected) return;
    box = element(box.id) || element('language');
    box.focus({ preventScroll: true });
    if (typeof from === 'number' && box.setSelectionRange) box.setSelectionRange(from, to);
  }

  var wasm = compiled(files[1], integrityOf(files[1]));
  var words = allWords();
  // Reported once, by start(); without this a browser would also complain of an unhandled rejection.
  wasm.catch(function () {});
  words.catch(function () {});

  // What the module lends to its second half.
  var lent;

  // Called by load.js, which alone uses the newer syntax of import().
  function start(importModule) {
    lent = Promise.all([importModule(files[0]), wasm, words]).then(function (got) {
      return got[0]['default']({ module_or_path: got[1] });
    });
    lent.catch(function (error) {
      failed(error && error.message ? error.message : error);
    });
  }

  // --- What the first answer does without (src/app/late.rs) -----------------------------------------

  var late;
  var tell_late;
  var table;
  var placed;

  function fetch_late() {
    if (late) return late;
    show('opening', true);
    var slow = setTimeout(missing, SECONDS_TO_WAIT * 1000);
    var own = late = Promise.all([compiled(address(about[1]), integrityIn(about[1])), lent]).then(function (got) {
      table = got[1].__indirect_function_table;
      // Asked for again while it was on its way, it may come twice.
      placed = placed || WebAssembly.instantiate(got[0], { __wasm_split: got[1] });
      return placed;
    }).then(function () {
      var language = reckoner.language;
      return text(place(language)[1]).then(function (words) {
        // Another language, chosen meanwhile, came whole.
        if (language === reckoner.language) reckoner.words += '\n' + words;
        return words;
      });
    });
    own.then(function (words) {
      clearTimeout(slow);
      late = own;
      if (tell_late) tell_late(words);
      tell_late = null;
      show('late-failed', false);
    }, function () {
      clearTimeout(slow);
      if (tell_late) missing();
    });
    return late;
  }

  // Said, with a way to ask again; what comes all the same is taken.
  function missing() {
    late = undefined;
    show('late-failed', true);
    // Who waits for a page stands at the way to ask again.
    var waits = element('opening');
    if (waits && waits.contains(document.activeElement)) element('late-again').focus();
    show('opening', false);
  }

  // --- Without a network, and newer builds ----------------------------------------------------------

  var quiet;
  var settled = false;

  function wait_for_quiet() {
    quiet = setTimeout(settle, SECONDS_OF_QUIET * 1000);
    document.addEventListener('input', function () {
      clearTimeout(quiet);
      quiet = setTimeout(settle, SECONDS_OF_QUIET * 1000);
    });
  }

  // The first answer is there, or nobody is typing: the line is free for all the other files.
  function settle() {
    clearTimeout(quiet);
    if (settled) return;
    settled = true;
    fetch_late();
    var container;
    // Touching it throws where storage is switched off.
    try { container = navigator.serviceWorker; } catch (blocked) { /* nothing is kept */ }
    if (container) container.register('worker.js').then(function (registration) { if (registration) watch(registration); }, function () {});
  }

  function watch(registration) {
    // Without one before, the page may be of an older build than the first worker.
    var first = !registration.active;
    function look() {
      if (registration.active) show('offline', true);
      var worker = registration.waiting || first && registration.active;
      if (worker) ask(worker, function (build) {
        if (build !== reckoner.build) offer(registration);
        // The page came from the network, so it is of the newer build already.
        else if (worker === registration.waiting) worker.postMessage('take over');
      });
    }
    function follow() {
      if (registration.installing) registration.installing.addEventListener('statechange', look);
    }
    registration.addEventListener('updatefound', follow);
    follow();
    look();

    // A browser asks for a newer worker when it sees fit; a page left open may wait for days.
    var asked = 0;
    function update() {
      if (document.hidden || Date.now() - asked < HOURS_BETWEEN_LOOKS * 3600000) return;
      asked = Date.now();
      registration.update().catch(function () {});
    }
    if (!first) update();
    document.addEventListener('visibilitychange', update);
  }

  function ask(worker, told) {
    var channel = new MessageChannel();
    channel.port1.onmessage = function (event) { told(event.data); };
    worker.postMessage('which build?', [channel.port2]);
  }

  // One reload, and only when it is asked for.
  function offer(registration) {
    show('newer', true);
    document.addEventListener('click', function (event) {
      if (event.target.id !== 'newer-reload') return;
      function reload() { reload = function () {}; location.reload(); }
      if (!registration.waiting) return reload();
      navigator.serviceWorker.addEventListener('controllerchange', function () { reload(); });
      registration.waiting.postMessage('take over');
      setTimeout(function () { reload(); }, 3000);
    });
  }

  // Lines of the app that the scripts show and hide; another language draws them anew.
  var shown = {};
  // Where the focus was before it came to what is pressed.
  var left;

  document.addEventListener('focusin', function (event) { left = event.relatedTarget; });

  function show(id, yes) {
    shown[id] = yes;
    drawn();
  }

  function drawn() {
    for (var id in shown) {
      var line = element(id);
      if (!line) continue;
      // What was just pressed may go with its line; the focus does not.
      var pressed = !shown[id] && line.contains(document.activeElement);
      line.hidden = !shown[id];
      if (!pressed) continue;
      // Back to what was done before; where that is gone too, to the result.
      var back = left;
      if (back) back.focus({ preventScroll: true });
      if (document.activeElement !== back) element('result').focus();
    }
  }
})();
