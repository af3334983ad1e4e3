// Starts the reckoner, and says so in plain words when it does not start.
// Old syntax throughout: where this file cannot be read, nobody could say what went wrong.
(function () {
  'use strict';

  var SECONDS_BEFORE_NOTICE = 8;
  var root = document.documentElement;

  // What the app reads (words, language, build) and calls (started, failed).
  var reckoner = window.poundReckoner = {
    words: '',
    language: 'en',
    build: '',
    started: started,
    failed: failed,
    start: start
  };

  function element(id) { return document.getElementById(id); }

  function failed(text) {
    clearTimeout(timer);
    var notice = element('notice');
    if (!notice) return;
    element('notice-detail').textContent = text ? String(text).slice(0, 500) : '';
    notice.hidden = false;
  }

  function started() {
    clearTimeout(timer);
    root.lang = reckoner.language;
    element('notice').hidden = true;
    var words = element('static');
    if (words) words.parentNode.removeChild(words);
  }

  var timer = setTimeout(function () { failed('Not started within ' + SECONDS_BEFORE_NOTICE + ' seconds.'); }, SECONDS_BEFORE_NOTICE * 1000);
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
  var integrity = integrityOf(files[1]);
  reckoner.build = (/-([0-9a-f]+)_bg\.wasm$/.exec(files[1]) || ['', ''])[1];

  function address(name) { return new URL(name, document.baseURI).href; }

  // Asked for in the same words as the preload, or the browser would fetch the file twice.
  function integrityOf(url) {
    var links = document.querySelectorAll('link[integrity]');
    for (var i = 0; i < links.length; i++) if (links[i].href === url) return links[i].integrity;
    return '';
  }

  function get(url, check) {
    return fetch(url, { integrity: check || '' }).then(function (response) {
      if (!response.ok) throw new Error(url + ' gave ' + response.status);
      return response;
    });
  }

  function compiled() {
    var streamed = WebAssembly.compileStreaming
      ? WebAssembly.compileStreaming(get(files[1], integrity))
      : Promise.reject();
    // A server that names the wrong type, or a connection that broke off: once more, in one piece.
    return streamed.catch(function () {
      return get(files[1], integrity)
        .then(function (response) { return response.arrayBuffer(); })
        .then(function (bytes) { return WebAssembly.compile(bytes); });
    });
  }

  function chosenLanguage() {
    var offered = (root.getAttribute('data-languages') || 'en').split(' ');
    var wanted = [];
    try { wanted.push(localStorage.getItem('pound-reckoner.language')); } catch (blocked) { /* storage is switched off */ }
    wanted = wanted.concat(navigator.languages || [navigator.language]);
    for (var i = 0; i < wanted.length; i++) {
      var code = String(wanted[i]).toLowerCase().split('-')[0];
      if (offered.indexOf(code) >= 0) return code;
    }
    return 'en';
  }

  function wordsOf(language) {
    // The build in the address keeps a cached older file from meeting a newer module.
    return get(address('lang/' + language + '.txt?' + reckoner.build)).then(function (response) {
      return response.text();
    }).then(function (text) {
      reckoner.language = language;
      reckoner.words = text;
    });
  }

  function allWords() {
    var language = chosenLanguage();
    return wordsOf(language).catch(function (error) {
      if (language === 'en') throw error;
      return wordsOf('en');
    });
  }

  var wasm = compiled();
  var words = allWords();
  // Reported once, by start(); without this a browser would also complain of an unhandled rejection.
  wasm.catch(function () {});
  words.catch(function () {});

  // Called by load.js, which alone uses the newer syntax of import().
  function start(importModule) {
    Promise.all([importModule(files[0]), wasm, words]).then(function (got) {
      return got[0]['default']({ module_or_path: got[1] });
    }).catch(function (error) {
      failed(error && error.message ? error.message : error);
    });
  }
})();
