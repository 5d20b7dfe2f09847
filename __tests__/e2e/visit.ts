import { type Page, test as base, expect } from '@playwright/test';

/** What the console and the page itself complained of. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

interface Visit {
  /** Complaints a story expects, such as a refused request. */
  allowed: RegExp[];
}

/** Every story fails on a console error or warning that it did not expect. No request leaves this machine. */
export const test = base.extend<Visit>({
  allowed: [[], { option: true }],
  page: async ({ page, allowed, baseURL }, use) => {
    const complaints = listen(page);
    await page.route(
      (url) => url.origin !== baseURL && url.protocol.startsWith('http'),
      (route) => route.abort(),
    );
    // The real feeds are out of reach; stories about news answer for them.
    await page.route('**/rss?url=*', (route) =>
      route.fulfill({ status: 200, contentType: 'application/xml', body: '<rss/>' }),
    );
    await use(page);
    // The configuration keeps the service worker out of these stories.
    const known = [...allowed, /Service Worker registration blocked by Playwright/];
    expect(complaints.filter((text) => !known.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});

/** Opens an address and waits until the page answers. */
export async function visit(page: Page, address: string) {
  const response = await page.goto(address);
  await awake(page);
  return response;
}

/** The scripts have arrived and the page is hydrated. */
export const awake = (page: Page) => page.waitForFunction(() => !document.querySelector('#root[data-dehydrated]'));

/** The page is laid out in the site font. */
export const waitForFonts = (page: Page) =>
  page.waitForFunction(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const widths = ['"Plus Jakarta Sans", monospace', 'monospace'].map((family) => {
      if (pen) pen.font = `100px ${family}`;
      return pen?.measureText('Fırtına aş').width;
    });
    return widths[0] !== widths[1];
  });

/** Something to wait for until `open` is called. */
export function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** Scrolls from the top to the end of a page in steps of so many pixels, each of which the browser paints. */
export const scrollThrough = (page: Page, step: number) =>
  page.evaluate(async (pixels) => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.body.scrollHeight; y += pixels) {
      window.scrollTo({ top: y, behavior: 'instant' });
      // What watches for parts that come near is told after the first frame, and draws them before the second.
      await frame();
      await frame();
    }
  }, step);

/** Keeps scripts on their way until what it returns is called. */
export async function holdScripts(page: Page, which = '**/assets/js/*.js'): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(which, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/**
 * How much of the page has moved since it began, as the browser counts it.
 * @param byItself leaves out what a visitor has just caused
 */
export const shiftOf = (page: Page, byItself = false) =>
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
