import { makeStore } from '@/app/store';
import { articleRated, articleOpened, selectVotes } from '@/features/help/helpSlice';

const key = 'storm-help';
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the vote of a visitor on a help article', () => {
  it('is stored beside the vote on another one in a second tab', () => {
    const store = makeStore();
    store.dispatch(articleOpened());
    localStorage.setItem(key, '{"order-total":"no"}');
    store.dispatch(articleRated({ id: 'consent', vote: 'yes' }));
    expect(stored()).toEqual({ 'order-total': 'no', consent: 'yes' });
  });

  it('lasts for the visit when storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = makeStore();
    store.dispatch(articleRated({ id: 'consent', vote: 'yes' }));
    store.dispatch(articleOpened());
    expect(selectVotes(store.getState())).toEqual({ consent: 'yes' });
  });
});
