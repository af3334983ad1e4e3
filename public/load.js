// Apart from start.js, because a browser that does not know import() refuses the whole file it stands in.
if (globalThis.poundReckoner && globalThis.poundReckoner.build) {
  globalThis.poundReckoner.start((url) => import(url));
}
