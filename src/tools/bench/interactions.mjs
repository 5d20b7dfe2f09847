import { desktop, phone, visit } from './visit.mjs';

/** The browser does not report faster interactions (PerformanceEventTiming; durations are rounded to 8 ms). */
const shortest = 16;

const menuButtons = { phone: 'header button[aria-haspopup="dialog"]', desktop: 'header nav summary' };
const themes = 'header details:has(button[aria-pressed])';
const languages = 'header details:has(a[hreflang])';

const visible = (page, selector, index = 0) => page.locator(selector).filter({ visible: true }).nth(index);

/** Clicks or taps an element; returns the longest event duration in ms (input to next frame). */
async function press(page, target, how = 'click') {
  await target.scrollIntoViewIfNeeded();
  const from = await page.evaluate(() => performance.now());
  // No delay between move and click: a link has no time to prefetch.
  await target[how]();
  await page.waitForTimeout(700);
  const durations = await page.evaluate(
    (since) => window.bench.interactions.filter(({ startTime }) => startTime >= since).map(({ duration }) => duration),
    from,
  );
  return Math.max(shortest, ...durations);
}

const menuOnPhone = async ({ page }) => ({ menuPhone: await press(page, visible(page, menuButtons.phone), 'tap') });

/** Menu and theme in the header of a wide screen. */
async function header({ page }) {
  const menu = await press(page, visible(page, menuButtons.desktop));
  await page.keyboard.press('Escape');
  const themeMenu = await press(page, visible(page, `${themes} > summary`));
  // Light, dark, auto: with a light system scheme only the second changes the page.
  const theme = await press(page, visible(page, `${themes} button[aria-pressed]`, 1));
  const applied = await page.evaluate(() => document.documentElement.dataset.bsTheme);
  if (applied !== 'dark') throw new Error(`data-bs-theme is "${applied}" after a click on the dark theme.`);
  return { menu, themeMenu, theme };
}

/** Language switch: duration of the click, and time until the page is shown in the new language, in ms. */
async function language({ page, settled }) {
  const languageMenu = await press(page, visible(page, `${languages} > summary`));
  await page.evaluate(() => window.bench.timeLanguage());
  const click = await press(page, visible(page, `${languages} a[hreflang]:not([aria-current])`));
  const languageShown = await page.evaluate(() => window.bench.passed);
  await settled();
  return { languageMenu, language: click, languageShown, cls: await page.evaluate(() => window.bench.shift) };
}

/** Milliseconds from the click on a link to the frame with the next page's heading. `ahead`: with prefetch on hover. */
const route =
  (target, ahead) =>
  async ({ page, settled }) => {
    const link = visible(page, `a[href="${target}"]`);
    await link.scrollIntoViewIfNeeded();
    await settled();
    if (ahead) await link.hover();
    await settled();
    await page.evaluate(() => window.bench.timeHeading());
    await link.click();
    const time = await page.evaluate(() => window.bench.passed);
    await settled();
    return { [ahead ? 'routeWarm' : 'routeCold']: time, cls: await page.evaluate(() => window.bench.shift) };
  };

/** Response times of a page in ms, at 4× CPU slowdown; `attempt` runs a part by name, a failed part leaves a gap. */
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
