// What stands in dist/, read as files.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { join, relative } from 'node:path';
import { describe, test } from 'node:test';
import { dist, root } from './lib/site.mjs';

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
const text = (name) => readFileSync(join(dist, name), 'utf8');
const sysroot = execFileSync('rustc', ['--print', 'sysroot'], { encoding: 'utf8', cwd: root }).trim();

/** Reads the names of the custom sections and the import and export kinds of a wasm file. */
function module_of(name) {
  return new WebAssembly.Module(readFileSync(join(dist, name)));
}

test('the two modules are there and load', () => {
  const names = files.map((file) => relative(dist, file));
  const page = names.filter((name) => /^page-[0-9a-f]+_bg\.wasm$/.test(name));
  assert.equal(page.length, 1, names.join(' '));
  assert.ok(names.includes(join('embed', 'pound_reckoner.js')));
  assert.ok(WebAssembly.Module.exports(module_of(page[0])).length > 0);
  assert.ok(WebAssembly.Module.exports(module_of('embed/engine_bg.wasm')).length > 0);
});

describe('no file names a folder of the builder', () => {
  const folders = new Set([root.replace(/\/$/, ''), homedir(), join(homedir(), '.cargo'), process.env.CARGO_HOME, process.env.RUSTUP_HOME,
    sysroot, process.env.POUND_RECKONER_TOOLS, userInfo().homedir].filter((one) => one && one.length > 1 && one !== '/'));
  for (const file of files) {
    test(relative(dist, file), () => {
      const bytes = readFileSync(file, 'latin1');
      for (const folder of folders) {
        const at = bytes.indexOf(folder);
        // Followed by "/" or an end, or the folder "/root" would be found inside "/rooted".
        assert.ok(at < 0 || /[\w-]/.test(bytes[at + folder.length] ?? ''), `names ${folder}: ${JSON.stringify(bytes.slice(Math.max(0, at - 40), at + 80))}`);
      }
      assert.doesNotMatch(bytes, /\/home\/|\/Users\/|registry\/src\/|\.cargo\/|\.rustup\//);
    });
  }
});

test('the build comes from content: its name stands in the page, and no time does', () => {
  const html = text('index.html');
  const [, js, wasm] = /name="pound-reckoner-files" content="(\S+) (\S+)"/.exec(html);
  assert.match(wasm, /^\.\/page-[0-9a-f]+_bg\.wasm$/);
  assert.equal(js, wasm.replace('_bg.wasm', '.js'));
  assert.doesNotMatch(html, /\b20\d\d-\d\d-\d\dT/);
});

test('the site names no address of its own: what it links to in itself it finds beside it', () => {
  for (const file of files.filter((one) => /\.(html|css|js|mjs|webmanifest|json)$/.test(one))) {
    const name = relative(dist, file);
    const words = readFileSync(file, 'utf8');
    assert.doesNotMatch(words, /github\.io|githubusercontent|\brel="?canonical|property="?og:/, name);
    const links = [...words.matchAll(/\b(?:href|src|action)="([^"]*)"/g)].map((one) => one[1]);
    for (const link of links) assert.doesNotMatch(link, /^(?:\/|[a-z]+:)/, `${name}: ${link}`);
  }
  const { start_url, scope, id, icons } = JSON.parse(text('manifest.webmanifest'));
  for (const address of [start_url, scope, id, ...icons.map((icon) => icon.src)]) assert.match(address, /^(?!\/|[a-z]+:)/);
});

test('every script of the page carries its integrity', () => {
  const tags = text('index.html').match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const loaded = tags.filter((tag) => /^<script|rel="?(?:modulepreload|preload)"?/.test(tag));
  assert.ok(loaded.length >= 4, loaded.join('\n'));
  for (const tag of loaded) assert.match(tag, /integrity="sha384-/, tag);
});

test('no syntax that Chromium 80 does not know, in any script', () => {
  for (const file of files.filter((one) => /\.m?js$/.test(one))) {
    const script = readFileSync(file, 'utf8');
    assert.doesNotMatch(script, /\?\?=|\|\|=|&&=|^await\b|static\s*\{|#[a-z]\w*\s+in\s/m, relative(dist, file));
  }
});
