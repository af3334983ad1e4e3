// A case in a link, sending it on, and the poster, on the release page.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import jsqr from 'jsqr';
import { WIDE, small_case } from './lib/fill.mjs';
import { accessible } from './lib/look.mjs';
import { launch, open, site, started, visit } from './lib/site.mjs';

const SUM = '.total';

let browser;
let server;
before(async () => { browser = await launch(); server = await site(); });
after(async () => { await browser?.close(); await server?.close(); });

/** What a page does with the clipboard and the device's own way of sending, before anything of ours runs. */
const device = ({ clipboard, share }) => `(() => {
  globalThis.copied = []; globalThis.sent = [];
  const as = (how, kept) => how === 'works' ? (what) => { kept.push(what); return Promise.resolve(); }
    : how === 'stopped' ? () => Promise.reject(new DOMException('', 'AbortError'))
    : () => Promise.reject(new DOMException('', 'NotAllowedError'));
  const clipboard = ${JSON.stringify(clipboard)}, share = ${JSON.stringify(share)};
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard === 'missing' ? undefined : { writeText: as(clipboard, globalThis.copied) } });
  Object.defineProperty(navigator, 'share', { configurable: true, value: share === 'missing' ? undefined : as(share, globalThis.sent) });
})()`;

async function on_page(work, { clipboard = 'works', share = 'missing', fragment = '', context = WIDE } = {}) {
  const page = await open(browser, context);
  try {
    await page.addInitScript(device({ clipboard, share }));
    await visit(page, server.url + fragment);
    await work(page);
    assert.deepEqual(page.errors, []);
    for (const asked of page.asked) assert.ok(asked.startsWith(server.url), `asked for ${asked}`);
  } finally {
    await page.done();
  }
}

const settled = (page) => page.evaluate(() => new Promise((done) => setTimeout(done, 60)));
const sum = (page) => page.locator(SUM).first().innerText();

/** The link of the small case. */
async function link_of_the_small_case() {
  let link;
  await on_page(async (page) => {
    await small_case(page);
    await page.click('#share-link');
    await page.locator('#share [role=status]', { hasText: 'Copied' }).waitFor();
    [link] = await page.evaluate(() => globalThis.copied);
  });
  return link;
}

const fragment_of = (link) => link.slice(link.indexOf('#'));

describe('a case in a link', () => {
  test('opens with every answer and the same sum, says so, and leaves the address', async () => {
    const link = await link_of_the_small_case();
    assert.match(link, /^http:[^#]+\/pound-reckoner\/#c1\.enZ[0-9A-Za-z-]*[0-9A-Za-z]$/);
    let before;
    await on_page(async (page) => { await small_case(page); before = await sum(page); });
    await on_page(async (page) => {
      assert.equal(await page.inputValue('#place'), 'punjab');
      assert.equal(await page.locator('input[id^="heads-"]').inputValue(), '2');
      assert.equal(await page.inputValue('#fine-cow'), '1,500');
      assert.equal(await sum(page), before);
      await settled(page);
      assert.match(await page.evaluate(() => document.activeElement.textContent), /came in a link/);
      assert.equal(await page.evaluate(() => location.hash), '');
      await accessible(page);
      // Nothing of another case to go back to.
      assert.equal(await page.locator('.came button').isVisible(), false);
    }, { fragment: fragment_of(link) });
  });

  test('whose every letter a messenger wrote by its number opens all the same; written so twice it says that it is damaged', async () => {
    const link = await link_of_the_small_case();
    const by_number = (text) => [...text].map((one) => `%${one.codePointAt(0).toString(16).padStart(2, '0')}`).join('');
    const own = fragment_of(link).slice(1);
    await on_page(async (page) => {
      assert.equal(await page.inputValue('#place'), 'punjab');
      assert.equal(await page.evaluate(() => location.hash), '');
    }, { fragment: `#${by_number(own)}` });
    await on_page(async (page) => {
      await page.locator('main:visible', { hasText: 'The link is damaged' }).waitFor();
      assert.doesNotMatch(await page.locator('body').innerText(), /₹/);
    }, { fragment: `#${by_number(by_number(own))}` });
  });

  test('asks before it takes the place of what was typed, and gives that back', async () => {
    const link = await link_of_the_small_case();
    await on_page(async (page) => {
      await small_case(page);
      const linked = await sum(page);
      await page.selectOption('#place', 'kerala');
      await page.fill('input[id^="heads-"]', '7');
      const own = await sum(page);
      assert.notEqual(own, linked);
      const open_link = () => page.evaluate((hash) => { location.hash = hash; }, fragment_of(link));
      await open_link();
      const offered = page.locator('main:visible');
      await offered.getByRole('button', { name: 'Open the case in the link' }).waitFor();
      assert.equal(await page.locator(`${SUM}:visible`).count(), 0);
      assert.equal(await offered.count(), 1);
      await accessible(page);
      await offered.getByRole('button', { name: 'Keep your own case' }).click();
      assert.equal(await page.inputValue('#place'), 'kerala');
      assert.equal(await page.evaluate(() => location.hash), '');
      await open_link();
      await page.getByRole('button', { name: 'Open the case in the link' }).click();
      assert.equal(await page.inputValue('#place'), 'punjab');
      await settled(page);
      assert.match(await page.evaluate(() => document.activeElement.textContent), /came in a link/);
      // Not only the boxes: the figures, the days and the questions' answers are the link's.
      assert.equal(await sum(page), linked);
      assert.doesNotMatch(await page.locator('main.layout').innerText(), /Own Act|7 cows|Kerala Cattle/);
      await page.click('.came button');
      assert.equal(await sum(page), own);
      // The browser's way back from the question, while nothing had the focus before it.
      await page.evaluate(() => document.activeElement.blur());
      await open_link();
      await page.locator('main:visible', { hasText: 'Open the case in the link' }).waitFor();
      await page.goBack();
      await page.waitForFunction(() => document.activeElement.id === 'result');
      assert.equal(await sum(page), own);
      assert.equal(await page.inputValue('#place'), 'kerala');
      assert.equal(await page.locator('input[id^="heads-"]').inputValue(), '7');
      assert.equal(await page.locator('.came').isVisible(), false);
    });
  });

  test('opened over a case and left by the way back: the case stands as before, also after a reload', async () => {
    const link = await link_of_the_small_case();
    await on_page(async (page) => {
      await small_case(page);
      await page.fill('input[id^="heads-"]', '7');
      const own = await sum(page);
      const open_link = async () => {
        await page.evaluate((hash) => { location.hash = hash; }, fragment_of(link));
        await page.getByRole('button', { name: 'Open the case in the link' }).click();
      };
      const offered = page.locator('main:visible', { hasText: 'Open the case in the link' });
      await open_link();
      await page.fill('input[id^="heads-"]', '3');
      const changed = await sum(page);
      await page.goBack();
      await offered.waitFor();
      // The way back of the way back: what was changed in the link's case is not lost either.
      await page.getByRole('button', { name: 'Open the case in the link' }).click();
      assert.equal(await sum(page), changed);
      await page.goBack();
      await offered.waitFor();
      await page.goBack();
      await page.locator('main.layout:visible').waitFor();
      assert.equal(await sum(page), own);
      await open_link();
      await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
      await page.reload();
      await started(page);
      assert.notEqual(await sum(page), own);
      await page.goBack();
      await offered.waitFor();
      await page.getByRole('button', { name: 'Keep your own case' }).click();
      assert.equal(await sum(page), own);
      // What was changed in the link's case waits beside it.
      assert.match(await page.locator('.came').innerText(), /Another case is put by/);
      // And by the button above the case.
      await open_link();
      await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
      await page.reload();
      await started(page);
      await page.click('.came button');
      assert.equal(await sum(page), own);
      await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
      await page.reload();
      await started(page);
      assert.equal(await sum(page), own);
      // Forgotten is forgotten: of either case nothing is left.
      await open_link();
      await page.click('.forget');
      assert.equal(await page.evaluate(() => JSON.stringify([Object.keys(localStorage), Object.keys(sessionStorage)])), '[[],[]]');
    });
  });

  describe('nothing typed is lost when one case takes the place of another', () => {
    const heads = (page) => page.locator('input[id^="heads-"]').inputValue();
    const note = (page) => page.locator('.came');
    const offered = (page) => page.locator('main:visible', { hasText: 'Open the case in the link' });
    const open_offered = (page) => page.getByRole('button', { name: 'Open the case in the link' }).click();
    const kept = (page) => page.waitForTimeout(400);
    const again = async (page) => { await kept(page); await page.reload(); await started(page); };
    let link;
    before(async () => { link = fragment_of(await link_of_the_small_case()); });
    const go = (page, hash) => page.evaluate((to) => { location.hash = to; }, hash);
    /** The owner's own case of 7, the link's opened over it and changed to 3. */
    const over_it = (work) => on_page(async (page) => {
      await small_case(page);
      await page.fill('input[id^="heads-"]', '7');
      await go(page, link);
      await open_offered(page);
      await page.fill('input[id^="heads-"]', '3');
      await work(page);
    });

    test('by back, forward and back, also over a reload at each step', () => over_it(async (page) => {
      await page.goBack();
      await offered(page).waitFor();
      assert.match(await offered(page).innerText(), /You changed it here/);
      await again(page);
      await offered(page).waitFor();
      await page.goForward();
      await page.locator('main.layout:visible').waitFor();
      assert.equal(await heads(page), '7');
      await again(page);
      assert.equal(await heads(page), '7');
      await page.goBack();
      await offered(page).waitFor();
      await open_offered(page);
      assert.equal(await heads(page), '3');
      await again(page);
      assert.equal(await heads(page), '3');
      await note(page).getByRole('button', { name: 'Back to your own case' }).click();
      assert.equal(await heads(page), '7');
    }));

    test('by the button: the two change places, as each was left', () => over_it(async (page) => {
      await note(page).getByRole('button', { name: 'Back to your own case' }).click();
      assert.equal(await heads(page), '7');
      await page.fill('input[id^="heads-"]', '8');
      await again(page);
      assert.match(await note(page).innerText(), /Another case is put by here, as you left it/);
      await accessible(page);
      await note(page).getByRole('button', { name: 'Go to the other case' }).click();
      assert.equal(await heads(page), '3');
      await page.fill('input[id^="heads-"]', '4');
      await note(page).getByRole('button', { name: 'Back to your own case' }).click();
      assert.equal(await heads(page), '8');
      await note(page).getByRole('button', { name: 'Go to the other case' }).click();
      assert.equal(await heads(page), '4');
    }));

    test('of a second link over the first, none of the three', () => over_it(async (page) => {
      await page.fill('input[id^="heads-"]', '2');
      await page.fill('#fine-cow', '900');
      const [second] = await page.evaluate(async () => { document.getElementById('share-link').click(); return globalThis.copied; });
      await page.fill('#fine-cow', '901');
      await go(page, fragment_of(second));
      await open_offered(page);
      assert.equal(await page.inputValue('#fine-cow'), '900');
      await page.fill('#fine-cow', '902');
      const seen = [];
      for (let n = 0; n < 3; n += 1) {
        await note(page).locator('button').click();
        seen.push(await page.inputValue('#fine-cow'));
      }
      assert.deepEqual(seen.sort(), ['1,500', '901', '902']);
    }));

    test('what was only looked at is not put by', () => on_page(async (page) => {
      await small_case(page);
      await page.fill('input[id^="heads-"]', '7');
      await go(page, link);
      await open_offered(page);
      await note(page).getByRole('button', { name: 'Back to your own case' }).click();
      assert.equal(await heads(page), '7');
      assert.equal(await note(page).isVisible(), false);
    }));

    test('one tap forgets all of them on the device; the page has the one that stood there until something is entered, the other until it is closed', () => over_it(async (page) => {
      await page.click('.forget');
      assert.equal(await page.evaluate(() => JSON.stringify([Object.keys(localStorage), Object.keys(sessionStorage)])), '[[],[]]');
      await page.getByRole('button', { name: 'Bring it back' }).click();
      assert.equal(await heads(page), '3');
      await note(page).getByRole('button', { name: 'Back to your own case' }).click();
      assert.equal(await heads(page), '7');
      await page.click('.forget');
      await page.fill('input[id^="heads-"]', '1');
      assert.equal(await page.getByRole('button', { name: 'Bring it back' }).isVisible(), false);
      await kept(page);
      assert.deepEqual(await page.evaluate(() => Object.keys(sessionStorage)), []);
      await note(page).getByRole('button', { name: 'Go to the other case' }).click();
      assert.equal(await heads(page), '3');
    }));

    test('a link that was only opened is forgotten alone, and its own way back brings no other case down', () => on_page(async (page) => {
      await small_case(page);
      await page.fill('input[id^="heads-"]', '7');
      await go(page, link);
      await open_offered(page);
      await page.click('.forget');
      assert.equal(await page.getByRole('button', { name: 'Bring it back' }).isVisible(), false);
      await page.goBack();
      await page.waitForFunction(() => document.querySelector('input[id^="heads-"]').value !== '');
      await note(page).getByRole('button', { name: 'Back to your own case' }).click();
      assert.equal(await heads(page), '7');
      await go(page, link);
      await open_offered(page);
      await page.click('.forget');
      await page.selectOption('#place', 'assam');
      await note(page).getByRole('button', { name: 'Back to your own case' }).click();
      assert.equal(await heads(page), '7');
    }));
  });

  test('on a narrow phone what is said of it keeps away from both edges', async () => {
    const link = await link_of_the_small_case();
    await on_page(async (page) => {
      await page.setViewportSize({ width: 360, height: 640 });
      const { x, width } = await page.locator('.came').boundingBox();
      assert.ok(x >= 12 && x + width <= 348, `${x} to ${x + width}`);
    }, { fragment: fragment_of(link) });
  });

  test('damaged, cut, doubly encoded, hostile or newer: says so in words and shows no figure', async () => {
    const hash = fragment_of(await link_of_the_small_case());
    const damaged = [
      hash.slice(0, -3), hash.slice(0, 12), '#c1.', '#c1', hash.toUpperCase(),
      hash.replace('.', '%252E'), hash.replace('#', '#%23'), hash.replace('punjab', 'kerala'), `${hash}<img src=x onerror=alert(1)>`, `#c1.${'T'.repeat(5000)}`,
    ];
    for (const one of damaged) {
      await on_page(async (page) => {
        const said = await page.locator('main:visible').innerText();
        assert.match(said, /The link is damaged/, one);
        assert.doesNotMatch(await page.locator('body').innerText(), /₹/, one);
        assert.equal(await page.locator('main:visible').count(), 1);
      }, { fragment: one });
    }
    // What a messenger puts behind it is no part of it, whatever it is.
    for (const behind of ['.', ')', '…', '\u200b', '%0A', '%0ASent from my phone', ' Call me']) {
      await on_page(async (page) => {
        assert.equal(await page.inputValue('#place'), 'punjab', behind);
        assert.equal(await page.locator('img').count(), 0);
      }, { fragment: hash + behind });
    }
    await on_page(async (page) => {
      await accessible(page);
      await page.getByRole('button', { name: 'Go to your own case' }).click();
      assert.ok(await page.locator('#place').isVisible());
      assert.equal(await page.evaluate(() => location.hash), '');
      // Own figures are not shown beside a link that was refused.
      await small_case(page);
      await page.evaluate(() => { location.hash = '#c1.enZ0000000'; });
      await page.locator('main:visible', { hasText: 'The link is damaged' }).waitFor();
      assert.doesNotMatch(await page.locator('main:visible').innerText(), /₹/);
    }, { fragment: '#c1.enZ' });
  });
});

describe('sending on', () => {
  test('nothing while an answer is refused; the link alone while there is no sum', () => on_page(async (page) => {
    assert.equal(await page.locator('#share-answer').isVisible(), false);
    await small_case(page);
    assert.ok(await page.locator('#share-answer').isVisible());
    await page.fill('#fine-cow', '1e3');
    for (const way of ['#share-answer', '#share-link', '#share-whatsapp', '#share-device']) {
      assert.equal(await page.locator(way).isVisible(), false, way);
    }
    assert.match(await page.locator('#share').innerText(), /Nothing can be sent while an answer is refused/);
  }));

  test('the answer as text: at most 320 letters, with the sum, the days and the law', () => on_page(async (page) => {
    await small_case(page);
    await page.click('#share-answer');
    await page.locator('#share [role=status]', { hasText: 'Copied' }).waitFor();
    const [text] = await page.evaluate(() => globalThis.copied);
    assert.ok([...text].length <= 320, text);
    const figure = /₹[0-9,]+/.exec(await sum(page))[0];
    assert.ok(text.includes(figure), text);
    for (const part of [/Each further day: ₹200 more/, /Last safe day: /, /If unclaimed, no sale before /, /Punjab, /]) assert.match(text, part);
    // Another answer, and what was said of the one before is gone.
    await page.fill('#fine-cow', '1,600');
    assert.equal(await page.locator('#share [role=status]').innerText(), '');
  }));

  for (const clipboard of ['missing', 'refused']) {
    test(`the clipboard is ${clipboard}: nothing is called copied, and the text stands there selected`, () => on_page(async (page) => {
      await small_case(page);
      await page.click('#share-link');
      await page.locator('#share-text').waitFor();
      await settled(page);
      assert.doesNotMatch(await page.locator('#share [role=status]').innerText(), /Copied\./);
      const { id, selected, value } = await page.evaluate(() => {
        const box = document.activeElement;
        return { id: box.id, selected: box.value.slice(box.selectionStart, box.selectionEnd), value: box.value };
      });
      assert.equal(id, 'share-text');
      assert.equal(selected, value);
      assert.match(value, /#c1\./);
      await accessible(page);
    }, { clipboard }));
  }

  test('the device\'s own way where it has one; closing it is no failure, a refusal falls back', async () => {
    await on_page(async (page) => {
      await small_case(page);
      await page.click('#share-device');
      await page.waitForFunction(() => globalThis.sent.length === 1);
      const [{ text }] = await page.evaluate(() => globalThis.sent);
      assert.match(text, /₹[\s\S]*#c1\./);
    }, { share: 'works' });
    await on_page(async (page) => {
      await small_case(page);
      await page.click('#share-device');
      await settled(page);
      assert.equal(await page.locator('#share [role=status]').innerText(), '');
      assert.equal(await page.locator('#share-text').isVisible(), false);
    }, { share: 'stopped' });
    await on_page(async (page) => {
      await small_case(page);
      await page.click('#share-device');
      await page.locator('#share-text').waitFor();
    }, { share: 'refused', clipboard: 'refused' });
    await on_page(async (page) => {
      await small_case(page);
      assert.equal(await page.locator('#share-device').isVisible(), false);
    });
  });

  test('the way to WhatsApp is a plain link with the whole text encoded, and tells nobody where it came from', () => on_page(async (page) => {
    await small_case(page);
    const link = page.locator('#share-whatsapp');
    const href = await link.getAttribute('href');
    const text = new URL(href).searchParams.get('text');
    assert.ok(href.startsWith('https://wa.me/?text='));
    assert.doesNotMatch(href, /#/);
    assert.match(text, /₹/);
    assert.match(text, /#c1\.enZ/);
    assert.match(await link.getAttribute('rel'), /noreferrer/);
    assert.equal(await page.locator('meta[name=referrer]').getAttribute('content'), 'no-referrer');
  }));
});

/** The text of the QR code in a picture. */
async function decoded(png) {
  const page = await open(browser, {});
  try {
    const { data, width, height } = await page.evaluate(async (base64) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${base64}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [picture.width, picture.height];
      const context = canvas.getContext('2d');
      context.drawImage(picture, 0, 0);
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
      return { data: [...data], width, height };
    }, png.toString('base64'));
    return jsqr(Uint8ClampedArray.from(data), width, height)?.data;
  } finally {
    await page.done();
  }
}

describe('the poster', () => {
  test('its printed code opens the page with the board, and without animals, days or sums', async () => {
    let link;
    await on_page(async (page) => {
      await small_case(page);
      await page.click('a[href="#poster"]');
      await page.locator('.qr').waitFor();
      assert.equal(await page.evaluate(() => document.activeElement.id), 'view-title', 'the code that comes later leaves the heading its focus');
      assert.match(await page.locator('main:visible').innerText(), /Poster made on/);
      await accessible(page);
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 794, height: 1123 });
      const poster = await page.locator('main:visible').innerText();
      assert.match(poster, /Punjab/);
      assert.match(poster, /1,500/);
      link = await decoded(await page.locator('.qr').screenshot());
      assert.ok(link?.startsWith(`${server.url}#c1.enZ`), link);
      const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g).length;
      assert.equal(pages, 1);
    });
    await on_page(async (page) => {
      assert.equal(await page.inputValue('#place'), 'punjab');
      assert.equal(await page.locator('input[id^="heads-"]').inputValue(), '');
      assert.equal(await page.inputValue('#impounded-day'), '');
      assert.notEqual(await page.inputValue('#claimed-day'), '');
      assert.equal(await page.locator('#board-seen').isChecked(), true);
      // The rates stand ready for the kind that was printed.
      await page.locator('select[id^="kind-"]').selectOption('cow');
      assert.equal(await page.inputValue('#fine-cow'), '1,500');
      assert.equal(await page.inputValue('#feeding-cow'), '100');
    }, { fragment: fragment_of(link) });
  });

  test('without a place it says what is needed; without the engine, that there is no code', async () => {
    await on_page(async (page) => {
      assert.match(await page.locator('main:visible').innerText(), /Enter the place/);
      assert.equal(await page.locator('.qr').count(), 0);
    }, { fragment: '#poster' });
    const broken = await site({ rules: [{ match: /^desk-[^/]*\/engine\//, status: 500 }] });
    const page = await open(browser, WIDE);
    try {
      await visit(page, broken.url);
      await small_case(page);
      await page.click('a[href="#poster"]');
      await page.locator('main:visible', { hasText: 'The code could not be made' }).waitFor();
    } finally {
      await page.done();
      await broken.close();
    }
  });

  test('works without a network once the site is kept', async () => {
    const page = await open(browser, WIDE);
    try {
      await visit(page, server.url);
      await small_case(page);
      await page.evaluate(() => globalThis.poundReckoner.answered());
      await page.locator('#offline').waitFor({ state: 'visible', timeout: 30_000 });
      await page.context().setOffline(true);
      await page.reload();
      await started(page);
      await page.selectOption('#place', 'punjab');
      await page.evaluate(() => { location.hash = '#poster'; });
      await page.locator('.qr').waitFor();
    } finally {
      await page.done();
    }
  });
});
