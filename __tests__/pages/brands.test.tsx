import { screen, within } from '@testing-library/react';
import { urlOf } from '@/site/addresses';
import { languages } from '@/site/languages';
import type { StaticPageKey } from '@/site/addresses';
import { entryOf, pageKeys } from '@/site/menu';
import { painted } from '../support/render';
import { open } from '../support/site';

const demos = pageKeys.filter((key) => entryOf(key).layout === 'demo') as StaticPageKey[];
const banner = () => within(screen.getByRole('banner'));
const footer = () => within(screen.getByRole('contentinfo'));
const hashesIn = (part: HTMLElement) =>
  [...part.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map((link) => link.hash.slice(1));

describe('a demo in the frame of its brand', () => {
  it('is each landing page among the demos', () => {
    expect(demos).toHaveLength(13);
  });

  describe.each(demos)('%s', (key) => {
    it('has a bar of its own, whose links lead to sections of the page', async () => {
      await open(urlOf(key, 'en'));
      const bar = banner().getByRole('navigation');
      const name = bar.getAttribute('aria-label')!;
      expect(name).not.toBe('Main menu');
      expect(within(bar).getByRole('link', { name })).toHaveAttribute('href', '#main');
      const hashes = new Set([...hashesIn(bar), ...hashesIn(screen.getByRole('contentinfo'))]);
      // The page itself, three to five sections, and the button's target.
      expect(hashes.size).toBeGreaterThanOrEqual(5);
      expect([...hashes].filter((id) => !document.getElementById(id))).toEqual([]);
      expect(document.title).not.toBe('');
    });

    it.each(languages.map(({ code }) => code))('says in %s that the brand is invented', async (code) => {
      await open(urlOf(key, code));
      const name = banner().getByRole('navigation').getAttribute('aria-label')!;
      expect(
        footer().getByText((text) => text.startsWith(name.split(' ')[0]!) && text.includes('Storm')),
      ).toBeVisible();
    });
  });

  it('keeps what Storm’s header offers: home, all demos, language, theme, cart, purchase, menu and search', async () => {
    const { user } = await open('/en/demos/finance-consulting');
    expect(banner().getAllByRole('link', { name: 'Storm Software, to the homepage' })[0]).toHaveAttribute('href', '/');
    for (const key of demos)
      expect(document.querySelector(`header details a[href="${urlOf(key, 'en')}"]`)).toBeInTheDocument();
    expect(document.querySelector('header a[hreflang=de]')).toHaveAttribute('href', '/de/demos/finance-consulting');
    expect(banner().getByText(/^Theme/)).toBeInTheDocument();
    expect(banner().getByRole('link', { name: /^Cart/ })).toHaveAttribute('href', '/en/shop/cart');
    expect(banner().getByRole('link', { name: 'Buy now' })).toHaveAttribute('href', '/en/pricing');
    await user.click(banner().getByRole('button', { name: 'Open the menu' }));
    await painted();
    const drawer = document.querySelector<HTMLDialogElement>('#menu-drawer')!;
    expect(drawer).toHaveAttribute('open');
    await user.click(await within(drawer).findByRole('button', { name: 'Search the site' }));
    await painted();
    expect(drawer).not.toHaveAttribute('open');
    expect(document.querySelector('#site-search')).toHaveAttribute('open');
  });

  it('links at its end to the other demos and to Storm’s legal pages, and opens the cookie settings', async () => {
    const { user } = await open('/de/saas/v4');
    for (const to of ['legal/privacy', 'legal/cookies', 'legal/imprint', 'legal/accessibility', ...demos] as const)
      expect(document.querySelector(`footer a[href="${urlOf(to, 'de')}"]`)).toBeInTheDocument();
    await user.click(footer().getByRole('button', { name: 'Cookie-Einstellungen' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('gives way to Storm’s own frame when the visitor leaves it, and comes back', async () => {
    const { user } = await open('/en/demos/classic');
    await user.click(footer().getByRole('link', { name: 'Privacy Policy' }));
    expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Lodos Heating' })).toBeNull();
    window.history.back();
    expect(await screen.findByRole('navigation', { name: 'Lodos Heating' })).toBeInTheDocument();
  });

  it('leads on phones from the menu of the brand to that of Storm', async () => {
    const { user } = await open('/tr/demos/agency/seo');
    const bar = within(banner().getByRole('navigation'));
    await user.click(bar.getByText('Rakım: Menüyü aç'));
    await user.click(bar.getByRole('button', { name: 'Storm Yazılım: Menüyü aç', hidden: true }));
    await painted();
    expect(document.querySelector('#menu-drawer')).toHaveAttribute('open');
  });
});
