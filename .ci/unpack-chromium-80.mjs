// Unpacks the Chromium 80 of the npm package chrome-aws-lambda: node unpack-chromium-80.mjs FROM TO
// Node's own brotli and ten lines of tar spare a system package and another dependency.
import { brotliDecompressSync } from 'node:zlib';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const [from, to] = process.argv.slice(2);
const unpacked = (name) => brotliDecompressSync(readFileSync(join(from, name)));

function untar(bytes, folder) {
  for (let at = 0; at + 512 <= bytes.length && bytes[at] !== 0; ) {
    const field = (offset, length) => bytes.toString('latin1', at + offset, at + offset + length).split('\0')[0];
    const path = normalize(join(field(345, 155), field(0, 100)));
    const size = parseInt(field(124, 12), 8) || 0;
    const type = field(156, 1);
    if (path.startsWith('..')) throw new Error(`archive points outside: ${path}`);
    if (type === '0' || type === '') {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes.subarray(at + 512, at + 512 + size), { mode: 0o755 });
    }
    at += 512 + Math.ceil(size / 512) * 512;
  }
}

rmSync(to, { recursive: true, force: true });
mkdirSync(to, { recursive: true });
writeFileSync(join(to, 'chromium'), unpacked('chromium.br'), { mode: 0o755 });
untar(unpacked('aws.tar.br'), to);
untar(unpacked('swiftshader.tar.br'), to);
writeFileSync(join(to, 'complete'), '');
