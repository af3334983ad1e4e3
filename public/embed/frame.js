// The small form for another site's page, in an iframe. Nothing that is entered leaves it: the only message to the page
// around it is the frame's own height.
import start, { places, reckon } from './pound_reckoner.js';

// Policies only ever tighten. Every engine with container queries knows 'wasm-unsafe-eval'.
if ('container' in document.documentElement.style) {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'self' 'wasm-unsafe-eval'";
  document.head.append(policy);
}

const at = (id) => document.getElementById(id);
const value = (id) => at(id).value.trim();
const made = (name, words) => Object.assign(document.createElement(name), { textContent: words });

// India's day, whatever the device's zone.
const today = () => new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10);

function given() {
  const kind = value('kind');
  const lines = [['fine', 'per-head'], ['feeding', 'per-head-per-day']];
  const seen = lines.filter(([head]) => value(head) !== '')
    .map(([head, unit]) => ({ head, kinds: [kind], amount: value(head), unit }));
  const heads = value('heads');
  return {
    place: value('place') || undefined,
    // What is no whole number is handed on as it is, and refused with its reason.
    animals: [{ kind, heads: /^\d+$/.test(heads) ? Number(heads) : heads || undefined }],
    impounded: value('impounded') || undefined,
    claimed: today(),
    rates: seen.length > 0 ? { seen } : 'not-seen',
  };
}

/** The first row of law on the way from a figure to what it rests on. */
function cited({ steps, rows }, number) {
  const step = steps[number];
  const own = step.rule || (step.inputs.find((input) => input.row) || {}).row;
  if (own) return rows[own];
  for (const input of step.inputs) {
    const found = input.step === undefined ? undefined : cited({ steps, rows }, input.step);
    if (found) return found;
  }
  return undefined;
}

function figure(account, { step }, term) {
  const { figure: { words }, said } = account.steps[step];
  const row = cited(account, step);
  const shown = made('dd', said);
  if (row) shown.append(made('small', `${row.citation}; ${row.standing.words}`));
  at('figures').append(made('dt', term || words), shown);
}

function show() {
  const account = reckon(given());
  at('figures').textContent = '';
  at('needs').textContent = '';
  at('day').textContent = `As of today in India, ${today()}:`;
  const problems = [...(account.problems || [])];
  const take = (part, figures, term) => {
    if (part.problems) problems.push(...part.problems);
    else figures(part).filter(Boolean).forEach((one) => figure(account, one, term));
  };
  if (!account.problems) {
    const { claim, 'each-further-day': further, deadlines } = account.parts;
    take(claim, (part) => [part['to-bring']], 'To take them home today');
    if (!claim.problems) take(further, (part) => [part]);
    take(deadlines, ({ first }) => [first['last-safe-day']]);
    if (!deadlines.problems) take(deadlines.first.sale, (sale) => [sale['earliest-sale']]);
  }
  const said = new Set(problems.map(({ name, field, message }) => `${name || field}: ${message}`));
  said.forEach((words) => at('needs').append(made('li', words)));
}

// To any origin: the frame cannot know for certain who holds it, and a height tells nobody anything.
function tellHeight() {
  if (parent !== window) parent.postMessage({ poundReckoner: { height: Math.ceil(document.documentElement.getBoundingClientRect().height) } }, '*');
}

at('form').addEventListener('submit', (event) => event.preventDefault());
new ResizeObserver(tellHeight).observe(document.documentElement);
start().then(() => {
  for (const { place: { code, words } } of places()) at('place').append(Object.assign(made('option', words), { value: code }));
  at('form').addEventListener('input', show);
  show();
}, () => { at('day').textContent = 'The reckoner has not started. Check the network and load this again.'; });
