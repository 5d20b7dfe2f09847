import { devToolsOf, enableDevTools } from './support/devTools';
import { act, screen, waitFor } from '@testing-library/react';
import { panelClosed, panelOpened, quantityChosen, selectCartCount } from '@/features/cart/cartSlice';
import { settingsClosed, settingsOpened } from '@/features/consent/consentSlice';
import { languageShown } from '@/features/language/languageSlice';
import { preferenceChosen } from '@/features/theme/themeSlice';
import { selectToasts } from '@/features/toastr/toast';
import { emailSignUpSubmitted } from '@/features/contact/contactSlice';
import { loggedIn, loggedOut } from '@/features/auth/authSlice';
import { productToggled } from '@/features/wishlist/wishlistSlice';
import { messageDrafted } from '@/features/contact/draftsSlice';
import { answer, open } from './support/site';
import { flushEventLoop } from './support/flushEventLoop';

type Site = Awaited<ReturnType<typeof open>>;
type State = ReturnType<Site['store']['getState']>;

const shirt = { productId: '1020', variant: { color: 'ink', size: 'L' }, quantity: 2 };

/** Jumps to a state; the returned function lists the actions dispatched from then on. */
function jump({ store }: Site, moment: State): () => unknown[] {
  const tools = devToolsOf(store);
  const before = tools.actions().length;
  tools.jump(moment);
  return () => tools.actions().slice(before);
}

const resume = ({ store }: Site) => devToolsOf(store).resume();

enableDevTools();

describe('a jump to an earlier state in Redux DevTools', () => {
  it('shows the theme of that state, and writes nothing to storage', async () => {
    const site = await open('/tr');
    const root = document.documentElement;
    await waitFor(() => expect(root).toHaveAttribute('data-bs-theme', 'light'));
    const before = site.store.getState();
    act(() => void site.store.dispatch(preferenceChosen('dark')));
    expect(root).toHaveAttribute('data-bs-theme', 'dark');
    jump(site, before);
    expect(root).toHaveAttribute('data-bs-theme', 'light');
    expect(localStorage.getItem('storm-theme')).toBe('dark');
  });

  it('shows the theme that the page had before the store knew a theme', async () => {
    document.documentElement.setAttribute('data-bs-theme', 'dark');
    const site = await open('/tr');
    const root = document.documentElement;
    await waitFor(() => expect(root).toHaveAttribute('data-bs-theme', 'light'));
    jump(site, { ...site.store.getState(), theme: { preference: 'auto', system: null } });
    expect(root).toHaveAttribute('data-bs-theme', 'dark');
  });

  it('shows the language of that state at the address of that language', async () => {
    const site = await open('/tr/contact?x=1');
    await waitFor(() => expect(localStorage.getItem('language')).toContain('tr'));
    const before = site.store.getState();
    const german = { ...before, language: { code: 'de' as const } };
    jump(site, german);
    await waitFor(() => expect(document.title).toBe('Kontakt'));
    expect(window.location.pathname + window.location.search).toBe('/de/contact?x=1');
    jump(site, before);
    await waitFor(() => expect(document.title).toBe('İletişim'));
    expect(window.location.pathname).toBe('/tr/contact');
    resume(site);
    act(() => void site.store.dispatch(languageShown('tr')));
    expect(site.store.getState().language.code).toBe('tr');
  });

  it('shows the language of the last state when several jumps follow each other quickly', async () => {
    const site = await open('/tr/contact');
    const before = site.store.getState();
    const german = { ...before, language: { code: 'de' as const } };
    jump(site, german);
    const dispatched = jump(site, before);
    await act(() => new Promise((done) => setTimeout(done, 300)));
    expect(window.location.pathname).toBe('/tr/contact');
    expect(document.title).toBe('İletişim');
    expect(dispatched()).not.toContainEqual(languageShown('de'));
  });

  it('keeps the scroll position of the page', async () => {
    const site = await open('/tr/contact');
    Object.assign(window, { scrollY: 300 });
    const scrollTo = jest.spyOn(window, 'scrollTo');
    const before = site.store.getState();
    const german = { ...before, language: { code: 'de' as const } };
    for (const moment of [german, before]) jump(site, moment);
    await act(() => new Promise((done) => setTimeout(done, 300)));
    expect(scrollTo.mock.calls.filter(([, top]) => top !== 300)).toEqual([]);
    Object.assign(window, { scrollY: 0 });
  });

  it('closes the cookie settings as in that state, and dispatches no action for that', async () => {
    const site = await open('/en/contact');
    const before = site.store.getState();
    const settings = () => screen.queryByRole('dialog', { name: 'Cookie settings' });
    act(() => void site.store.dispatch(settingsOpened()));
    await waitFor(() => expect(settings()).toBeVisible());
    const dispatched = jump(site, before);
    await waitFor(() => expect(settings()).toBeNull());
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(dispatched()).not.toContainEqual(settingsClosed());
  });

  it('keeps reopened cookie settings open when the browser’s close event arrives late', async () => {
    const site = await open('/en/contact');
    const before = site.store.getState();
    act(() => void site.store.dispatch(settingsOpened()));
    const settings = await screen.findByRole('dialog', { name: 'Cookie settings' });
    const opened = site.store.getState();
    jump(site, before);
    const dispatched = jump(site, opened);
    act(() => void settings.dispatchEvent(new Event('close')));
    expect(settings).toBeVisible();
    expect(dispatched()).not.toContainEqual(settingsClosed());
  });

  it('shows the cart’s panel of that state, also when the jump changes the language', async () => {
    const site = await open('/de/contact');
    const panel = () => screen.queryByRole('dialog', { name: /Warenkorb/ });
    act(() => void site.store.dispatch(panelOpened()));
    await waitFor(() => expect(panel()).toBeVisible());
    const opened = site.store.getState();
    const english = { ...opened, language: { code: 'en' as const }, cart: { ...opened.cart, panelOpen: false } };
    jump(site, english);
    await waitFor(() => expect(document.title).toBe('Contact'));
    const dispatched = jump(site, opened);
    await waitFor(() => expect(document.title).toBe('Kontakt'));
    await waitFor(() => expect(panel()).toBeVisible());
    expect(dispatched()).not.toContainEqual(panelClosed());
  });

  it('stays on the page when users sign in and out in the history; only a dispatched sign-out leads to another page', async () => {
    const user = { id: 1, username: 'elif', email: 'elif@storm.example', firstName: 'Elif', lastName: 'Kaya' };
    const site = await open('/en/contact');
    const before = site.store.getState();
    act(() => void site.store.dispatch(loggedIn({ token: 't', user })));
    const inside = site.store.getState();
    const steps = window.history.length;
    for (const moment of [before, inside, before]) jump(site, moment);
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(window.location.pathname).toBe('/en/contact');
    expect(window.history).toHaveLength(steps);
    expect(document.cookie).toContain('storm-session=t');
    resume(site);
    act(() => void site.store.dispatch(loggedIn({ token: 't', user })));
    act(() => void site.store.dispatch(loggedOut()));
    await waitFor(() => expect(window.location.pathname).toBe('/en/pages-logout'));
  });

  it('shows the cart and the toasts of that state, and sends no request again', async () => {
    let posted = 0;
    answer('POST /api/v1/Site/ContactEmail/Create', () => ({ body: { id: String(++posted) } }));
    const site = await open('/en/shop/cart');
    const empty = site.store.getState();
    act(() => void site.store.dispatch(emailSignUpSubmitted({ Email: 'ada@storm.example' })));
    await screen.findByText('Sent Successfully');
    act(() => void site.store.dispatch(quantityChosen(shirt)));
    await screen.findByText(/t-shirt added to your cart/);
    const full = site.store.getState();
    expect(selectCartCount(full)).toBe(5);

    jump(site, empty);
    expect(screen.queryByText('Sent Successfully')).toBeNull();
    expect(selectCartCount(site.store.getState())).toBe(3);
    jump(site, full);
    expect(await screen.findByText(/t-shirt added to your cart/)).toBeInTheDocument();
    expect(selectToasts(site.store.getState())).toHaveLength(2);
    expect(posted).toBe(1);
  });

  it('shows the draft of that state in its form', async () => {
    const site = await open('/en/contact');
    const field = () => screen.getByRole('textbox', { name: /^Name/ });
    await site.user.type(field(), 'Elif');
    await site.user.tab();
    const early = site.store.getState();
    await site.user.type(field(), ' Kaya');
    await site.user.tab();
    jump(site, early);
    expect(field()).toHaveValue('Elif');
    resume(site);
    expect(field()).toHaveValue('Elif Kaya');
  });
});

describe('storage and the server', () => {
  /** A session with a theme, a draft, a full cart and a sent message. */
  async function openWithHistory() {
    const sent = jest.fn(() => ({ body: { id: '1' } }));
    answer('POST /api/v1/Site/ContactEmail/Create', sent);
    const site = await open('/en/contact');
    const dispatch = (action: Parameters<typeof site.store.dispatch>[0]) => act(() => void site.store.dispatch(action));
    dispatch(emailSignUpSubmitted({ Email: 'ada@storm.example' }));
    await screen.findByText('Sent Successfully');
    dispatch(preferenceChosen('dark'));
    dispatch(messageDrafted({ values: { name: 'Elif' }, openFor: 5 }));
    dispatch(quantityChosen(shirt));
    dispatch(productToggled('1030'));
    await waitFor(() => expect(localStorage.getItem('storm-wishlist')).toContain('1030'));
    await waitFor(() => expect(localStorage.getItem('storm-cart')).toContain('ink'));
    // Scroll positions belong to the router.
    const inSession = () => Object.entries(sessionStorage).filter(([key]) => key !== 'storm-scroll');
    const kept = () => JSON.stringify([localStorage, inSession(), document.cookie]);
    const rest = () => act(flushEventLoop);
    return { ...site, tools: devToolsOf(site.store), dispatch, sent, kept, rest };
  }

  it('stay unchanged after a jump to any state, also when the visitor leaves the page there', async () => {
    const { tools, kept, rest, sent } = await openWithHistory();
    const before = kept();
    for (const { state } of tools.history().computedStates.slice(0, -1)) {
      tools.jump(state);
      act(() => void window.dispatchEvent(new Event('pagehide')));
      await rest();
    }
    expect(kept()).toBe(before);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('stay unchanged when all actions are skipped one after another', async () => {
    const { tools, kept, rest, sent, store } = await openWithHistory();
    const before = kept();
    for (const id of tools.history().stagedActionIds.slice(1)) tools.skip(id);
    await rest();
    expect(store.getState().wishlist.productIds).toEqual([]);
    expect(kept()).toBe(before);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('stay unchanged when a history is imported, and store later actions of the visitor again', async () => {
    const { tools, kept, rest, sent, dispatch, store } = await openWithHistory();
    const history = tools.history();
    dispatch(productToggled('1030'));
    await waitFor(() => expect(localStorage.getItem('storm-wishlist')).not.toContain('1030'));
    const before = kept();
    tools.load(history);
    await rest();
    expect(store.getState().wishlist.productIds).toEqual(['1030']);
    expect(kept()).toBe(before);
    expect(sent).toHaveBeenCalledTimes(1);
    dispatch(productToggled('1020'));
    await waitFor(() => expect(localStorage.getItem('storm-wishlist')).toContain('1020'));
  });

  it('receive nothing from timers and mount effects of an earlier state, which are not dispatched', async () => {
    const { tools, sent, rest, store, dispatch } = await openWithHistory();
    jest.useFakeTimers();
    dispatch(quantityChosen({ ...shirt, quantity: 0 }));
    const removed = store.getState();
    dispatch(panelOpened());
    const length = tools.actions().length;
    tools.jump(removed);
    // Longer than all timers: Undo 10 s, cart toast 1 s, other toasts 5 s.
    act(() => jest.advanceTimersByTime(60_000));
    dispatch(emailSignUpSubmitted({ Email: 'bob@storm.example' }));
    jest.useRealTimers();
    await rest();
    expect(tools.actions()).toHaveLength(length);
    expect(store.getState()).toBe(removed);
    expect(sent).toHaveBeenCalledTimes(1);
    tools.resume();
    dispatch(panelClosed());
    expect(tools.actions()).toHaveLength(length + 1);
  });
});
