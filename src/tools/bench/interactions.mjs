import { desktop, phone, visit } from './visit.mjs';

/** The browser does not report faster interactions (PerformanceEventTiming; durations are rounded to 8 ms). */
const shortest = 16;

const menuButtons = { phone: 'header button[aria-haspopup="dialog"]', desktop: 'header nav summary' };
const switcher = 'header details:has(button[aria-pressed])';
const languages = 'header details:has(a[hreflang])';

const visible = (page, selector) => page.locator(selector).filter({ visible: true });

/** Scrolls to a visible match and returns its centre; null without one. */
async function middleOf(page, selector, which = 0) {
  const target = visible(page, selector).nth(which);
  if ((await target.count()) === 0) return null;
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Clicks or taps; returns the longest event duration in ms (input to next frame). */
async function press(page, place, how = 'mouse') {
  if (!place) return null;
  const from = await page.evaluate(() => performance.now());
  // No delay between move and click: the link has no time to prefetch.
  await (how === 'touch' ? page.touchscreen.tap(...place) : page.mouse.click(...place));
  await page.waitForTimeout(700);
  const durations = await page.evaluate(
    (since) => window.bench.interactions.filter(({ startTime }) => startTime >= since).map(({ duration }) => duration),
    from,
  );
  return Math.max(shortest, ...durations);
}

const wide = { device: desktop, cpu: true };

/** The menu button on a phone. */
const menuOnPhone = (browser, url) =>
  visit(browser, url, { device: phone, cpu: true }, async ({ page }) => ({
    menuPhone: await press(page, await middleOf(page, menuButtons.phone), 'touch'),
  }));

/** Menu and theme in the header of a wide screen. */
const header = (browser, url) =>
  visit(browser, url, wide, async ({ page }) => {
    const menu = await press(page, await middleOf(page, menuButtons.desktop));
    await page.keyboard.press('Escape');
    const themeMenu = await press(page, await middleOf(page, `${switcher} > summary`));
    // Light, dark, auto: with a light system scheme only the second changes the page.
    const theme = await press(page, await middleOf(page, `${switcher} button[aria-pressed]`, 1));
    const applied = await page.evaluate(() => document.documentElement.dataset.bsTheme);
    if (theme !== null && applied !== 'dark')
      throw new Error(`data-bs-theme is "${applied}" after a click on the dark theme.`);
    return { menu, themeMenu, theme };
  });

/** Language switch: duration of the click, and time until the page is shown in the new language, in ms. */
const language = (browser, url, code) =>
  visit(browser, url, wide, async ({ page, settled }) => {
    const languageMenu = await press(page, await middleOf(page, `${languages} > summary`));
    const link = await middleOf(page, `${languages} a[hreflang="${code}"]`);
    if (!link) return { languageMenu };
    await page.evaluate(() => window.bench.timeLanguage());
    const click = await press(page, link);
    const languageShown = await page.evaluate(() => window.bench.passed);
    await settled();
    return { languageMenu, language: click, languageShown, cls: await page.evaluate(() => window.bench.shift) };
  });

/** Milliseconds from the click on a link to the frame with the next page's heading. `ahead`: with prefetch on hover. */
const route = (browser, url, target, ahead) =>
  visit(browser, url, wide, async ({ page, settled }) => {
    const link = await middleOf(page, `a[href="${target}"]`);
    if (!link) throw new Error(`${url} has no visible link to ${target}.`);
    await settled();
    if (ahead) {
      await page.mouse.move(...link);
      await settled();
    }
    await page.evaluate(() => window.bench.timeHeading());
    await page.mouse.click(...link);
    const time = await page.evaluate(() => window.bench.passed);
    await settled();
    return { [ahead ? 'routeWarm' : 'routeCold']: time, cls: await page.evaluate(() => window.bench.shift) };
  });

/**
 * Response times of the page at `path` in ms, at 4× CPU slowdown without network throttling.
 * @param other path of the page that the route change leads to
 * @param code another language
 * @param attempt runs a part by name; a failed part leaves a gap
 */
export async function measureInteractions(browser, origin, path, other, code, attempt) {
  const url = origin + path;
  const parts = [
    await attempt('menu on a phone', () => menuOnPhone(browser, url)),
    await attempt('menu and theme', () => header(browser, url)),
    await attempt('language', () => language(browser, url, code)),
    await attempt('warm route', () => route(browser, url, other, true)),
    await attempt('cold route', () => route(browser, url, other, false)),
  ];
  const shifts = parts.map((part) => part?.cls).filter(Number.isFinite);
  return Object.assign({}, ...parts, shifts.length > 0 && { cls: Math.max(...shifts) });
}
