// The site without a network. What stands above this line (the name of the build, and all its files with their hashes)
// is written by .ci/finish.mjs.
//
// One cache a build, filled whole or not used: the page comes from the network while there is one, and brings the names
// of its own build's files; each of those is taken from the caches by that name. So no page meets another build's file.
'use strict';

const { build, files } = self.poundReckoner;
const scope = self.registration.scope;
// Several copies of the site may stand on one server.
const family = `pound-reckoner ${scope} `;
const address = (name) => new URL(name, scope).href;

const SECONDS_FOR_THE_PAGE = 4;

async function keep(cache, name) {
  const url = address(name);
  // An earlier attempt that broke off is taken up where it was.
  if (await cache.match(url)) return;
  const response = await fetch(url, { integrity: files[name], cache: 'no-cache' });
  if (!response.ok) throw new Error(`${url} gave ${response.status}`);
  await cache.put(url, response);
}

async function keep_all() {
  const cache = await caches.open(family + build);
  for (const name of Object.keys(files)) await keep(cache, name);
}

const families = async () => (await caches.keys()).filter((name) => name.startsWith(family));

async function take_over() {
  const before = (await families()).filter((name) => name !== family + build);
  // The last one stays, for tabs that are open with it.
  await Promise.all(before.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** What is kept under an address, in this build's cache first. */
async function kept(url) {
  for (const name of [family + build, ...await families()]) {
    const found = await (await caches.open(name)).match(url);
    if (found) return found;
  }
  return undefined;
}

async function from_caches(request, url) {
  return await kept(url) || fetch(request);
}

async function from_network(request, url) {
  const copy = await (await caches.open(family + build)).match(url);
  const asked = fetch(request, { cache: 'no-cache' });
  if (!copy) return asked;
  const late = new Promise((done) => setTimeout(done, SECONDS_FOR_THE_PAGE * 1000));
  const answer = await Promise.race([asked, late]).catch(() => undefined);
  return answer && answer.ok ? answer : copy;
}

self.addEventListener('install', (event) => event.waitUntil(keep_all()));
self.addEventListener('activate', (event) => event.waitUntil(take_over()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  const url = request.url.split(/[?#]/)[0];
  if (request.mode === 'navigate') event.respondWith(from_network(request, url === scope ? address('index.html') : url));
  else event.respondWith(from_caches(request, url));
});

self.addEventListener('message', (event) => {
  if (event.data === 'which build?') event.ports[0].postMessage(build);
  if (event.data === 'take over') self.skipWaiting();
});
