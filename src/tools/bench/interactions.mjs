import { desktop, phone, visit } from './visit.mjs';

/** The browser does not report faster interactions (PerformanceEventTiming; durations are rounded to 8 ms). */
const shortest = 16;

const menuButtons = { phone: 'header button[aria-haspopup="dialog"]', desktop: 'header nav summary' };
const themes = 'header details:has(button[aria-pressed])';
const languages = 'header details:has(a[hreflang])';

/** Scrolls to a visible match and returns its centre. */
async function middleOf(page, selector, which = 0) {
  const target = page.locator(selector).filter({ visible: true }).nth(which);
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Clicks or taps a match; returns the longest event duration in ms (input to next frame). */
async function press(page, selector, { which = 0, touch = false } = {}) {
  const middle = await middleOf(page, selector, which);
  const from = await page.evaluate(() => performance.now());
  // No delay between move and click: the link has no time to prefetch.
  await (touch ? page.touchscreen.tap(...middle) : page.mouse.click(...middle));
  await page.waitForTimeout(700);
  const durations = await page.evaluate(
    (since) => window.bench.interactions.filter(({ startTime }) => startTime >= since).map(({ duration }) => duration),
    from,
  );
  return Math.max(shortest, ...durations);
}

const passed = (page) => page.evaluate(() => window.bench.passed);
const shiftOf = (page) => page.evaluate(() => window.bench.shift);

const menuOnPhone = async ({ page }) => ({ menuPhone: await press(page, menuButtons.phone, { touch: true }) });

/** Menu and theme in the header of a wide screen. */
async function header({ page }) {
  const menu = await press(page, menuButtons.desktop);
  await page.keyboard.press('Escape');
  const themeMenu = await press(page, `${themes} > summary`);
  // Light, dark, auto: with a light system scheme only the second changes the page.
  const theme = await press(page, `${themes} button[aria-pressed]`, { which: 1 });
  const applied = await page.evaluate(() => document.documentElement.dataset.bsTheme);
  if (applied !== 'dark') throw new Error(`data-bs-theme is "${applied}" after a click on the dark theme.`);
  return { menu, themeMenu, theme };
}

/** Language switch: duration of the click, and time until the page is shown in the new language, in ms. */
async function language({ page, settled }) {
  const languageMenu = await press(page, `${languages} > summary`);
  await page.evaluate(() => window.bench.timeLanguage());
  const click = await press(page, `${languages} a[hreflang]:not([aria-current])`);
  const languageShown = await passed(page);
  await settled();
  return { languageMenu, language: click, languageShown, cls: await shiftOf(page) };
}

/** Milliseconds from the click on a link to the frame with the next page's heading. `ahead`: with prefetch on hover. */
const route = (target, ahead) =>
  async function followLink({ page, settled }) {
    const link = await middleOf(page, `a[href="${target}"]`);
    await settled();
    if (ahead) {
      await page.mouse.move(...link);
      await settled();
    }
    await page.evaluate(() => window.bench.timeHeading());
    await page.mouse.click(...link);
    const time = await passed(page);
    await settled();
    return { [ahead ? 'routeWarm' : 'routeCold']: time, cls: await shiftOf(page) };
  };

/**
 * Response times of a page in ms, at 4× CPU slowdown without network throttling.
 * @param other path of the page that the route change leads to
 * @param attempt runs a part by name; a failed part leaves a gap
 */
export async function measureInteractions(browser, url, other, attempt) {
  const run = (name, device, part) => attempt(name, () => visit(browser, url, { device, cpu: true }, part));
  const parts = [
    await run('menu on a phone', phone, menuOnPhone),
    await run('menu and theme', desktop, header),
    await run('language', desktop, language),
    await run('warm route', desktop, route(other, true)),
    await run('cold route', desktop, route(other, false)),
  ];
  return Object.assign({}, ...parts, { cls: Math.max(0, ...parts.map((part) => part?.cls ?? 0)) });
}
