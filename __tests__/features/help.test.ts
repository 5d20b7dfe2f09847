import { articleRated, selectVotes } from '@/features/help/helpSlice';
import { closeTabs, flushTabs, openTab } from '../support/tabs';

const key = 'storm-help';
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

afterEach(async () => {
  jest.restoreAllMocks();
  await closeTabs();
});

describe('the vote of a visitor on a help article', () => {
  it('is stored by the id of the article, and read from what earlier releases stored', async () => {
    localStorage.setItem(key, '{"order-total":"no","gone":"yes","consent":"maybe"}');
    const store = await openTab();
    expect(selectVotes(store.getState())).toEqual({ 'order-total': 'no' });
    store.dispatch(articleRated({ id: 'consent', vote: 'yes' }));
    await flushTabs();
    expect(localStorage.getItem(key)).toBe('{"order-total":"no","consent":"yes"}');
  });

  it('is stored beside the vote on another one in a second tab', async () => {
    const store = await openTab();
    localStorage.setItem(key, '{"order-total":"no"}');
    store.dispatch(articleRated({ id: 'consent', vote: 'yes' }));
    await flushTabs();
    expect(stored()).toEqual({ 'order-total': 'no', consent: 'yes' });
  });

  it('is shown in another tab, too', async () => {
    const store = await openTab();
    localStorage.setItem(key, '{"consent":"no"}');
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(selectVotes(store.getState())).toEqual({ consent: 'no' });
  });

  it.each(['null', '[]', '"yes"', '1', '{"consent":', '{"consent":{"vote":"yes"}}', '{"__proto__":{"consent":"yes"}}'])(
    'is missing when storage holds %s, and can be given',
    async (text) => {
      localStorage.setItem(key, text);
      const store = await openTab();
      expect(selectVotes(store.getState())).toEqual({});
      store.dispatch(articleRated({ id: 'consent', vote: 'yes' }));
      await flushTabs();
      expect(stored()).toEqual({ consent: 'yes' });
    },
  );

  it('is kept when it is given before storage has been read', async () => {
    localStorage.setItem(key, '{"order-total":"no","consent":"no"}');
    const opened = openTab((store) => void store.dispatch(articleRated({ id: 'consent', vote: 'yes' })));
    expect(selectVotes((await opened).getState())).toEqual({ 'order-total': 'no', consent: 'yes' });
    expect(stored()).toEqual({ 'order-total': 'no', consent: 'yes' });
  });

  it('leaves no trace before it is given', async () => {
    await openTab();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('lasts for the visit when storage is full', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = await openTab();
    store.dispatch(articleRated({ id: 'consent', vote: 'yes' }));
    await flushTabs();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(selectVotes(store.getState())).toEqual({ consent: 'yes' });
  });
});
