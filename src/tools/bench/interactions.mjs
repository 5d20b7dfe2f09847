import { desktop, phone, visit } from './visit.mjs';

/** Faster interactions are not reported by the browser (PerformanceEventTiming; it rounds to 8 ms). */
const shortest = 16;

const menus = { phone: 'header button[aria-haspopup="dialog"]', desktop: 'header nav summary' };
const switcher = 'header details:has(button[aria-pressed])';
const languages = 'header details:has(a[hreflang])';

const visible = (page, selector) => page.locator(selector).filter({ visible: true });

/** The middle of what a visitor sees first of a selector; null if there is nothing to press. */
async function middleOf(page, selector, which = 0) {
  const target = visible(page, selector).nth(which);
  if ((await target.count()) === 0) return null;
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Presses and waits for the answer: milliseconds from the input to the next frame, the slowest event counts. */
async function press(page, place, how = 'mouse') {
  if (!place) return null;
  const from = await page.evaluate(() => performance.now());
  // Movement, down and up at once: a link has no time to fetch its page before the click.
  await (how === 'touch' ? page.touchscreen.tap(...place) : page.mouse.click(...place));
  await page.waitForTimeout(700);
  const durations = await page.evaluate(
    (since) => window.bench.interactions.filter(({ startTime }) => startTime >= since).map(({ duration }) => duration),
    from,
  );
  return Math.max(shortest, ...durations);
}

const menuOnPhone = (browser, url) =>
  visit(browser, url, { device: phone, cpu: true }, async ({ page }) => press(page, await middleOf(page, menus.phone), 'touch'));

/** Menu, theme and language in the header of a wide screen. */
const header = (browser, url, [language]) =>
  visit(browser, url, { device: desktop, cpu: true }, async ({ page, settled }) => {
    const menu = await press(page, await middleOf(page, menus.desktop));
    await page.keyboard.press('Escape');
    const themeMenu = await press(page, await middleOf(page, `${switcher} > summary`));
    // Light, dark, auto: on a light system only the second changes what is seen.
    const theme = await press(page, await middleOf(page, `${switcher} button[aria-pressed]`, 1));
    const applied = await page.evaluate(() => document.documentElement.dataset.bsTheme);
    if (theme !== null && applied !== 'dark') throw new Error('The theme switcher did not switch to dark.');
    await page.keyboard.press('Escape');
    const languageMenu = await press(page, await middleOf(page, `${languages} > summary`));
    const link = await middleOf(page, `${languages} a[hreflang="${language}"]`);
    await page.evaluate(() => window.bench.timeLanguage());
    const languageClick = await press(page, link);
    const languageShown = link && (await page.evaluate(() => window.bench.passed));
    await settled();
    const cls = await page.evaluate(() => window.bench.shift);
    return { menu, themeMenu, theme, languageMenu, language: languageClick, languageShown, cls };
  });

/** From the click on a link to the frame with the next page's heading; `ahead`: the page was fetched on hover. */
const route = (browser, url, target, ahead) =>
  visit(browser, url, { device: desktop, cpu: true }, async ({ page, settled }) => {
    const link = await middleOf(page, `a[href="${target}"]`);
    if (!link) return { time: null, cls: null };
    await settled();
    if (ahead) await page.mouse.move(...link);
    if (ahead) await settled();
    await page.evaluate(() => window.bench.timeHeading());
    await page.mouse.click(...link);
    const time = await page.evaluate(() => window.bench.passed);
    await settled();
    return { time, cls: await page.evaluate(() => window.bench.shift) };
  });

/**
 * How fast the page at `path` answers on a processor four times slower, the network at full speed: milliseconds.
 * @param other the address of the page that the route change leads to
 * @param languages codes of the other languages
 */
export async function measureInteractions(browser, origin, path, other, languages) {
  const url = origin + path;
  const menuPhone = await menuOnPhone(browser, url);
  const { cls: headerCls, ...clicks } = await header(browser, url, languages);
  const warm = await route(browser, url, other, true);
  const cold = await route(browser, url, other, false);
  return {
    menuPhone,
    ...clicks,
    routeWarm: warm.time,
    routeCold: cold.time,
    cls: Math.max(headerCls, warm.cls ?? 0, cold.cls ?? 0),
  };
}
