// The server that the other tests stand on.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { serve } from '../../.ci/serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pound-server-'));
let server;

before(async () => {
  mkdirSync(join(folder, 'site', 'sub'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'site', 'index.html'), '<!DOCTYPE html><p>home</p>');
  writeFileSync(join(folder, 'site', 'sub', 'index.html'), '<!DOCTYPE html><p>sub</p>');
  writeFileSync(join(folder, 'site', 'a.wasm'), Buffer.alloc(2000, 7));
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'site', 'link.txt'));
  server = await serve({ dir: join(folder, 'site'), base: '/x/', encodings: ['br', 'gzip'] });
});
after(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** A request whose path goes out as written: fetch would tidy it. */
const get = (path, headers = {}) => new Promise((done, failed) => {
  request({ host: '127.0.0.1', port: server.port, path, headers }, (response) => {
    const parts = [];
    response.on('data', (part) => parts.push(part));
    response.on('end', () => done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }));
  }).on('error', failed).end();
});

test('a miss is a 404 in plain text', async () => {
  for (const path of ['/x/none.js', '/x/none/', '/none', '/']) {
    const got = await get(path);
    assert.equal(got.status, 404, path);
    assert.match(got.headers['content-type'], /^text\/plain/);
  }
});

test('nothing outside the folder is served', async () => {
  for (const path of ['/x/../secret.txt', '/x/..%2fsecret.txt', '/x/%2e%2e/secret.txt', '/x/sub/..%2f..%2f..%2fsecret.txt', '/x/link.txt', '/x/%00', '/x//etc/passwd', '/x/..%5csecret.txt']) {
    assert.equal((await get(path)).status, 404, path);
  }
  assert.equal((await get('/x/%zz')).status, 400);
});

test('types, folders and compression are those of a static host', async () => {
  assert.equal((await get('/x')).headers.location, '/x/');
  assert.equal((await get('/x/sub')).headers.location, '/x/sub/');
  assert.match((await get('/x/sub/')).body.toString(), /sub/);
  const plain = await get('/x/a.wasm');
  assert.equal(plain.headers['content-type'], 'application/wasm');
  assert.equal(plain.body.length, 2000);
  for (const encoding of ['gzip', 'br']) {
    const packed = await get('/x/a.wasm', { 'accept-encoding': encoding });
    assert.equal(packed.headers['content-encoding'], encoding);
    assert.ok(packed.body.length < 100);
  }
  assert.equal((await get('/x/a.wasm', { 'if-none-match': plain.headers.etag })).status, 304);
});
