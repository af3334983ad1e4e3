// Before the page's module is cut in two (.ci/path/wasm-bindgen):
//   node .ci/shed.mjs FROM TO
// Leptos brings the streams of a server, exported by name, so that no optimizer may drop them. This page has no server:
// their names go, and with them, at the cut, all that only they reach.
import { readFileSync, writeFileSync } from 'node:fs';

const [from, to] = process.argv.slice(2);
const EXPORTS = 7;
const STREAMS = /intounderlying/;

const bytes = readFileSync(from);
let at = 8;

// A module's own way of writing a number: seven bits a byte, the last below 128.
function number() {
  let value = 0;
  for (let place = 1; ; place *= 128) {
    const byte = bytes[at++];
    value += byte % 128 * place;
    if (byte < 128) return value;
  }
}
function written(value) {
  const out = [];
  for (; value > 127; value = Math.floor(value / 128)) out.push(value % 128 + 128);
  return Buffer.from([...out, value]);
}

/** The exports that stay: each is a name, a byte for what it is, and its number. */
function kept() {
  const stay = [];
  for (let left = number(); left > 0; left--) {
    const begin = at;
    const length = number();
    const name = bytes.toString('utf8', at, at + length);
    at += length + 1;
    number();
    if (!STREAMS.test(name)) stay.push(bytes.subarray(begin, at));
  }
  return Buffer.concat([written(stay.length), ...stay]);
}

const sections = [bytes.subarray(0, at)];
while (at < bytes.length) {
  const begin = at;
  const kind = bytes[at++];
  const end = number() + at;
  if (kind === EXPORTS) {
    const body = kept();
    sections.push(Buffer.from([kind]), written(body.length), body);
  } else sections.push(bytes.subarray(begin, end));
  at = end;
}
writeFileSync(to, Buffer.concat(sections));
