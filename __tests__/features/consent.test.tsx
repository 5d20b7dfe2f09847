import { act, screen, waitFor, within } from '@testing-library/react';
import { Consent } from '@/features/consent/Consent';
import { ConsentGate } from '@/features/consent/ConsentGate';
import { CookieSettings } from '@/features/consent/CookieSettings';
import { allPurposes, purposesChosen, selectAllowed } from '@/features/consent/consentSlice';
import { readConsent, saveConsent } from '@/features/consent/storedConsent';
import { hydrated } from '@/lib/hydrated';
import { settings } from '@/site/settings';
import { renderPart } from '../support/render';

const key = 'storm-consent';
const monthsAgo = (months: number) => {
  const date = new Date();
  date.setMonth(date.getMonth() - months);
  return date.toISOString();
};
const storeValue = (value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const all = allPurposes(true);
const src = 'https://analytics.example/tag.js';
const tag = () => document.querySelector(`script[src="${src}"]`);
const original = { ...settings };
const measured = {
  analyticsSrc: src,
  analyticsOrigins: ['https://analytics.example', 'https://cdn.example', 'https://*.collect.example'],
};

/** Renders the consent parts with changed settings. */
async function visit(change: Partial<typeof settings> = measured) {
  Object.assign(settings, original, change);
  Object.assign(globalThis, { MEASURED: settings.analyticsSrc !== '' });
  const shown = await renderPart(
    <>
      <Consent />
      <CookieSettings />
      <ConsentGate purpose="map" renderPrompt={(agree) => <button onClick={agree}>Load the map</button>}>
        <p>The live map</p>
      </ConsentGate>
    </>,
  );
  await act(async () => {
    shown.store.dispatch(hydrated());
    await Promise.resolve();
  });
  return shown;
}

afterEach(() => {
  Object.assign(settings, original);
  Object.assign(globalThis, { MEASURED: false, trustedTypes: undefined });
  localStorage.clear();
  document.head.replaceChildren();
  document.documentElement.removeAttribute('data-analytics-loaded');
});

describe('the question about third parties', () => {
  it('is asked on a site with an analytics tag, with an accept and a reject button that look the same', async () => {
    await visit();
    const bar = await screen.findByRole('region', { name: 'We ask for your consent first' });
    const yes = within(bar).getByRole('button', { name: 'Accept' });
    const no = within(bar).getByRole('button', { name: 'Reject' });
    expect(yes.className).toBe(no.className);
    expect(tag()).toBeNull();
  });

  it('is not asked on a site without an analytics tag', async () => {
    await visit({});
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('loads nothing after a rejection, and is not asked again', async () => {
    const { user } = await visit();
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull());
    expect(tag()).toBeNull();
    expect(readConsent()?.allowed).toEqual(allPurposes(false));
    expect(screen.getByRole('button', { name: 'Load the map' })).toBeInTheDocument();
  });

  it('loads the tag once after consent', async () => {
    const { user, store } = await visit();
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(tag()).not.toBeNull());
    expect(screen.getByText('The live map')).toBeInTheDocument();
    act(() => void store.dispatch(purposesChosen({ at: new Date().toISOString(), allowed: all })));
    expect(document.querySelectorAll(`script[src="${src}"]`)).toHaveLength(1);
  });

  it('lets the tag load from its own hosts only, and only after consent', async () => {
    const policies: Record<string, Record<string, (text: string) => string | null>> = {};
    const createPolicy = (name: string, rules: (typeof policies)[string]) => (policies[name] = rules);
    Object.assign(globalThis, { trustedTypes: { createPolicy } });
    const { user } = await visit();
    const accept = await screen.findByRole('button', { name: 'Accept' });
    expect(policies).not.toHaveProperty('default');
    await user.click(accept);
    await waitFor(() => expect(tag()).not.toBeNull());
    const { default: rules } = policies;
    expect(Object.keys(rules ?? {})).toEqual(['createScriptURL']);
    const own = [src, 'https://cdn.example/a.js?b', 'https://eu.collect.example/c'];
    expect(own.map((address) => rules?.createScriptURL?.(address))).toEqual(own);
    const foreign = [
      'https://cdn.example.evil.example/a.js',
      'https://evilcollect.example/c',
      'https://collect.example/c',
      'https://cdn.example:444/a.js',
      '/sw.js',
      'data:text/javascript,1',
      'https://',
    ];
    for (const address of foreign) expect([address, rules?.createScriptURL?.(address)]).toEqual([address, null]);
  });
});

describe('consent that is withdrawn', () => {
  it('ends the measurement at once: the page reloads without the tag', async () => {
    // jsdom logs "not implemented" for navigation.
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await visit();
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(tag()).not.toBeNull());
    await user.click(screen.getByRole('button', { name: 'Cookie settings' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cookie settings' });
    expect(dialog).toHaveTextContent('Usage statistics, the map and videos');
    expect(errors).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(errors).toHaveBeenCalledTimes(1));
    expect(String(errors.mock.calls[0]?.[0])).toContain('navigation');
    expect(readConsent()?.allowed.analytics).toBe(false);
    errors.mockRestore();
  });
});

describe('a tag that removes its own script element', () => {
  it('is not loaded again by another choice, and the page still reloads when consent is withdrawn', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, store } = await visit();
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(tag()).not.toBeNull());
    tag()?.remove();
    act(() => void store.dispatch(purposesChosen({ at: new Date().toISOString(), allowed: all })));
    expect(tag()).toBeNull();
    expect(errors).not.toHaveBeenCalled();
    act(
      () =>
        void store.dispatch(purposesChosen({ at: new Date().toISOString(), allowed: { ...all, analytics: false } })),
    );
    await waitFor(() => expect(String(errors.mock.calls[0]?.[0])).toContain('navigation'));
    errors.mockRestore();
  });
});

describe('a site without a consent question', () => {
  it('loads its tag at once', async () => {
    await visit({ ...measured, consent: false });
    await waitFor(() => expect(tag()).not.toBeNull());
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });
});

describe('the cookie settings', () => {
  it('open from the footer, and store consent to one purpose without the others', async () => {
    const { user, store } = await visit({});
    await user.click(screen.getByRole('button', { name: 'Cookie settings' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cookie settings' });
    expect(within(dialog).queryByRole('switch', { name: /^Usage statistics/ })).toBeNull();
    await user.click(within(dialog).getByRole('switch', { name: /^Videos/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save my choice' }));
    expect(dialog).not.toHaveAttribute('open');
    expect(selectAllowed(store.getState())).toEqual({ ...allPurposes(false), video: true });
  });

  it('take over a choice from another tab', async () => {
    const { store } = await visit();
    storeValue({ version: 1, at: new Date().toISOString(), allowed: all });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(selectAllowed(store.getState())).toEqual(all);
  });

  it('ask again when another tab has emptied the storage', async () => {
    storeValue({ version: 1, at: new Date().toISOString(), allowed: all });
    await visit({});
    expect(screen.getByText('The live map')).toBeInTheDocument();
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(screen.getByRole('button', { name: 'Load the map' })).toBeInTheDocument();
  });
});

describe('the measurement of page speed', () => {
  it('can be allowed alone in the settings, without a question beforehand', async () => {
    const { user } = await visit({ vitals: 'on' });
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cookie settings' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cookie settings' });
    await user.click(within(dialog).getByRole('switch', { name: /^Page speed/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save my choice' }));
    expect(readConsent()?.allowed).toEqual({ ...allPurposes(false), speed: true });
  });

  it('is asked about when the setting is “ask”; consent to it does not include a later tag', async () => {
    const { user } = await visit({ vitals: 'ask' });
    const bar = await screen.findByRole('region', { name: 'We ask for your consent first' });
    expect(bar).toHaveTextContent('we measure how fast our pages load.');
    await user.click(within(bar).getByRole('button', { name: 'Accept' }));
    expect(readConsent()?.allowed).toEqual({ ...allPurposes(true), analytics: false });
  });

  it('is not part of the question or the stored choice on a site without it', async () => {
    const shown = await visit({ ...measured, vitals: 'off' });
    const bar = await screen.findByRole('region', { name: 'We ask for your consent first' });
    expect(bar).toHaveTextContent('we measure how our pages are used.');
    await shown.user.click(within(bar).getByRole('button', { name: 'Cookie settings' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cookie settings' });
    expect(within(dialog).queryByRole('switch', { name: /^Page speed/ })).toBeNull();
    await shown.user.click(within(dialog).getByRole('button', { name: 'Accept' }));
    expect(readConsent()?.allowed).toEqual({ ...allPurposes(true), speed: false });
  });

  it('is asked about together with a tag in one question', async () => {
    await visit({ ...measured, vitals: 'on' });
    const bar = await screen.findByRole('region', { name: 'We ask for your consent first' });
    expect(bar).toHaveTextContent('we measure how our pages are used and how fast they load.');
  });
});

describe('a map behind a consent gate', () => {
  it('asks for consent in place of the map, and stores it for maps only', async () => {
    const { user } = await visit({});
    await user.click(screen.getByRole('button', { name: 'Load the map' }));
    expect(screen.getByText('The live map')).toBeInTheDocument();
    expect(readConsent()?.allowed).toEqual({ ...allPurposes(false), map: true });
  });
});

describe('a stored choice', () => {
  it('is valid for six months', () => {
    storeValue({ version: 1, at: monthsAgo(5), allowed: all });
    expect(readConsent()?.allowed).toEqual(all);
    storeValue({ version: 1, at: monthsAgo(6), allowed: all });
    expect(readConsent()).toBeNull();
  });

  it('is no longer valid after a later choice that did not fit into storage', () => {
    storeValue({ version: 1, at: new Date().toISOString(), allowed: all });
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveConsent({ at: new Date().toISOString(), allowed: allPurposes(false) });
    full.mockRestore();
    expect(readConsent()).toBeNull();
  });

  it.each([
    ['of another version', { version: 2, at: new Date().toISOString(), allowed: all }],
    ['dated in the future', { version: 1, at: '2999-01-01T00:00:00Z', allowed: all }],
    ['without a valid date', { version: 1, at: 'soon', allowed: all }],
    ['a list', [1, 2]],
    ['null', null],
    ['a long text', 'x'.repeat(200_000)],
    ['without an object of purposes', { version: 1, at: new Date().toISOString(), allowed: 'all' }],
  ])('is ignored when it is %s', (_name, value) => {
    storeValue(value);
    expect(readConsent()).toBeNull();
  });

  it.each(['{', '1e309', '{"__proto__":{"version":1}}', '['.repeat(3000)])(
    'is ignored when it is malformed',
    (text) => {
      localStorage.setItem(key, text);
      expect(readConsent()).toBeNull();
    },
  );

  it('allows only purposes whose value is true, and no inherited ones', () => {
    localStorage.setItem(
      key,
      `{"version":1,"at":"${new Date().toISOString()}","allowed":{"map":"true","video":1,"__proto__":{"analytics":true}}}`,
    );
    expect(readConsent()?.allowed).toEqual(allPurposes(false));
  });
});
