// Firefox and WebKitGTK by their own drivers, over the plain WebDriver protocol: Playwright drives only builds of its own.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const tools = process.env.POUND_RECKONER_TOOLS ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'pound-reckoner');
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The path of a program, or nothing. */
function found(name) {
  const PATH = [join(tools, 'geckodriver', 'bin'), process.env.PATH].join(delimiter);
  try {
    return execFileSync('sh', ['-c', 'command -v -- "$1"', 'sh', name], { encoding: 'utf8', env: { ...process.env, PATH } }).trim();
  } catch {
    return undefined;
  }
}

/** Debian keeps WebKitGTK's small browser beside the library, not on PATH. */
function mini_browser() {
  try {
    const files = execFileSync('dpkg', ['-L', 'libwebkit2gtk-4.1-0'], { encoding: 'utf8' }).split('\n');
    return files.find((file) => file.endsWith('/MiniBrowser'));
  } catch {
    return found('MiniBrowser');
  }
}

const free_port = () => new Promise((done) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    server.close(() => done(port));
  });
});

/** Firefox: what is missing for it on this machine, and how its driver is started. */
export function firefox() {
  const [driver, binary] = [found('geckodriver'), found('firefox-esr') ?? found('firefox')];
  return {
    lacks: [!driver && 'geckodriver', !binary && 'firefox-esr'].filter(Boolean),
    command: (port, home) => [driver, ['--port', port, '--host', '127.0.0.1', '--profile-root', home]],
    capabilities: { 'moz:firefoxOptions': { binary, args: ['-headless'], prefs: { 'intl.accept_languages': 'en-IN, en' } } },
  };
}

/** WebKitGTK, the same; it wants a screen. */
export function webkit() {
  const [driver, binary, screen] = [found('WebKitWebDriver'), mini_browser(), found('Xvfb')];
  return {
    lacks: [!driver && 'WebKitWebDriver', !binary && 'MiniBrowser', !screen && 'Xvfb'].filter(Boolean),
    screen,
    command: (port) => [driver, [`--port=${port}`, '--host=127.0.0.1']],
    capabilities: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
    environment: { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  };
}

/** Xvfb chooses a free display itself and says which. */
async function start_screen(program) {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1366x900x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise((done, fail) => {
    child.stdio[3].once('data', (data) => done(String(data).trim()));
    child.once('exit', () => fail(new Error('Xvfb ended')));
  });
  return { child, display: `:${number}` };
}

/**
 * Starts an engine with one wide window. Resolves to { goto, evaluate, until, fill, choose, click, text, print, close }, as
 * launch80() does.
 */
export async function drive(engine) {
  const home = mkdtempSync(join(tmpdir(), 'pound-reckoner-browser-'));
  const port = await free_port();
  const screen = engine.screen && await start_screen(engine.screen);
  const [program, given] = engine.command(String(port), home);
  const driver = spawn(program, given, {
    stdio: 'ignore',
    env: { ...process.env, ...engine.environment, HOME: home, TZ: 'Asia/Kolkata', ...(screen ? { DISPLAY: screen.display } : {}) },
  });
  const ended = new Promise((done) => driver.once('exit', done));
  let session = '';

  async function ask(method, path, body) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path.replace(session, '…')}: ${value.error}: ${value.message}`);
    return value;
  }
  const command = (method, path, body) => ask(method, `/session/${session}${path}`, body);

  async function close() {
    if (session) await command('DELETE', '').catch(() => {});
    driver.kill();
    await ended;
    if (screen) {
      const gone = new Promise((done) => screen.child.once('exit', done));
      screen.child.kill();
      await gone;
    }
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  try {
    let last;
    for (const end = Date.now() + 60_000; !session && Date.now() < end; await new Promise((done) => setTimeout(done, 200))) {
      try {
        session = (await ask('POST', '/session', { capabilities: { alwaysMatch: engine.capabilities } })).sessionId;
      } catch (error) {
        last = error;
        // The driver does not listen yet; anything that it says itself is final.
        if (!(error instanceof TypeError)) throw error;
      }
    }
    if (!session) throw last;
  } catch (error) {
    await close();
    throw error;
  }

  const element = async (css) => (await command('POST', '/element', { using: 'css selector', value: css }))[ELEMENT];
  const evaluate = (expression) => command('POST', '/execute/sync', { script: `return (${expression});`, args: [] });
  await command('POST', '/window/rect', { width: 1280, height: 850 });
  return {
    goto: (url) => command('POST', '/url', { url }),
    evaluate,
    async until(expression, milliseconds = 30_000) {
      for (const end = Date.now() + milliseconds; Date.now() < end; await new Promise((done) => setTimeout(done, 100))) {
        if (await evaluate(`Boolean(${expression})`).catch(() => false)) return;
      }
      throw new Error(`never true: ${expression}`);
    },
    /** Types it, key by key, as a person does. */
    async fill(css, text) {
      const id = await element(css);
      await command('POST', `/element/${id}/clear`);
      await command('POST', `/element/${id}/value`, { text });
    },
    choose: async (css, value) => command('POST', `/element/${await element(`${css} option[value="${value}"]`)}/click`),
    click: async (css) => command('POST', `/element/${await element(css)}/click`),
    text: async (css) => (await command('GET', `/element/${await element(css)}/text`)).replace(/\s+/g, ' ').trim(),
    /** The page as a PDF; nothing where the driver does not print. */
    async print() {
      try {
        return Buffer.from(await command('POST', '/print', { background: true }), 'base64');
      } catch (error) {
        if (error.message.includes('unknown command')) return undefined;
        throw error;
      }
    },
    close,
  };
}
