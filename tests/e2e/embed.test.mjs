// The engine module, without Leptos, as other people's pages, our own worker and Node use it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { engine, herd, worked } from './lib/engine.mjs';
import { launch80 } from './lib/chromium80.mjs';
import { dist, launch, open, root, site } from './lib/site.mjs';

const here = join(dist, 'embed');
const schema = (name) => JSON.parse(readFileSync(join(here, `${name}.schema.json`), 'utf8'));
let module;
before(async () => { module = await engine(); });

/** After whatever was tried, a good case gives what was worked by hand. */
function still_right() {
  assert.equal(module.reckon(herd()).parts.claim['to-bring'].value, '5700');
}

async function validators() {
  const { default: Ajv } = await import('ajv/dist/2020.js');
  const ajv = new Ajv({ strict: true, allowUnionTypes: true });
  ajv.addSchema(schema('case'), 'case.schema.json');
  ajv.addSchema(schema('answer'), 'answer.schema.json');
  const of = (name) => {
    const check = ajv.getSchema(name);
    return (value, what) => assert.ok(check(value), `${what}: ${JSON.stringify(check.errors?.slice(0, 3))}`);
  };
  return { fits_case: of('case.schema.json'), fits: (definition) => of(`answer.schema.json${definition ? `#/$defs/${definition}` : ''}`) };
}

describe('it answers', () => {
  test('a case as worked by hand, with words, steps, citations and standings', () => {
    const account = module.reckon(herd());
    const { claim, deadlines } = account.parts;
    assert.equal(claim['to-bring'].value, '5700');
    assert.equal(claim.days.value, 4);
    assert.deepEqual(claim.lines.map((line) => [line.head.code, line.head.words, line.amount.value]), [['fine', 'Fine', '4500'], ['feeding', 'Feeding and watering', '1200']]);
    assert.equal(account.parts['each-further-day'].value, '300');
    // Punjab, s. 14: three days to claim, the first day left out.
    assert.equal(deadlines.first['last-safe-day'].value, '2026-12-01');
    const row = account.rows[deadlines.first.rule];
    assert.equal(row.citation, 'Cattle-trespass Act, 1871, section 14');
    assert.deepEqual(row.standing, { code: 'read', words: 'read in full' });
    const step = account.steps[claim.fines.step];
    assert.equal(step.how, '₹4,500');
    assert.equal(step.result.amount, '4500');
    assert.equal(account.law.place.words, 'Punjab');
    assert.ok(account['leaves-out'].length > 0 && account.assumed.length > 0);
    // The board has to be shown (s. 12), and the keeper may take nothing beyond it.
    const board = account.rights.find(({ right }) => right.code === 'board');
    assert.equal(board.right.words, 'The list of fines and feeding charges has to be shown at the pound.');
    assert.match(account.rows[board.rule].citation, /section 12/);
    // Where the law knows a security, paying alone does not set them free.
    const claim_in = (place) => module.reckon({ ...herd(), place }).rights.find(({ right }) => right.code === 'claim').right.words;
    assert.doesNotMatch(claim_in('punjab'), /security/);
    assert.match(claim_in('maharashtra'), /on deposit of the security where it is due/);
  });

  test('plain objects, nothing absent as null, nothing that JSON cannot carry', () => {
    const plain = (value, path) => {
      assert.notEqual(value, null, path);
      assert.notEqual(value, undefined, path);
      if (typeof value === 'object') {
        assert.ok([Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value)), path);
        for (const [name, inner] of Object.entries(value)) plain(inner, `${path}.${name}`);
      } else assert.ok(['string', 'number', 'boolean'].includes(typeof value), path);
    };
    plain(module.reckon(herd()), '');
    plain(module.places(), 'places');
    plain(module.scales('maharashtra'), 'scales');
  });

  test('the same in other places', () => {
    const compared = module.compare(herd(), ['kerala', 'central']);
    assert.deepEqual(compared.map((one) => one.place.words), ['Kerala', 'Central Act by itself, without a State']);
    // Central s. 14: seven days.
    assert.equal(compared[1].account.parts.deadlines.first['last-safe-day'].value, '2026-12-05');
  });

  test('from day to day', () => {
    assert.deepEqual(module.curve(herd(), 2), [
      { day: '2026-12-01', 'to-bring': '5700' },
      { day: '2026-12-02', 'to-bring': '6000' },
      { day: '2026-12-03', 'to-bring': '6300' },
    ]);
    assert.equal(module.curve(herd(), 366).length, 367);
    assert.equal(module.curve({ place: 'punjab' }, 3).problems[0].field, 'claimed');
  });

  test('a demand, head by head', () => {
    const { demand } = module.check(herd(), [{ head: 'fine', amount: '4500' }, { head: 'feeding', amount: '1,500' }, { head: 'catching', amount: '200' }]).parts;
    assert.deepEqual(demand.map((line) => [line.head.code, line.verdict, line.difference]), [['fine', 'agrees', '0'], ['feeding', 'above', '300'], ['catching', 'outside-the-act', '200']]);
  });

  test('places and scales; a scale is a tariff to reckon with', () => {
    assert.equal(module.places().length, 37);
    const [latur] = module.scales('maharashtra');
    assert.equal(latur.id, 'latur-2016');
    const account = module.reckon({ ...herd(), place: 'maharashtra', rates: { seen: latur.charges }, terms: latur.terms });
    // 3 × 700 once, and 3 × 200 a day from the second of four days.
    assert.equal(account.parts.claim['to-bring'].value, '3900');
    assert.deepEqual(module.scales('sikkim'), []);
  });

  test('many cases in one go, in their order, and one that is refused stops no other', () => {
    const cases = Array.from({ length: 500 }, (_, n) => ({ ...herd(), animals: [{ kind: 'cow', heads: n + 1 }] }));
    cases[7] = { place: 'atlantis' };
    cases[8] = new Map();
    const answers = module.reckonAll(cases);
    assert.equal(answers.length, 500);
    assert.equal(answers[0].parts.claim['to-bring'].value, '1900');
    assert.equal(answers[499].parts.claim['to-bring'].value, '950000');
    assert.equal(answers[7].problems[0].code, 'unknown-code');
    assert.equal(answers[8].problems[0].code, 'not-plain-data');
  });

  test('a QR code', () => {
    const code = module.qr('https://example.org/');
    assert.equal(code.length, code[0].length);
    assert.match(code[0], /^1111111.*1111111$/);
    for (const none of ['x'.repeat(1e6), 5, null, undefined, {}]) assert.equal(module.qr(none), undefined);
  });

  test('what is missing, by part, with the field and the sentence', () => {
    const { claim } = module.reckon({ place: 'punjab', impounded: '2026-11-28' }).parts;
    assert.deepEqual(claim.problems.map((one) => one.field), ['animals', 'rates', 'claimed']);
    assert.match(claim.problems[0].message, /not answered/);
  });
});

describe('the schemas', () => {
  test('every worked case fits, and so does every answer', async () => {
    const { fits_case, fits } = await validators();
    const cases = worked();
    assert.ok(Object.keys(cases).length > 200);
    for (const [path, given] of Object.entries(cases)) {
      fits_case(given, path);
      fits('Account')(module.reckon(given), path);
    }
    module.places().forEach((one) => fits('PlaceEntry')(one, one.place.code));
    for (const { place } of module.places()) module.scales(place.code).forEach((one) => fits('Scale')(one, one.id));
    module.curve(herd(), 5).forEach((one) => fits('Point')(one, one.day));
    module.compare(herd(), ['kerala']).forEach((one) => fits('Compared')(one, 'kerala'));
    fits('')(module.reckon({ place: 'atlantis' }), 'refused');
    assert.throws(() => fits_case({ animals: [{ kind: 'cow', heads: '3' }] }, 'a text for a number'));
  });
});

/** A case of every field with a value that is right. */
const full = () => ({
  situation: 'pound', place: 'bihar', area: 'hyderabad', text: 'central',
  animals: [{ kind: 'cow', heads: 2, condition: 'ordinary', capture: 2, age: 'over-three', kilograms: 300, price: '9000' }],
  impounded: '2026-11-28T10:30', seized: '2026-11-28', claimed: '2026-12-01T09:00', notice: '2026-12-05', ask: ['2026-12-02'],
  rates: { seen: [{ head: 'fine', kinds: ['cow'], amount: '100', unit: 'per-head', 'from-day': 1, age: 'over-three',
    captures: { from: 1, to: 5 }, number: { from: 1, to: 9 }, repeat: { percent: '10', growth: 'simple' }, replaces: '50' }] },
  terms: { scale: 'x', 'not-returned-from': 9, then: 'kept', 'auction-day': 8, 'or-from-day': 3 },
  'actual-cost': '10', sale: { 'sold-as': 'refused', day: '2026-12-09', lots: [{ row: 0, heads: 1, price: '9000' }] },
  expenses: [{ amount: '10' }, { percent: '2.5' }], deposited: '2026-12-20',
  notified: { security: true, removal: false, 'trespass-all-cattle': false, 'trespass-fifty': false },
  security: { rates: [{ kinds: ['cow'], amount: '500' }], day: '2026-12-01', again: '2027-01-01', 'again-illegal': false, part: '5' },
  suit: { claimed: '50', paid: '5' }, 'order-day': '2026-12-30', demand: [{ head: 'fine', amount: '3' }],
  choices: { 'feeding-days': 'nights', 'feeding-from': 'arrival', 'first-day': 'counted', 'refusal-wait': 'none', 'month-end': 'last-day',
    'how-many': 'fewest', 'round-at': 'lines', 'closed-day': 'stays', bands: 'marginal' },
});

/** Every place in a value, as [path, put]: `put(x)` gives the whole with x there. */
function* everywhere(value, path = '', put = (x) => x) {
  yield [path, put, value];
  if (typeof value !== 'object') return;
  for (const name of Object.keys(value)) {
    const inner = Array.isArray(value) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;
    yield* everywhere(value[name], inner, (x) => put(Array.isArray(value) ? Object.assign([...value], { [name]: x }) : { ...value, [name]: x }));
  }
}

function refused(value, path, ask = module.reckon) {
  const { problems } = ask(value);
  assert.ok(Array.isArray(problems) && problems.length > 0, `${path} was taken`);
  for (const problem of problems) {
    assert.ok(problem.field.startsWith(path), `${path}: ${JSON.stringify(problem)}`);
    assert.ok(problem.code && problem.message, JSON.stringify(problem));
  }
  return problems[0];
}

describe('what is hostile or wrong is refused with its path, and the next call works', () => {
  after(still_right);

  test('everything in its own place is taken', () => assert.ok(module.reckon(full()).parts));

  test('wrong types in every field', () => {
    const wrong = [null, NaN, Infinity, -1, 1.5, 1e21, 10n, Symbol('s'), () => 1, new Map(), new Set(), new Date(), /x/, new Uint8Array(3),
      new (class Herd { heads = 1; })(), new String('cow'), Promise.resolve(), [[]], {}, '', '\u0000', '\ud800', 'x'.repeat(300), true];
    for (const [path, put, value] of everywhere(full())) {
      for (const one of wrong) {
        if (typeof one === 'boolean' && typeof value === 'boolean') continue;
        // A list without rows and an object without fields are lists and objects, and any whole text may name a scale.
        if (one !== null && typeof one === 'object' && !Array.isArray(one) && Object.getPrototypeOf(one) === Object.prototype && typeof value === 'object' && !Array.isArray(value)
          && !/^(rates(\.seen\[0\].*)?|sale.*|expenses\[\d\]|security\.rates\[0\])$/.test(path)) continue;
        if (typeof one === 'string' && ['', '\u0000'].includes(one) && path === 'terms.scale') continue;
        const problem = refused(put(one), path);
        assert.notEqual(problem.code, 'failed', path);
      }
      still_right();
    }
  });

  test('an unknown field at each level', () => {
    for (const [path, put, value] of everywhere(full())) {
      if (typeof value !== 'object' || Array.isArray(value)) continue;
      refused(put({ ...value, 'no-such-field': 1 }), path);
      refused(put(JSON.parse(`{ "__proto__": { "place": "punjab" } }`)), path);
      refused(put({ ...value, [Symbol('hidden')]: 1 }), path);
      refused(put({ ...value, ['x'.repeat(100_000)]: 1 }), path);
    }
    assert.deepEqual(module.reckon({ plase: 'punjab' }).problems[0].field, 'plase');
    assert.ok(module.reckon({ plase: 'punjab' }).problems[0].expected.includes('place'));
  });

  test('getters are not run, prototypes are not followed', () => {
    let ran = 0;
    for (const [path, put, value] of everywhere(full())) {
      if (typeof value !== 'object') continue;
      for (const name of Object.keys(value)) {
        const trap = Array.isArray(value) ? [...value] : { ...value };
        Object.defineProperty(trap, name, { enumerable: true, get() { ran += 1; return value[name]; } });
        assert.equal(refused(put(trap), path).code, 'getter');
      }
    }
    assert.equal(ran, 0);
    assert.equal(refused(Object.create(full()), '').code, 'not-plain-data');
    Object.prototype.place = 'punjab';
    try {
      assert.deepEqual(module.reckon({ impounded: '2026-11-28' }).parts.deadlines.problems.map((one) => one.field), ['place']);
      const bare = Object.assign(Object.create(null), herd());
      assert.equal(module.reckon(bare).parts.claim['to-bring'].value, '5700');
    } finally {
      delete Object.prototype.place;
    }
    assert.equal(ran, 0);
    // What only looks like a list is none.
    assert.equal(refused({ animals: { length: 1, 0: { kind: 'cow', heads: 3 } } }, 'animals').code, 'wrong-type');
    assert.equal(refused({ animals: (function some() { return arguments; })({ kind: 'cow' }) }, 'animals').code, 'getter');
    assert.equal(refused({ place: 'punjab', text: 'kerala' }, 'text').code, 'unknown-code');
    const hidden = herd();
    Object.defineProperty(hidden, 'seized', { enumerable: false, value: 'never' });
    assert.ok(module.reckon(hidden).parts, 'what is not enumerable is not there');
    assert.ok(module.reckon({ ...herd(), seized: undefined }).parts, 'undefined is absent');
  });

  test('a proxy that throws, lies or was taken away', () => {
    const throws = new Proxy({}, { ownKeys() { throw new Error('no'); } });
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const endless = new Proxy({}, { ownKeys: () => ['place'], getOwnPropertyDescriptor: (_, name) => ({ configurable: true, enumerable: true, value: endless_value(name) }) });
    const endless_value = () => endless;
    const long = new Proxy([], { get: (_, name) => (name === 'length' ? 1e9 : 1) });
    for (const one of [throws, proxy, endless, long]) {
      refused(one, '');
      refused({ animals: one }, 'animals');
      refused(one, '', module.reckonAll);
      refused(one, 'places', (value) => module.compare(herd(), value));
    }
    const honest = new Proxy(herd(), {});
    assert.equal(module.reckon(honest).parts.claim['to-bring'].value, '5700');
  });

  test('cycles, depth, rows and size', () => {
    const round = herd();
    round.animals[0].kind = round;
    assert.equal(refused(round, 'animals[0].kind').code, 'cycle');
    let deep = 'cow';
    for (let n = 0; n < 10_000; n += 1) deep = [deep];
    assert.equal(refused({ animals: deep }, 'animals').code, 'too-deep');
    deep = {};
    for (let n = 0; n < 10_000; n += 1) deep = { choices: deep };
    assert.equal(refused(deep, 'choices').code, 'too-deep');
    const many = Array.from({ length: 1_000_000 }, () => ({ kind: 'cow', heads: 1 }));
    assert.equal(refused({ animals: many }, 'animals').code, 'too-many');
    assert.equal(refused(many, '', module.reckonAll).code, 'too-many');
    assert.equal(refused({ animals: new Array(4_294_967_295) }, 'animals').code, 'too-many');
    assert.equal(refused({ animals: new Array(3) }, 'animals[0]').code, 'not-plain-data');
    assert.equal(refused({ animals: Object.assign([], { more: 1 }) }, 'animals').code, 'not-plain-data');
    const wide = Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`f${n}`, 1]));
    assert.equal(refused(wide, '').code, 'too-many');
    const rows = Array.from({ length: 900 }, () => ({ head: 'fine', kinds: Array(900).fill('cow'), unit: 'per-head' }));
    assert.equal(refused({ rates: { seen: rows } }, 'rates.seen').code, 'too-much');
    assert.equal(refused({ text: 'x'.repeat(1e7) }, 'text').code, 'too-long');
  });

  // A bound against work that grows without end, far above what it takes; the benchmark measures.
  test('the most that is taken does not hang', () => {
    const animals = Array.from({ length: 1000 }, (_, n) => ({ kind: n % 2 ? 'cow' : 'goat', heads: 99_999, capture: 2, price: String(1000 + n) }));
    const seen = Array.from({ length: 998 }, (_, n) => ({ head: 'catching', kinds: ['pig'], amount: String(n), unit: 'per-head', repeat: { percent: '100', growth: 'compound' } }));
    seen.push({ head: 'fine', kinds: ['any'], amount: '999999999.99', unit: 'per-head' }, { head: 'feeding', kinds: ['any'], amount: '999999999.99', unit: 'per-head-per-day' });
    const before = process.cpuUsage();
    const answer = module.reckon({ ...herd(), animals, rates: { seen } });
    const { user, system } = process.cpuUsage(before);
    assert.ok(user + system < 60_000_000, `${user + system} µs`);
    assert.ok(answer.parts);
  });

  test('the other arguments', () => {
    assert.equal(refused(['punjab', 'atlantis'], 'places[1]', (value) => module.compare(herd(), value)).code, 'unknown-code');
    assert.equal(refused('3', 'days', (value) => module.curve(herd(), value)).code, 'wrong-type');
    assert.equal(refused(367, 'days', (value) => module.curve(herd(), value)).code, 'out-of-range');
    assert.equal(refused(-1, 'days', (value) => module.curve(herd(), value)).code, 'out-of-range');
    assert.equal(refused([{ head: 'fine', amount: 5 }], 'demand[0].amount', (value) => module.check(herd(), value)).code, 'wrong-type');
    assert.equal(refused('atlantis', 'place', module.scales).code, 'unknown-code');
    assert.equal(refused(undefined, '', module.reckon).code, 'not-plain-data');
    assert.equal(refused('x', '', module.reckonAll).code, 'wrong-type');
  });

  test('amounts, days and numbers that cannot be read, each with its own reason', () => {
    const amount = (text) => module.reckon({ 'actual-cost': text }).problems[0].code;
    assert.deepEqual(['1e3', '-5', '1.234', '1,2,3', 'ten', ''].map(amount), ['exponent', 'sign', 'too-many-decimals', 'bad-grouping', 'not-a-number', 'empty']);
    const day = (text) => module.reckon({ seized: text }).problems[0].code;
    assert.deepEqual(['2026-02-30', '30-11-2026', '1870-01-01', '2026-11-30T10:00'].map(day), ['no-such-day', 'not-a-day', 'day-out-of-range', 'not-a-day']);
    const heads = (n) => module.reckon({ animals: [{ heads: n }] }).problems[0].code;
    assert.deepEqual([0, 100_000, -1, 1.5].map(heads), ['zero', 'number-too-large', 'out-of-range', 'wrong-type']);
  });
});

describe('the types', () => {
  /** What tsc --strict says of some files, by their names. */
  const tsc = (files) => {
    const folder = mkdtempSync(join(tmpdir(), 'pound-reckoner-types-'));
    writeFileSync(join(folder, 'pound_reckoner.d.ts'), readFileSync(join(here, 'pound_reckoner.d.ts')));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    try {
      execFileSync(process.execPath, [join(root, 'tests/e2e/node_modules/typescript/bin/tsc'), '--strict', '--noEmit', '--exactOptionalPropertyTypes',
        '--target', 'es2020', '--module', 'es2020', '--moduleResolution', 'bundler', '--lib', 'es2020,dom', ...Object.keys(files)], { encoding: 'utf8', cwd: folder });
      return '';
    } catch (error) {
      return error.stdout;
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  const example = readFileSync(join(root, 'tests/e2e/lib/example.ts'), 'utf8');

  test('an example that uses every function is taken, strictly, and with a wrong field, code or type it is not', () => {
    for (const name of Object.keys(module).filter((one) => one !== 'default')) assert.ok(example.includes(`${name}(`), name);
    const files = { 'example.ts': example };
    const wrongs = [["place: 'punjab'", "plase: 'punjab'"], ["kind: 'cow'", "kind: 'cows'"], ["amount: '1500'", 'amount: 1500'], ['heads: 3', "heads: '3'"], ["['kerala'", "['atlantis'"]];
    wrongs.forEach(([right, wrong], n) => {
      assert.ok(example.includes(right), right);
      files[`wrong${n}.ts`] = example.replace(right, wrong);
    });
    const said = tsc(files);
    assert.doesNotMatch(said, /^(example|pound_reckoner)/m);
    wrongs.forEach(([, wrong], n) => assert.match(said, new RegExp(`^wrong${n}\\.ts.*error TS`, 'm'), wrong));
  });

  test('without any', () => assert.doesNotMatch(readFileSync(join(here, 'pound_reckoner.d.ts'), 'utf8').replace(/\/\*\*.*?\*\//gs, '').replaceAll('"any"', ''), /\bany\b|\bunknown\b/));

  test('the answers of the worked cases are what the types say', () => {
    const answers = Object.values(worked()).map((given) => module.reckon(given));
    const text = `import type { Account } from './pound_reckoner.js';\nexport const answers: Account[] = ${JSON.stringify(answers.filter((_, n) => n % 10 === 0))};\n`;
    assert.equal(tsc({ 'answers.ts': text }), '');
  });
});

describe('in browsers', () => {
  let browser;
  before(async () => { browser = await launch(); });
  after(() => browser?.close());

  const foreign = (body) => ({ rules: [{ match: /^bare\.html$/, type: 'text/html', body }] });

  test('in a bare page of another site, by the address alone', async () => {
    const server = await site();
    const other = await site({ base: '/', ...foreign(`<!DOCTYPE html><link rel="icon" href="data:,"><title>bare</title><p id="said"></p><script type="module">
      import start, { reckon } from '${server.url}embed/pound_reckoner.js';
      await start();
      document.getElementById('said').textContent = reckon(${JSON.stringify(herd())}).parts.claim['to-bring'].value;
    </script>`) });
    const page = await open(browser);
    try {
      await page.goto(`${other.url}bare.html`);
      await page.locator('#said').getByText('5700').waitFor();
      assert.deepEqual(page.errors, []);
    } finally {
      await page.done();
      await server.close();
      await other.close();
    }
  });

  test('in a worker of the page, under the page\'s policy', async () => {
    const server = await site({ rules: [{
      match: /^try-worker\.js$/,
      body: `import start, { reckonAll } from "./embed/pound_reckoner.js"; start().then(() => postMessage(reckonAll([${JSON.stringify(herd())}])[0].parts.claim["to-bring"].value), (error) => postMessage("failed: " + error));`,
    }] });
    const page = await open(browser);
    try {
      await page.goto(server.url);
      const said = await page.evaluate((address) => new Promise((done) => {
        const worker = new Worker(address, { type: 'module' });
        worker.onmessage = (event) => done(event.data);
        worker.onerror = (event) => done(`failed: ${event.message}`);
      }), `${server.url}try-worker.js`);
      assert.equal(said, '5700');
    } finally {
      await page.done();
      await server.close();
    }
  });

  /** Fills the small form of a frame. */
  async function fill(frame) {
    await frame.locator('#place option').nth(37).waitFor({ state: 'attached' });
    await frame.locator('#place').selectOption('punjab');
    await frame.locator('#heads').fill('3');
    const day = await frame.locator('#day').evaluate(() => new Date(Date.now() + 330 * 60_000 - 86_400_000).toISOString().slice(0, 10));
    await frame.locator('#impounded').fill(day);
    await frame.locator('#fine').fill('1,500');
    await frame.locator('#feeding').fill('100');
  }

  test('the frame by one line: figures with section and standing, and only its height leaves it', async () => {
    const server = await site();
    const other = await site({ base: '/', ...foreign(`<!DOCTYPE html><link rel="icon" href="data:,"><title>bare</title><script>
      window.heard = []; addEventListener('message', (event) => heard.push([event.origin, JSON.stringify(event.data)]));
      </script><iframe src="${server.url}embed/frame.html" title="What to pay at the pound" width="390" height="700"></iframe>`) });
    const page = await open(browser);
    try {
      await page.goto(`${other.url}bare.html`);
      const frame = page.frameLocator('iframe');
      await fill(frame);
      // Two days, yesterday and today: 3 × 1,500 + 2 × 3 × 100.
      await frame.locator('dd').filter({ hasText: '₹5,100' }).waitFor();
      const said = await frame.locator('#figures').innerText();
      assert.match(said, /To take them home today/);
      assert.match(said, /₹300/);
      assert.match(said, /Last safe day to claim/);
      assert.match(said, /Cattle-trespass Act, 1871, section 14; read in full/);
      const heard = await page.evaluate(() => window.heard);
      assert.ok(heard.length > 0);
      for (const [origin, data] of heard) {
        assert.equal(origin, server.origin);
        assert.match(data, /^\{"poundReckoner":\{"height":\d+\}\}$/);
      }
      const last = JSON.parse(heard.at(-1)[1]).poundReckoner.height;
      assert.ok(last > 500, String(last));
      assert.ok(page.asked.every((url) => url.startsWith(server.url) || url === `${other.url}bare.html` || url === "data:,"), page.asked.join(' '));
      assert.deepEqual(page.errors, []);
      // What is missing is named, and an amount that cannot be read says why.
      await frame.locator('#fine').fill('1e3');
      await frame.locator('#needs').getByText('letter e').waitFor();
      assert.equal(await frame.locator('#figures dd').count(), 0);
    } finally {
      await page.done();
      await server.close();
      await other.close();
    }
  });

  test('the frame passes axe and runs nothing inline', async () => {
    const server = await site();
    const page = await open(browser);
    try {
      await page.goto(`${server.url}embed/frame.html`);
      await fill(page);
      await page.evaluate(readFileSync(join(root, 'tests/e2e/node_modules/axe-core/axe.min.js'), 'utf8'));
      const { violations } = await page.evaluate(() => globalThis.axe.run(document));
      assert.deepEqual(violations.map((one) => one.id), []);
      const html = readFileSync(join(here, 'frame.html'), 'utf8');
      assert.doesNotMatch(html, /<script(?![^>]*\bsrc=)|\son\w+=|style=|javascript:/);
      assert.match(html, /default-src 'none'/);
    } finally {
      await page.done();
      await server.close();
    }
  });

  test('the frame works in Chromium 80', async () => {
    const server = await site();
    const old = await launch80();
    try {
      await old.goto(`${server.url}embed/frame.html`);
      await old.until('document.querySelectorAll("#place option").length === 38');
      await old.fill('#place', 'punjab');
      await old.fill('#impounded', '2026-11-28');
      await old.until('/Last safe day/.test(document.getElementById("figures").textContent)');
    } finally {
      await old.close();
      await server.close();
    }
  });
});

test('holds nothing of Leptos', () => {
  const bytes = readFileSync(join(here, 'engine_bg.wasm'), 'latin1');
  assert.ok(!/leptos|tachys|reactive_graph/.test(bytes));
});
