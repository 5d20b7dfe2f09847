import nprogress from 'nprogress';
import { endProgress, startProgress } from '@/ui/progress';

const shown = () => document.querySelector('#nprogress') !== null;

/** Waits for the lazy import of nprogress, which the first navigation starts. */
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());

afterEach(async () => {
  await jest.advanceTimersByTimeAsync(5000);
  jest.useRealTimers();
});

it('the progress bar advances every 10 ms, in steps of 10 ms without easing, and without a spinner', async () => {
  startProgress();
  await settled();
  expect(shown()).toBe(true);
  expect(nprogress.settings).toMatchObject({ trickleSpeed: 10, speed: 10, easing: 'linear', showSpinner: false });
  expect(document.querySelector('.spinner')).toBeNull();
  const [bar] = document.querySelectorAll<HTMLElement>('[data-bar]');
  expect(bar!.style.transition).toBe('all 10ms linear');
  const before = nprogress.status;
  await jest.advanceTimersByTimeAsync(100);
  expect(nprogress.status).toBeGreaterThan(before!);
  endProgress();
});

it('the progress bar disappears 200 ms after the page has loaded, not before', async () => {
  startProgress();
  await settled();
  endProgress();
  await jest.advanceTimersByTimeAsync(199);
  expect(nprogress.status).toBeLessThan(1);
  expect(shown()).toBe(true);
  await jest.advanceTimersByTimeAsync(200);
  expect(nprogress.status).toBeNull();
  expect(shown()).toBe(false);
});

it('the progress bar stays when the next navigation starts before it has disappeared', async () => {
  startProgress();
  await settled();
  endProgress();
  await jest.advanceTimersByTimeAsync(100);
  startProgress();
  await jest.advanceTimersByTimeAsync(1000);
  expect(shown()).toBe(true);
  endProgress();
});

it('the progress bar is omitted without an error when its script cannot be loaded, and shown once it can', async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('nprogress', () => {
      throw new Error('Loading chunk 92 failed.');
    });
    const progress = await import('@/ui/progress');
    progress.startProgress();
    await settled();
    progress.endProgress();
    await jest.advanceTimersByTimeAsync(1000);
    expect(shown()).toBe(false);

    jest.dontMock('nprogress');
    progress.startProgress();
    await settled();
    expect(shown()).toBe(true);
    progress.endProgress();
    await jest.advanceTimersByTimeAsync(1000);
    expect(shown()).toBe(false);
  });
});
