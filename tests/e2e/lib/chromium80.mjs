// Chromium 80, as an old phone has it, over its own debugging pipe: today's Playwright asks it for
// things it does not know.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

const tools = process.env.POUND_RECKONER_TOOLS ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'pound-reckoner');
const folder = join(tools, 'chromium-80');

/**
 * Starts it with one page. Resolves to { goto, evaluate, until, fill, choose, click, text, print, screenshot, errors, close }.
 * `evaluate` takes an expression as text and resolves to its value.
 */
export async function launch80({ width = 360, height = 640 } = {}) {
  if (!existsSync(join(folder, 'complete'))) throw new Error('no Chromium 80: run .ci/setup test');
  const profile = mkdtempSync(join(tmpdir(), 'chromium-80-'));
  const child = spawn(join(folder, 'chromium'), [
    '--headless', '--single-process', '--no-zygote', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync',
    '--disable-background-networking', '--disable-component-update', '--remote-debugging-pipe', '--lang=en-IN',
    `--user-data-dir=${profile}`, `--window-size=${width},${height}`, 'about:blank',
  ], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: profile, LD_LIBRARY_PATH: `${join(folder, 'lib')}:${process.env.LD_LIBRARY_PATH ?? ''}` },
  });
  const waiting = new Map();
  const errors = [];
  let last = 0;
  let rest = Buffer.alloc(0);
  let session;

  const send = (method, params = {}) => new Promise((done, fail) => {
    last += 1;
    waiting.set(last, { done, fail, method });
    child.stdio[3].write(`${JSON.stringify({ id: last, method, params, ...(session ? { sessionId: session } : {}) })}\0`);
  });
  child.stdio[3].on('error', () => {});
  child.stdio[4].on('data', (data) => {
    rest = Buffer.concat([rest, data]);
    for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
      const message = JSON.parse(rest.toString('utf8', 0, end));
      rest = rest.subarray(end + 1);
      const one = waiting.get(message.id);
      waiting.delete(message.id);
      if (one) message.error ? one.fail(new Error(`${one.method}: ${message.error.message}`)) : one.done(message.result);
      else if (message.method === 'Runtime.exceptionThrown') errors.push(message.params.exceptionDetails.exception?.description ?? message.params.exceptionDetails.text);
      else if (message.method === 'Log.entryAdded' && message.params.entry.level === 'error') errors.push(message.params.entry.text);
    }
  });
  child.on('exit', () => {
    for (const one of waiting.values()) one.fail(new Error('Chromium 80 ended'));
  });

  async function end() {
    const gone = child.exitCode === null && child.signalCode === null ? new Promise((done) => child.once('exit', done)) : null;
    child.kill('SIGKILL');
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }

  try {
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', width, height });
    ({ sessionId: session } = await send('Target.attachToTarget', { targetId, flatten: true }));
    await Promise.all(['Page', 'Runtime', 'Log'].map((domain) => send(`${domain}.enable`)));
  } catch (error) {
    await end();
    throw error;
  }

  const browser = {
    errors,
    goto: (url) => send('Page.navigate', { url }),
    async evaluate(expression) {
      const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    async until(expression, milliseconds = 20_000) {
      for (const end = Date.now() + milliseconds; Date.now() < end; await new Promise((done) => setTimeout(done, 50))) {
        if (await browser.evaluate(`Boolean(${expression})`).catch(() => false)) return;
      }
      throw new Error(`never true in Chromium 80: ${expression}; errors: ${errors.join(' | ')}`);
    },
    // As typing does it: the value, then the event that the app listens to.
    fill: (selector, value) => browser.evaluate(`(() => {
      const field = document.querySelector(${JSON.stringify(selector)});
      field.focus();
      field.value = ${JSON.stringify(value)};
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    })()`),
    choose: (selector, value) => browser.fill(selector, value),
    text: (selector) => browser.evaluate(`document.querySelector(${JSON.stringify(selector)}).innerText.replace(/\\s+/g, ' ').trim()`),
    /** The page as a PDF. */
    print: async () => Buffer.from((await send('Page.printToPDF', { printBackground: true })).data, 'base64'),
    click: (selector) => browser.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`),
    async screenshot(path) {
      writeFileSync(path, Buffer.from((await send('Page.captureScreenshot')).data, 'base64'));
    },
    close: end,
  };
  return browser;
}
