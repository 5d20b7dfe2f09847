import { importWithRetry } from '@/lib/importWithRetry';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** An import that fails this many times. */
const failingImport = (failures: number) => {
  let left = failures;
  return jest.fn(() => (left-- > 0 ? Promise.reject(new Error('Loading chunk failed')) : Promise.resolve('here')));
};

describe('a script that fails to load', () => {
  it('is requested again after 300 ms, and once more after another 1200 ms', async () => {
    const load = failingImport(2);
    const script = importWithRetry(load);
    const asked: number[] = [];
    for (const wait of [0, 299, 1, 1_199, 1]) {
      await jest.advanceTimersByTimeAsync(wait);
      asked.push(load.mock.calls.length);
    }
    expect(asked).toEqual([1, 1, 2, 2, 3]);
    expect(await script).toBe('here');
  });

  it('is given up after the third attempt, until it is imported again', async () => {
    const load = failingImport(3);
    const missing = expect(importWithRetry(load)).rejects.toThrow('Loading chunk failed');
    await jest.advanceTimersByTimeAsync(1_500);
    await missing;
    expect(await importWithRetry(load)).toBe('here');
  });
});
