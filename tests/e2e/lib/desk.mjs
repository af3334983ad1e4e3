// The desk and what it keeps.

/** The database of the folder under which the tests serve the site. */
export const NAME = 'pound-reckoner.cases /pound-reckoner/';

/** Opens the desk, and waits until its list stands there. */
export async function desk(page) {
  await page.click('nav.views a[href="#desk"]');
  await page.locator('#desk-count:not(:empty)').waitFor();
}

/** Puts records there as some page has left them. */
export const put = (page, records) => page.evaluate(([name, all]) => new Promise((done, fail) => {
  const asked = indexedDB.open(name);
  asked.onerror = () => fail(asked.error);
  asked.onsuccess = () => {
    const transaction = asked.result.transaction(['cases'], 'readwrite');
    for (const record of all) transaction.objectStore('cases').put(record);
    transaction.oncomplete = () => { asked.result.close(); done(); };
    transaction.onabort = () => fail(transaction.error);
  };
}), [NAME, records]);

/** All that is kept, by store. */
export const kept = (page) => page.evaluate((name) => new Promise((done) => {
  const asked = indexedDB.open(name);
  asked.onsuccess = () => {
    const transaction = asked.result.transaction(['cases', 'aside']);
    const [cases, aside] = ['cases', 'aside'].map((store) => transaction.objectStore(store).getAll());
    transaction.oncomplete = () => { asked.result.close(); done({ cases: cases.result, aside: aside.result }); };
  };
}), NAME);
