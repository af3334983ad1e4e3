// A small static server without dependencies, for `make serve` and for the tests: what works here
// works behind any static server. It compresses as GitHub Pages does, answers a missing file with a
// real 404 and never with HTML in place of a script, and serves nothing outside its folder.
//
//   node .ci/serve.mjs [--dir dist] [--base /pound-reckoner/] [--port 8080]
//
// Tests import serve() and make it misbehave through `rules`.
import { createServer } from 'node:http';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.xml': 'application/xml; charset=utf-8',
};
const PACKED = new Set(['.css', '.csv', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.wasm', '.webmanifest', '.xml']);

/**
 * Serves `dir` under `base`.
 *
 * `encodings`: what the server offers, best first; GitHub Pages offers gzip only.
 * `rules`: [{ match: RegExp on the path below base, status, type, delay (ms), drop (bytes sent before
 * the connection is cut), body, times (how often the rule holds) }], the first that matches wins;
 * the array may be changed while the server runs.
 * Resolves to { url, origin, port, base, requests, rules, close }; `requests` lists { path, status }.
 */
export async function serve({ dir, base = '/', port = 0, host = '127.0.0.1', encodings = ['gzip'], rules = [] } = {}) {
  const root = await realpath(dir);
  const requests = [];
  const packed = new Map();

  async function find(path) {
    // Decoded once, then checked: no "..", no NUL, no way out through a link.
    const file = resolve(root, `.${sep}${path.split('/').join(sep)}`);
    if (path.includes('\0') || (file !== root && !file.startsWith(root + sep))) return null;
    try {
      const real = await realpath(file);
      if (real !== root && !real.startsWith(root + sep)) return null;
      const found = await stat(real);
      return found.isDirectory() ? { folder: true, file: real } : { file: real, etag: `"${found.size.toString(16)}-${Math.floor(found.mtimeMs).toString(16)}"` };
    } catch {
      return null;
    }
  }

  function compress(encoding, file, etag, bytes) {
    const key = `${encoding} ${file} ${etag}`;
    if (!packed.has(key)) {
      packed.set(key, encoding === 'br'
        ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
        : gzipSync(bytes, { level: 6 }));
    }
    return packed.get(key);
  }

  async function answer(request, response) {
    const seen = { path: request.url, status: 0 };
    requests.push(seen);
    const end = (status, headers, body = '') => {
      seen.status = status;
      const bytes = Buffer.from(body);
      response.writeHead(status, { 'content-length': bytes.length, 'x-content-type-options': 'nosniff', ...headers });
      response.end(request.method === 'HEAD' ? undefined : bytes);
    };
    const words = (status, text, headers = {}) => end(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }, `${text}\n`);

    if (request.method !== 'GET' && request.method !== 'HEAD') return words(405, 'only GET and HEAD', { allow: 'GET, HEAD' });
    let path;
    try {
      path = decodeURIComponent(request.url.split(/[?#]/)[0]);
    } catch {
      return words(400, 'bad address');
    }
    if (!path.startsWith(base)) {
      if (`${path}/` === base) return words(301, 'moved', { location: base });
      return words(404, 'not found');
    }
    const below = path.slice(base.length);
    const rule = rules.find((one) => one.match.test(below) && (one.times === undefined || one.times-- > 0)) ?? {};
    if (rule.delay) await new Promise((done) => setTimeout(done, rule.delay));
    if (rule.status) return words(rule.status, rule.body ?? 'asked to fail', rule.type ? { 'content-type': rule.type } : {});

    let found = await find(below);
    if (found?.folder) {
      if (below !== '' && !below.endsWith('/')) return words(301, 'moved', { location: `${request.url.split(/[?#]/)[0]}/` });
      found = await find(`${below}index.html`);
    }
    if (rule.body !== undefined) return end(200, { 'content-type': rule.type ?? TYPES[extname(below)] ?? 'application/octet-stream' }, rule.body);
    if (!found || found.folder) return words(404, 'not found');

    const extension = extname(found.file).toLowerCase();
    const headers = {
      'content-type': rule.type ?? TYPES[extension] ?? 'application/octet-stream',
      'cache-control': 'max-age=600',
      // As GitHub Pages: other people's pages may import the engine module.
      'access-control-allow-origin': '*',
      etag: found.etag,
      vary: 'Accept-Encoding',
    };
    if (request.headers['if-none-match'] === found.etag) return end(304, { etag: found.etag, 'cache-control': 'max-age=600' });
    let bytes = await readFile(found.file);
    const accepted = String(request.headers['accept-encoding'] ?? '').split(',').map((one) => one.split(';')[0].trim());
    const encoding = PACKED.has(extension) && encodings.find((one) => accepted.includes(one));
    if (encoding) {
      bytes = compress(encoding, found.file, found.etag, bytes);
      headers['content-encoding'] = encoding;
    }
    if (rule.drop !== undefined) {
      seen.status = 200;
      response.writeHead(200, { ...headers, 'content-length': bytes.length });
      response.write(bytes.subarray(0, rule.drop), () => request.socket.destroy());
      return undefined;
    }
    return end(200, headers, bytes);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(String(error.message));
    });
  });
  await new Promise((done, failed) => server.once('error', failed).listen(port, host, done));
  const origin = `http://${host}:${server.address().port}`;
  return {
    url: origin + base,
    origin,
    port: server.address().port,
    base,
    requests,
    rules,
    close: () => new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    }),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const options = { dir: join(fileURLToPath(import.meta.url), '..', '..', 'dist'), base: '/pound-reckoner/', port: 0 };
  const given = process.argv.slice(2);
  for (let at = 0; at < given.length; at += 2) {
    const name = given[at].replace(/^--/, '');
    if (!(name in options) || given[at + 1] === undefined) {
      console.error('use: node .ci/serve.mjs [--dir dist] [--base /pound-reckoner/] [--port 8080]');
      process.exit(2);
    }
    options[name] = name === 'port' ? Number(given[at + 1]) : given[at + 1];
  }
  const site = await serve(options);
  console.log(`Pound Reckoner is at ${site.url}   (Ctrl-C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.close().then(() => process.exit(0)));
}
