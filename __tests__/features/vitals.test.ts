import { waitFor } from '@testing-library/react';
import { type AppStore, makeStore } from '@/app/store';
import { allPurposes, purposesChosen } from '@/features/consent/consentSlice';
import { saveConsent } from '@/features/consent/storedConsent';
import { hydrated } from '@/lib/hydrated';
import { settings } from '@/site/settings';

/** Navigation timing, which jsdom lacks. */
const navigation = {
  name: 'http://localhost/de/shop/single/1030?from=letter#reviews',
  responseStart: 123.45678,
  type: 'navigate',
};
const sent: { url: string; type: string; body: unknown }[] = [];
const at = new Date().toISOString();
const yes = { at, allowed: { ...allPurposes(false), speed: true } };
const no = { at, allowed: { ...allPurposes(true), speed: false } };
const stores: AppStore[] = [];
/** A store whose sagas are stopped after the test. */
function openStore() {
  const store = makeStore();
  stores.push(store);
  return store;
}

let visibility: DocumentVisibilityState = 'visible';

const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
/** Advances past all delays. */
const waitUntilIdle = () => jest.advanceTimersByTimeAsync(5000);
/** Restores the page from the back/forward cache: a new visit. */
const restoreFromBfcache = async () => {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitUntilIdle();
};
const hide = async () => {
  show('hidden');
  await waitUntilIdle();
  show('visible');
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(performance, { getEntriesByType: (type: string) => (type === 'navigation' ? [navigation] : []) });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  navigator.sendBeacon = (url, body) => {
    const beacon = { url: String(url), type: (body as Blob).type, body: undefined as unknown };
    sent.push(beacon);
    const reader = new FileReader();
    reader.onload = () => {
      beacon.body = JSON.parse(reader.result as string) as unknown;
    };
    reader.readAsText(body as Blob);
    return true;
  };
});
afterEach(() => {
  for (const store of stores.splice(0)) store.dispatch(purposesChosen(no));
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  sent.length = 0;
});

it('measures no page speed in a build without it', async () => {
  jest.replaceProperty(settings, 'vitals', 'off');
  openStore().dispatch(purposesChosen(yes));
  await restoreFromBfcache();
  await hide();
  expect(sent).toEqual([]);
});

describe('a visitor who agrees to the measurement of page speed', () => {
  it('is measured once a visit, without an address or anything else that identifies visitors', async () => {
    const store = openStore();
    store.dispatch(purposesChosen(yes));
    await waitUntilIdle();
    expect(sent).toEqual([]);
    await hide();
    const body = { page: 'shop/single', language: 'de', device: 'phone', values: { TTFB: 123.457 } };
    await hide();
    jest.useRealTimers();
    await waitFor(() => expect(sent).toEqual([{ url: '/api/vitals', type: 'application/json', body }]));
  });

  it('is measured again when the page is restored from the back/forward cache', async () => {
    openStore().dispatch(purposesChosen(yes));
    await waitUntilIdle();
    await restoreFromBfcache();
    await hide();
    expect(sent).toHaveLength(1);
  });

  it('is not measured any more once consent is withdrawn', async () => {
    const store = openStore();
    store.dispatch(purposesChosen(yes));
    await waitUntilIdle();
    await restoreFromBfcache();
    store.dispatch(purposesChosen(no));
    show('hidden');
    await waitUntilIdle();
    expect(sent).toEqual([]);
  });

  it('is not measured when consent is withdrawn before the script is loaded', async () => {
    const store = openStore();
    store.dispatch(purposesChosen(yes));
    store.dispatch(purposesChosen(no));
    await restoreFromBfcache();
    await hide();
    expect(sent).toEqual([]);
  });

  it('is not measured any more once consent is withdrawn in another tab', async () => {
    saveConsent(yes);
    const store = openStore();
    store.dispatch(hydrated());
    await waitUntilIdle();
    await restoreFromBfcache();
    saveConsent(no);
    window.dispatchEvent(new StorageEvent('storage', { key: 'storm-consent' }));
    await hide();
    expect(sent).toEqual([]);
  });

  it('is measured on the next visit, too', async () => {
    saveConsent(yes);
    openStore().dispatch(hydrated());
    await restoreFromBfcache();
    await hide();
    expect(sent).toHaveLength(1);
  });
});

describe('a visitor who has not agreed', () => {
  it.each([
    ['has made no choice', null],
    ['has refused it, but agreed to everything else', no],
  ])('and %s is never measured', async (_, choice) => {
    const store = openStore();
    store.dispatch(hydrated());
    if (choice) store.dispatch(purposesChosen(choice));
    await restoreFromBfcache();
    await hide();
    expect(sent).toEqual([]);
  });
});
