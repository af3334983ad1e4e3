// How the desk draws: elements, and the words of the language that is spoken. Texts of people only ever become text.
const reckoner = globalThis.poundReckoner;

let words = new Map();
let one = ['1'];
let language = '';
/** The words of the desk alone, as their file says them. */
let own = '';

const beside = (code) => fetch(new URL(`words/${code}.txt`, import.meta.url)).then((response) => {
  if (!response.ok) throw new Error(`no words of the desk in ${code}`);
  return response.text();
}).then((text) => {
  // A hotel's own page may come in place of what was asked for.
  if (!/^desk\.about = /m.test(text)) throw new Error(`other words than those of the desk in ${code}`);
  return text;
});

/** Fetches the desk's words of the language that is spoken now; English where a language has none. */
export async function fetch_words() {
  const { language: now, words: of_the_page } = reckoner;
  if (now === language) return;
  own = await beside(now).catch(() => beside('en'));
  words = new Map();
  for (const line of `${of_the_page}\n${own}`.split('\n')) {
    const at = line.indexOf('=');
    if (at < 0 || line[0] === '#') continue;
    const key = line.slice(0, at).trim();
    if (key === '@one') one = line.slice(at + 1).trim().split(/\s+/);
    else if (!words.has(key)) words.set(key, line.slice(at + 1).trim());
  }
  language = now;
}

/** What the engine says things with: the late words of the page too, once they are here. */
export async function all_words() {
  await reckoner.late();
  return `${reckoner.words}\n${own}`;
}

/** The text of a key, its places filled as src/text.rs does it. */
export function say(key, places = {}) {
  return (words.get(key) || key).replace(/\{([^}]*)\}/g, (_, inside) => {
    const [name, singular, plural] = inside.split('|');
    if (!(name in places)) return name;
    const value = String(places[name]);
    if (singular === undefined) return value;
    return one.includes(value.replace(/,/g, '')) || plural === undefined ? singular : plural;
  });
}

export const knows = (key) => words.has(key);

/** How the language orders names. */
export const collator = () => new Intl.Collator(language, { numeric: true });

/** 1,00,000. */
export const grouped = (number) => String(number).replace(/\B(?=(\d\d)*\d{3}$)/g, ',');

/** An element: properties, then what stands inside. A name with a hyphen is an attribute. */
export function make(tag, properties, ...inside) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties || {})) {
    if (name.includes('-') || name === 'role' || name === 'for') element.setAttribute(name, value);
    else element[name] = value;
  }
  element.append(...inside);
  return element;
}

/** A button; `of` says of what, for the ear. */
export function button(words, press, of) {
  const made = make('button', { type: 'button', textContent: words });
  if (of) made.setAttribute('aria-label', say('ask.pair', { name: words, value: of }));
  made.addEventListener('click', press);
  return made;
}

/** A button that opens the device's own list of files. */
export function chooser(words, accept, take) {
  const input = make('input', { type: 'file', accept, hidden: true });
  input.addEventListener('change', () => {
    const [chosen] = input.files;
    // The same file may be chosen again.
    input.value = '';
    if (chosen) take(chosen);
  });
  return [button(words, () => input.click()), input];
}

/** Hands a file over, as a download; a text, or its parts. */
export function hand_over(parts, name, type) {
  const link = make('a', { href: URL.createObjectURL(new Blob([parts].flat(), { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
