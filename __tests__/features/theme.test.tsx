import { act, screen } from '@testing-library/react';
import { ThemeEffect } from '@/features/theme/ThemeEffect';
import { ThemeSwitcher } from '@/features/theme/ThemeSwitcher';
import { preferenceChosen, preferenceSynced, systemSchemeChanged, themeRestored } from '@/features/theme/themeSlice';
import { hydrated } from '@/lib/hydrated';
import { LiveRegion } from '@/ui/LiveRegion';
import { painted, renderPart } from '../support/render';

const root = document.documentElement;
const theme = () => root.getAttribute('data-bs-theme');
const stored = () => localStorage.getItem('storm-theme');
const { matchMedia } = window;

/** Mocks the system's color scheme. */
function systemIs(scheme: 'light' | 'dark') {
  window.matchMedia = (query) =>
    Object.assign(matchMedia(query), { matches: query.includes('prefers-color-scheme') && scheme === 'dark' });
}

async function openSwitcher() {
  for (const media of ['light', 'dark']) {
    const meta = document.createElement('meta');
    Object.assign(meta, { name: 'theme-color', media: `(prefers-color-scheme: ${media})`, content: 'as prerendered' });
    document.head.append(meta);
  }
  // As the inline script sets it.
  root.setAttribute('data-bs-theme', 'light');
  const shown = await renderPart(
    <>
      <ThemeSwitcher />
      <ThemeEffect />
      <LiveRegion />
    </>,
  );
  return { ...shown, ready: () => act(() => void shown.store.dispatch(hydrated())) };
}

const choose = (name: string) => screen.getByRole('button', { name, hidden: true });

afterEach(() => {
  window.matchMedia = matchMedia;
  localStorage.clear();
  document.head.replaceChildren();
  root.removeAttribute('data-bs-theme');
});

describe('the theme', () => {
  it('leaves the page as it was prerendered until hydration', async () => {
    systemIs('dark');
    const { ready } = await openSwitcher();
    expect(theme()).toBe('light');
    ready();
    expect(theme()).toBe('dark');
  });

  it('is applied at once, stored and announced when the visitor chooses another', async () => {
    const { user, ready } = await openSwitcher();
    ready();
    await user.click(choose('Dark'));
    await painted();
    expect(theme()).toBe('dark');
    expect(stored()).toBe('dark');
    expect(screen.getByRole('status')).toHaveTextContent('Theme: Dark');
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(
      ({ content }) => content,
    );
    expect(bars).toEqual(['#0b1210', '#0b1210']);
    expect(choose('Dark')).toHaveAttribute('aria-pressed', 'true');
    expect(choose('Auto')).toHaveAttribute('aria-pressed', 'false');
  });

  it('stays unchanged when the visitor chooses the current one', async () => {
    const { user, store, ready } = await openSwitcher();
    ready();
    const before = store.getState();
    await user.click(choose('Auto'));
    await painted();
    expect(store.getState()).toBe(before);
    expect(stored()).toBeNull();
  });

  it('follows the system while it is auto, and only then', async () => {
    const { user, store, ready } = await openSwitcher();
    ready();
    act(() => void store.dispatch(systemSchemeChanged('dark')));
    expect(theme()).toBe('dark');
    await user.click(choose('Light'));
    await painted();
    act(() => void store.dispatch(systemSchemeChanged('dark')));
    expect(theme()).toBe('light');
  });

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['auto', 'light'],
    ['<script>', 'light'],
    ['__proto__', 'light'],
  ])('for %j in storage is %s on a light system', async (kept, applied) => {
    localStorage.setItem('storm-theme', kept);
    const { ready } = await openSwitcher();
    ready();
    expect(theme()).toBe(applied);
  });

  it('follows the state on time travel in DevTools', async () => {
    const { store } = await openSwitcher();
    act(() => void store.dispatch(themeRestored({ preference: 'auto', system: 'light' })));
    act(() => void store.dispatch(preferenceChosen('dark')));
    expect(theme()).toBe('dark');
    act(() => void store.dispatch(themeRestored({ preference: 'auto', system: 'light' })));
    expect(theme()).toBe('light');
  });

  describe('in another tab', () => {
    const chosenElsewhere = (text: string | null, key: string | null = 'storm-theme') => {
      if (text === null) localStorage.removeItem('storm-theme');
      else localStorage.setItem('storm-theme', text);
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    };

    it('is applied in this tab, too, and not written again', async () => {
      const { ready } = await openSwitcher();
      ready();
      const written = jest.spyOn(Storage.prototype, 'setItem');
      chosenElsewhere('dark');
      expect(theme()).toBe('dark');
      expect(choose('Dark')).toHaveAttribute('aria-pressed', 'true');
      chosenElsewhere('light');
      expect(theme()).toBe('light');
      expect(written.mock.calls).toEqual([
        ['storm-theme', 'dark'],
        ['storm-theme', 'light'],
      ]);
      written.mockRestore();
    });

    it('follows the system of this tab when it is auto', async () => {
      systemIs('dark');
      localStorage.setItem('storm-theme', 'light');
      const { ready } = await openSwitcher();
      ready();
      expect(theme()).toBe('light');
      chosenElsewhere('auto');
      expect(theme()).toBe('dark');
    });

    it.each(['', 'null', 'Dark', '<script>', '__proto__', 'constructor', '"dark"'])(
      'changes nothing when it is %j',
      async (text) => {
        const { user, store, ready } = await openSwitcher();
        ready();
        await user.click(choose('Dark'));
        await painted();
        const before = store.getState();
        chosenElsewhere(text);
        expect(store.getState()).toBe(before);
        expect(theme()).toBe('dark');
      },
    );

    it('stays as it is when the storage is emptied, and when another key changes', async () => {
      const { user, store, ready } = await openSwitcher();
      ready();
      await user.click(choose('Dark'));
      await painted();
      const before = store.getState();
      chosenElsewhere(null, null);
      chosenElsewhere(null);
      chosenElsewhere('light', 'storm-wishlist');
      expect(store.getState()).toBe(before);
      expect(theme()).toBe('dark');
    });

    it('is applied to a page that is restored from the back/forward cache', async () => {
      const { ready } = await openSwitcher();
      ready();
      localStorage.setItem('storm-theme', 'dark');
      act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      expect(theme()).toBe('dark');
    });

    it('is an action that time travel in DevTools can undo', async () => {
      const { store, ready } = await openSwitcher();
      ready();
      chosenElsewhere('dark');
      act(() => void store.dispatch(preferenceSynced('light')));
      expect(theme()).toBe('light');
      expect(stored()).toBe('dark');
    });
  });

  it('closes its list on Escape and returns the focus', async () => {
    const { user } = await openSwitcher();
    const summary = document.querySelector('summary')!;
    summary.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('Light');
    await user.keyboard('{Escape}');
    expect(summary).toHaveFocus();
    expect(summary.closest('details')).not.toHaveAttribute('open');
  });
});
