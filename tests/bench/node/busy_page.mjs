// What the measurements of a busy page share: the watch over its tasks, and a browser that remembers nothing.

/** Watches the tasks of a page from its first one on; those of less than 50 ms are not counted. */
const WATCH = `
  window.longTasks = [];
  const keep = (list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  window.watch = new PerformanceObserver(keep);
  watch.observe({ type: "longtask", buffered: true });`;

/** Watches every later page of a browser. */
export async function watchTasks(browser) {
  await browser.cdp("Page.enable", {});
  await browser.cdp("Page.addScriptToEvaluateOnNewDocument", { source: WATCH });
}

/** The longest task since it was asked last, in milliseconds. */
export const longestTask = (browser) =>
  browser.run(`
    const late = watch.takeRecords().map(({ duration }) => duration);
    return Math.max(0, ...longTasks.splice(0), ...late);`);

/** Leaves the page, and forgets what it has stored. */
export async function forget(browser, address) {
  await browser.go("about:blank");
  const { origin } = new URL(address);
  await browser.cdp("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb,local_storage" });
}
