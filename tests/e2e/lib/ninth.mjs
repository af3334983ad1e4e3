// The site with a language more, made up from the English one, as .ci/finish.mjs would have put it there.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dist } from './site.mjs';

/** A copy of the site that also speaks `code`; `say` makes its text of the English one. Gives the folder. */
export function ninth({ code = 'xx', name = 'Xish', dir = 'ltr', say = (text) => `»${text}` } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'pound-reckoner-ninth-'));
  cpSync(dist, folder, { recursive: true });
  const other = (path) => readFileSync(join(folder, path), 'utf8').split('\n').map((line) => {
    if (line.startsWith('@name')) return `@name = ${name}`;
    if (line.startsWith('@dir')) return `@dir = ${dir}`;
    const at = line.indexOf(' = ');
    return /^[a-z]/.test(line) && at > 0 ? line.slice(0, at + 3) + say(line.slice(at + 3)) : line;
  }).join('\n');
  const files = ['lang', 'lang/late'].map((within) => {
    const english = readdirSync(join(folder, within)).find((file) => file.startsWith('en-'));
    const words = other(join(within, english));
    const file = `${within}/${code}-${createHash('sha256').update(words).digest('base64url')}.txt`;
    writeFileSync(join(folder, file), words);
    return file;
  }).join();
  const desk = join(readdirSync(folder).find((one) => one.startsWith('desk-')), 'words');
  writeFileSync(join(folder, desk, `${code}.txt`), other(join(desk, 'en.txt')));
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8').replace(/(<meta name="pound-reckoner-build" content="[^"]*)/, `$1 ${code}=${files}=${name}`);
  writeFileSync(page, html);
  return folder;
}
