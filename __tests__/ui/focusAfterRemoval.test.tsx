import { act, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loggedIn } from '@/features/auth/authSlice';
import { Consent } from '@/features/consent/Consent';
import { hydrated } from '@/lib/hydrated';
import { settings } from '@/site/settings';
import { Button } from '@/ui/Button';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';
import { painted, renderPart } from '../support/render';
import { answer, open, press } from '../support/site';

const main = () => within(screen.getByRole('main'));

const focused = () => document.activeElement as HTMLElement;
const expectFocus = (control: () => HTMLElement) => waitFor(() => expect(control()).toHaveFocus());
/** Waits until an enabled element of this part has the focus. */
const expectFocusIn = (part: HTMLElement) =>
  waitFor(() => expect(part.querySelector(':focus:not(:disabled)')).not.toBeNull());

/** Opens an account page signed in. */
async function visit(address: string) {
  Object.assign(globalThis, { API_MOCK: true });
  const site = await open(address);
  const user = { id: 1, username: 'elif', email: 'elif@storm.example', firstName: 'Elif', lastName: 'Kaya' };
  await act(async () => {
    site.store.dispatch(loggedIn({ token: 't', user }));
    await new Promise((done) => setTimeout(done, 50));
  });
  return site;
}

/** Mocks Chromium, which blurs a button when it is disabled; jsdom does not. */
function blurDisabledElements() {
  const { setAttribute } = Element.prototype;
  jest.spyOn(HTMLButtonElement.prototype, 'setAttribute').mockImplementation(function (
    this: HTMLButtonElement,
    name: string,
    value: string,
  ) {
    if (name === 'disabled') this.blur();
    setAttribute.call(this, name, value);
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(globalThis, { API_MOCK: false });
});

describe('the focus of a control that is removed when it is used', () => {
  it('moves to the next filter in use, then to the results', async () => {
    const site = await open('/en/shop/grid?category=shoes&sale=1');
    const chip = (name: string) => main().getByRole('button', { name: `Remove the filter ${name}` });
    await press(site.user, chip('Shoes'));
    await expectFocus(() => chip('On sale'));
    await press(site.user, chip('On sale'));
    await waitFor(() => expect(main().getAllByRole('article')[0]).toContainElement(focused()));
  });

  it('moves to the control beside the button that clears all filters', async () => {
    const site = await open('/en/shop/grid?category=shoes&sale=1');
    const rail = within(screen.getByRole('complementary', { name: 'Filters' }));
    await press(site.user, rail.getByRole('button', { name: 'Clear all' }));
    await expectFocus(() => rail.getByRole('checkbox', { name: /^Shoes/ }));
  });

  it('moves to the choice beside one that is shown only while it is chosen', async () => {
    const site = await open('/en/shop/grid?category=watches');
    const rail = within(screen.getByRole('complementary', { name: 'Filters' }));
    const watches = await rail.findByRole('checkbox', { name: /^Watches/ });
    act(() => watches.focus());
    await site.user.keyboard(' ');
    await waitFor(() => expect(watches).not.toBeInTheDocument());
    await expectFocusIn(screen.getByRole('complementary', { name: 'Filters' }));
  });

  it('stays in the price field after Enter', async () => {
    const site = await open('/en/shop/grid');
    const field = () => screen.getByRole('textbox', { name: 'From, in dollars' });
    await screen.findByRole('textbox', { name: 'From, in dollars' });
    await site.user.clear(field());
    await site.user.type(field(), '50{Enter}');
    await expectFocus(field);
    expect(field()).toHaveValue('50');
  });

  it('moves to the results that replace “nothing found”', async () => {
    const site = await open('/en/shop/grid?q=umbrella&category=shoes');
    await press(site.user, main().getByRole('button', { name: 'Without “umbrella”' }));
    await waitFor(() => expect(main().getAllByRole('article')[0]).toContainElement(focused()));
  });

  it('moves from a filter of the blog to the entries', async () => {
    const site = await open('/en/blog/list-sidebar?q=umbrella&month=2031-01');
    const filters = () => within(main().getByRole('list', { name: 'Filters in use' }));
    await press(site.user, filters().getByRole('link', { name: 'Remove the filter umbrella' }));
    await waitFor(() => expect(main().queryByRole('link', { name: 'Remove the filter umbrella' })).toBeNull());
    await expectFocusIn(main().getByRole('region', { name: 'Posts' }));
  });

  it('moves to a post when all posts are shown again', async () => {
    const site = await open('/en/blog/list-sidebar?q=umbrella-stand');
    await press(site.user, main().getByRole('link', { name: 'All posts' }));
    await waitFor(() => expect(main().getAllByRole('article')[0]).toContainElement(focused()));
  });

  it('moves to the next product of the wishlist, and to the empty wishlist after the last one', async () => {
    localStorage.setItem('storm-wishlist', '{"productIds":["1061","1030"]}');
    const site = await open('/en/account/wishlist');
    const remove = (name: string) => main().findByRole('button', { name: `Remove ${name} from the wishlist` });
    await press(site.user, await remove('Dew bottle, 600 ml'));
    await waitFor(() => expect(document.activeElement?.closest('li')).toContainElement(main().getByText('Remove')));
    await press(site.user, await remove('Tailwind Runner'));
    await waitFor(() =>
      expect(main().getByRole('region', { name: /Your wishlist is still empty/ })).toContainElement(focused()),
    );
  });

  it('moves to the next session of an account', async () => {
    const site = await visit('/en/account/security');
    const [first, second] = await main().findAllByRole('button', { name: /^Sign out \(/ });
    await press(site.user, first!);
    await expectFocus(() => second!);
    await press(site.user, main().getByRole('button', { name: 'Bring them all back' }));
    await waitFor(() =>
      expect(
        main()
          .getAllByRole('button', { name: /^Sign out \(/ })
          .at(-1),
      ).toHaveFocus(),
    );
  });

  it('moves to the button that adds a card when the last card is removed', async () => {
    const site = await visit('/en/account/payment-details');
    const removes = () => main().queryAllByRole('button', { name: /^Remove/ });
    for (let left = removes().length; left > 0; left = removes().length) {
      await press(site.user, removes()[0]!);
      await waitFor(() => expect(removes()).toHaveLength(left - 1));
      await waitFor(() => expect(screen.getByRole('main')).toContainElement(focused()));
    }
    await expectFocus(() => main().getByRole('button', { name: 'Add a card' }));
  });

  it('moves to a control nearby when Undo disappears', async () => {
    const site = await visit('/en/account/security');
    await site.user.click(await main().findByRole('switch'));
    const undo = await main().findByRole('button', { name: 'Undo' });
    await press(site.user, undo);
    await waitFor(() => expect(undo).not.toBeInTheDocument());
    await expectFocusIn(screen.getByRole('main'));
  });

  it('moves to a remaining control when the suggestions of services are cleared', async () => {
    const site = await open('/en/services/v1?need=night');
    await press(site.user, await screen.findByRole('button', { name: 'Clear' }));
    await waitFor(() =>
      expect(main().getByRole('region', { name: 'Which service do you need?' })).toContainElement(focused()),
    );
  });

  it('moves to the results when a search shows all of them', async () => {
    const site = await open('/en');
    await site.user.keyboard('{Control>}k{/Control}');
    const dialog = await screen.findByRole('dialog');
    await site.user.type(await within(dialog).findByRole('searchbox'), 'a');
    const group = await within(dialog).findByRole('region', { name: /^Products/ });
    const all = await within(group).findByRole('button', { name: /^Show all/ });
    await press(site.user, all);
    await waitFor(() => expect(all).not.toBeInTheDocument());
    await expectFocusIn(group);
  });

  it('does not move to an element that the Tab key does not reach', async () => {
    const site = await renderPart(<Removable after={<p tabIndex={-1}>Headline</p>} />);
    await press(site.user, screen.getByText('Gone'));
    await expectFocus(() => screen.getByText('Next'));
  });

  it.each([
    ['scrolls the page when the focus is visible', true],
    ['does not scroll the page when the focus is not visible', false],
  ])('%s', async (_, isSeen) => {
    const site = await renderPart(<Removable />);
    const { matches } = Element.prototype;
    jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
      return selector === ':focus-visible' ? isSeen : matches.call(this, selector);
    });
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    await press(site.user, screen.getByText('Gone'));
    await expectFocus(() => screen.getByText('Next'));
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: !isSeen });
  });

  it('does not move when the page has focused another element', async () => {
    const site = await renderPart(<Removable better />);
    await press(site.user, screen.getByText('Gone'));
    await painted();
    expect(screen.getByText('Better')).toHaveFocus();
  });

  it('does not move when the visitor has clicked beside the control', async () => {
    localStorage.setItem('storm-wishlist', '{"productIds":["1061","1030"]}');
    const site = await open('/en/account/wishlist');
    const [remove] = await main().findAllByText('Remove');
    act(() => remove!.focus());
    await site.user.click(screen.getByRole('contentinfo'));
    act(() => remove!.click());
    await act(() => new Promise((done) => setTimeout(done, 200)));
    expect(document.body).toHaveFocus();
  });
});

/** A button that unmounts on click, between others. */
function Removable({ after, better = false }: { after?: ReactNode; better?: boolean }) {
  const [isGone, setGone] = useState(false);
  const removable = useFocusAfterRemoval();
  const place = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isGone && better) place.current?.focus();
  }, [isGone, better]);
  return (
    <div>
      <a href="/en" ref={place}>
        Better
      </a>
      {!isGone && (
        <p ref={removable}>
          <button onClick={() => setGone(true)}>Gone</button>
        </p>
      )}
      {after}
      <button>Next</button>
    </div>
  );
}

describe.each([
  ['Chromium', blurDisabledElements],
  ['browsers that keep it on the button', () => undefined],
])('the focus of a button that is disabled, in %s,', (_, behave) => {
  beforeEach(behave);

  it('moves to the other button of a counter at its limit', async () => {
    const site = await open('/en/saas/v3');
    const less = await screen.findByRole('button', { name: 'Less: Times a week' });
    await press(site.user, less);
    expect(less).toBeDisabled();
    await expectFocus(() => screen.getByRole('button', { name: 'More: Times a week' }));
  });

  it('moves to the slider at the last year', async () => {
    const site = await open(`/en/about/v2?year=${new Date().getFullYear() - 1}`);
    const next = screen.getByRole('button', { name: 'Next year' });
    await press(site.user, next);
    await waitFor(() => expect(next).toBeDisabled());
    await expectFocus(() => screen.getByRole('slider'));
  });

  it('moves to another control when all integrations are disconnected', async () => {
    const site = await open('/en/saas/integrations');
    const pull = await screen.findByRole('button', { name: 'Pull all the plugs' });
    await press(site.user, pull);
    await waitFor(() => expect(pull).toBeDisabled());
    await expectFocusIn(screen.getByRole('main'));
  });

  it('returns to the button when it has loaded', async () => {
    let release: () => void = () => undefined;
    answer(
      'POST /api/v1/Site/ContactEmail/Create',
      () => new Promise((resolve) => (release = () => resolve({ body: { id: '1' } }))),
    );
    const site = await open('/en');
    await site.user.type(await main().findByRole('textbox', { name: /e-?mail/i }), 'k@brand.example');
    const submit = screen.getByRole('button', { name: /^Request/ });
    await press(site.user, submit);
    await waitFor(() => expect(submit).toBeDisabled());
    await painted();
    expect(screen.getByRole('main')).not.toContainElement(document.querySelector(':focus:enabled'));
    act(() => release());
    await waitFor(() => expect(submit).toBeEnabled());
    expect(submit).toHaveFocus();
  });

  it('stays where the visitor has moved it while the button loads', async () => {
    const site = await renderPart(<LoadingButton />);
    const send = screen.getByRole('button', { name: 'Send' });
    await press(site.user, send);
    expect(send).toBeDisabled();
    act(() => screen.getByText('Elsewhere').focus());
    await site.user.keyboard('{Enter}');
    expect(send).toBeEnabled();
    await painted();
    expect(screen.getByText('Elsewhere')).toHaveFocus();
  });

  it('moves to a control nearby when the button is removed after loading', async () => {
    const site = await renderPart(<LoadingButton removed />);
    const send = screen.getByRole('button', { name: 'Send' });
    await press(site.user, send);
    expect(send).toBeDisabled();
    await painted();
    act(() => screen.getByText('Elsewhere').click());
    expect(send).not.toBeInTheDocument();
    await expectFocus(() => screen.getByText('Elsewhere'));
  });
});

/** A button that is disabled while it loads, and one that ends the loading. */
function LoadingButton({ removed = false }: { removed?: boolean }) {
  const [loading, setLoading] = useState<boolean | null>(null);
  return (
    <div>
      {!(removed && loading === false) && (
        <Button loading={loading === true} onClick={() => setLoading(true)}>
          Send
        </Button>
      )}
      <button onClick={() => setLoading(false)}>Elsewhere</button>
    </div>
  );
}

describe('the focus of a link in a menu', () => {
  it('returns to the button of the menu when the menu closes and the page stays', async () => {
    const site = await open('/de');
    const header = within(screen.getByRole('banner'));
    const [summary] = header.getAllByText('DE');
    await site.user.click(summary!);
    const menu = summary!.closest('details')!;
    await press(site.user, menu.querySelector<HTMLElement>('a[hreflang=en]')!);
    await waitFor(() => expect(window.location.pathname).toBe('/en'));
    expect(menu).not.toHaveAttribute('open');
    await expectFocus(() => menu.querySelector('summary')!);
  });
});

describe('the focus of a part outside the page', () => {
  it('moves to another element when the cookie question is closed', async () => {
    const original = { ...settings };
    Object.assign(settings, { analyticsSrc: 'https://analytics.example/tag.js' });
    Object.assign(globalThis, { MEASURED: true });
    const site = await renderPart(
      <div>
        <a href="/en">Footer</a>
        <Consent />
      </div>,
    );
    act(() => void site.store.dispatch(hydrated()));
    await press(site.user, await screen.findByRole('button', { name: 'Reject' }));
    await expectFocus(() => screen.getByText('Footer'));
    Object.assign(settings, original);
    Object.assign(globalThis, { MEASURED: false });
  });
});
