import { type Page, test as base, expect } from '@playwright/test';

/** Collects console errors, console warnings and page errors. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

interface Visit {
  /** Expected complaints, such as a refused request. */
  allowed: RegExp[];
}

/** Fixture: fails a test on unexpected console errors and warnings; blocks external requests. */
export const test = base.extend<Visit>({
  allowed: [[], { option: true }],
  page: async ({ page, allowed, baseURL }, use) => {
    const complaints = collectComplaints(page);
    await page.route(
      (url) => url.origin !== baseURL && url.protocol.startsWith('http'),
      (route) => route.abort(),
    );
    // The real feeds are unreachable; tests about news mock them.
    await page.route('**/rss?url=*', (route) =>
      route.fulfill({ status: 200, contentType: 'application/xml', body: '<rss/>' }),
    );
    await use(page);
    // Service workers are blocked in playwright.config.ts, which Playwright logs as a warning.
    const known = [...allowed, /Service Worker registration blocked by Playwright/];
    expect(complaints.filter((text) => !known.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});

/** Opens a URL and waits for hydration. */
export async function visit(page: Page, address: string) {
  const response = await page.goto(address);
  await waitForHydration(page);
  return response;
}

/**
 * Waits for hydration and the next frame. Checks by a timer, and waits at most a second for the frame: Chromium may never
 * paint one of several tabs.
 */
export async function waitForHydration(page: Page) {
  await page.waitForFunction(() => !document.querySelector('#root[data-dehydrated]'), undefined, { polling: 50 });
  await page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1000);
      }),
  );
}

/** Waits until the web font is used for layout. */
export const waitForFonts = (page: Page) =>
  page.waitForFunction(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const widths = ['"Plus Jakarta Sans", monospace', 'monospace'].map((family) => {
      if (pen) pen.font = `100px ${family}`;
      return pen?.measureText('Fırtına aş').width;
    });
    return widths[0] !== widths[1];
  });

/** A promise, and the function that resolves it. */
export function deferred() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/**
 * Scrolls to the end of a page in painted steps of this many px. Fails when the browser has stopped painting, which
 * headless Chromium does at times: the retry then starts at once instead of after the test's timeout.
 */
export const scrollThrough = (page: Page, step: number) =>
  page.evaluate(async (pixels) => {
    const frame = () =>
      new Promise((resolve, reject) => {
        requestAnimationFrame(resolve);
        setTimeout(() => reject(new Error('The browser has painted no frame for 15 s.')), 15_000);
      });
    for (let y = 0; y < document.body.scrollHeight; y += pixels) {
      window.scrollTo({ top: y, behavior: 'instant' });
      // IntersectionObserver fires after the first frame; parts render before the second.
      await frame();
      await frame();
    }
  }, step);

/** Blocks scripts until the returned function is called. */
export async function holdScripts(page: Page, which = '**/assets/js/*.js'): Promise<() => void> {
  const { opened, open } = deferred();
  await page.route(which, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/**
 * Sum of all layout shifts of the page.
 * @param byItself excludes shifts within 500 ms of user input
 */
export const layoutShift = (page: Page, byItself = false) =>
  page.evaluate(
    (unasked) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!(unasked && entry.hadRecentInput)) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
    byItself,
  );

export { type Page, expect };
export { languageCodes as languages } from '../../src/site/languages';
