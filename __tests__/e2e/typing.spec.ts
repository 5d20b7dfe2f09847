import { type Page, expect, test } from '@playwright/test';
import { waitForFonts } from './visit';

/** Visible letters of the headline's word, `time` ms after the start of the animation. */
const seenAfter = (page: Page, time: number) =>
  page.evaluate((ms) => {
    const running = document.querySelector('h1')!.getAnimations({ subtree: true });
    for (const animation of running.filter(({ effect }) => effect?.getComputedTiming().duration !== 1100)) {
      animation.pause();
      animation.currentTime = ms;
    }
    const strip = document.querySelector('h1 [data-typing] > :last-child > span')!;
    const view = strip.parentElement!.getBoundingClientRect();
    const range = document.createRange();
    const isSeen = (text: ChildNode, index: number) => {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      return left >= view.left - 1 && right <= view.right + 1 && middle > view.top && middle < view.bottom;
    };
    return [...strip.children]
      .map(({ firstChild }) =>
        Array.from(firstChild!.textContent ?? '', (letter, index) => (isSeen(firstChild!, index) ? letter : '')).join(
          '',
        ),
      )
      .join('');
  }, time);

/** Left edge of the words before the typed one and of the typed one, and the height of the headline. */
const places = (page: Page) =>
  page.evaluate(() => {
    const slot = document.querySelector('h1 [data-typing]')!;
    const edges = [slot.previousElementSibling!, slot].map((each) => each.getBoundingClientRect().left);
    return [...edges, slot.closest('h1')!.getBoundingClientRect().height];
  });

for (const [language, first, second] of [
  ['tr', 'Web', 'Mobil cihaz'],
  ['en', 'Web', 'Mobile'],
  ['de', 'Web', 'Mobile Apps'],
] as const) {
  test(`the headline types its words letter by letter, and moves no other word: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/${language}`);
    // The widths of the letters are measured again with the web font.
    await waitForFonts(page);
    await expect(page.locator('h1 [data-typing]')).toBeAttached();
    await expect.poll(() => seenAfter(page, 0)).toBe(first);
    expect(await seenAfter(page, 990)).toBe(first);
    const before = await places(page);
    // The animations start anew, one frame later, when the headline renders again.
    await expect.poll(() => seenAfter(page, 1010)).toBe('We');
    expect(await seenAfter(page, 1110)).toBe('');
    expect(await seenAfter(page, 1160)).toBe(second.slice(0, 1));
    const whole = 1150 + 100 * (second.length - 1);
    expect(await seenAfter(page, whole - 10)).toBe(second.slice(0, -1));
    expect(await seenAfter(page, whole + 490)).toBe(second);
    expect(await places(page)).toEqual(before);
  });
}

test('the headline adapts to a narrower window, and causes no layout while it types', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en');
  await expect(page.locator('h1 [data-typing]')).toBeAttached();
  await expect.poll(() => seenAfter(page, 0)).toBe('Web');
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => seenAfter(page, 1460)).toBe('Mobi');

  await page.reload();
  await expect(page.locator('h1 [data-typing]')).toBeAttached();
  await page.waitForTimeout(2000);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const layouts = async () =>
    (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')!.value;
  const before = await layouts();
  await page.waitForTimeout(1500);
  expect(await layouts()).toBe(before);
});

test('the typing pauses by its button and while the headline is outside the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en');
  await expect(page.locator('h1 [data-typing]')).toBeAttached();
  const states = () =>
    page.evaluate(() => [
      ...new Set(
        document
          .querySelector('h1')!
          .getAnimations({ subtree: true })
          .map(({ playState }) => playState),
      ),
    ]);
  await expect.poll(states).toEqual(['running']);
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  await expect.poll(states).toEqual(['paused']);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(states).toEqual(['running']);
  const times = () =>
    page.evaluate(() =>
      document
        .querySelector('h1 [data-typing] > :last-child')!
        .getAnimations()
        .map(({ currentTime }) => currentTime),
    );
  await page.getByRole('button', { name: 'Pause the typing' }).click();
  await expect.poll(states).toContain('paused');
  const stopped = await times();
  await page.waitForTimeout(300);
  expect(await times()).toEqual(stopped);
  await page.getByRole('button', { name: 'Play the typing' }).click();
  await expect.poll(states).toEqual(['running']);
});

test('the headline shows a fixed word of its own with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/tr');
  const slot = page.locator('h1 [aria-hidden]');
  await expect(slot).toHaveText(/Üretim ve ticaret için\s+yazılım:\s+WebERP/);
  await expect(slot.getByText('Web', { exact: true })).toBeHidden();
  await expect(slot.getByText('ERP', { exact: true })).toBeVisible();
});

test('no image of the home page waits for a box, which would keep the typing on the main thread', async ({ page }) => {
  await page.goto('/tr');
  // Chromium observes a lazy image until it comes near, those without a box for ever; while it observes any element, every
  // frame of a transform animation is one of the main thread.
  const images = page.locator('img[loading=lazy]');
  const boxless = await images.evaluateAll((all) =>
    all.filter((image) => image.getClientRects().length === 0).map((image) => image.outerHTML),
  );
  expect(await images.count()).toBeGreaterThan(0);
  expect(boxless).toEqual([]);
});
