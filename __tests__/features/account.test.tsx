import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type en from '@words/en/account/delete-profile.json';
import type securityWords from '@words/en/account/security.json';
import { defaultAccount } from '@/features/account/account';
import { loggedIn, selectUser } from '@/features/auth/authSlice';
import { languageCodes } from '@/site/languages';
import { leavesOf, readWords } from '../support/files';
import { answer, failImports, restoreImports, open } from '../support/site';

const user = { id: 1, username: 'elif', email: 'elif@storm.example', firstName: 'Elif', lastName: 'Kaya' };
/** An order as the checkout stores it. */
const order = {
  number: 'S-20261121-ABCD',
  placedAt: '2026-11-21T10:00:00.000Z',
  email: user.email,
  name: 'Elif Kaya',
  last4: '4242',
  lines: [{ productId: '1010', color: 'pine', size: null, quantity: 2, unit: 64_890 }],
  ...{ goods: 144_200, sales: 14_420, promotion: 0, tax: 23_360, total: 153_140 },
};
const main = () => within(screen.getByRole('main'));

/** Opens an account page signed in. */
async function visit(address: string) {
  const site = await open(address);
  await act(async () => {
    site.store.dispatch(loggedIn({ token: 't', user }));
    await new Promise((done) => setTimeout(done, 50));
  });
  return { ...site, kept: () => site.store.getState().account.data ?? defaultAccount(user) };
}

const button = (name: RegExp | string) => main().findByRole('button', { name });
const field = (name: RegExp | string) => main().findByLabelText(name);

// Demo build; the tests answer for its API.
beforeEach(() => {
  Object.assign(globalThis, { API_MOCK: true });
  // Not the first sign-in, which fills the account.
  localStorage.setItem('storm-account', '{"1":{}}');
});
afterEach(() => {
  Object.assign(globalThis, { API_MOCK: false });
  localStorage.clear();
  document.documentElement.removeAttribute('data-restoring-session');
});

describe.each(languageCodes)('a visitor in %s who has not signed in', (language) => {
  it.each(['profile', 'security', 'notifications', 'projects', 'payment-details', 'delete-profile'])(
    'is invited to sign in on the page %s, and sees no form there',
    async (page) => {
      await open(`/${language}/account/${page}`);
      const words = leavesOf(`public/assets/i18n/${language}/account/frame.json`);
      expect(main().getByText(String(words.get('frame.invitation.text')))).toBeInTheDocument();
      expect(main().getByText(String(words.get('frame.guest')))).toBeInTheDocument();
      expect(screen.getByRole('main').querySelector('form, input')).toBeNull();
      const nav = main().getByRole('navigation', { name: String(words.get('frame.nav')) });
      expect(nav.querySelector('[aria-current=page]')).toHaveAttribute('href', `/${language}/account/${page}`);
    },
  );
});

describe('a visitor who has not signed in, on a page that guests may use', () => {
  it.each(['order-history', 'wishlist'])('sees the list on %s, and can sign in below it', async (page) => {
    await open(`/en/account/${page}`);
    expect(main().getByRole('link', { name: 'Go to the shop' })).toBeInTheDocument();
    const prompt = within(main().getByRole('region', { name: 'Sign in to see all account pages' }));
    const signIn = prompt.getByRole('link', { name: 'Sign in' });
    expect(signIn).toHaveAttribute('href', `/en/auth/sign-in?returnUrl=%2Fen%2Faccount%2F${page}`);
    expect(prompt.getByRole('link', { name: 'Sign up' })).toBeInTheDocument();
  });
});

describe('the frame of the account pages', () => {
  it('signs the visitor out, and leads to the page that confirms it', async () => {
    const { user: hand, store } = await visit('/en/account/profile');
    await hand.click(await button('Sign out'));
    expect(selectUser(store.getState())).toBeNull();
    expect(await screen.findByRole('heading', { level: 1, name: /^Signed out/ })).toBeInTheDocument();
  });

  it('stops waiting for a restored session once the visitor is signed in', async () => {
    document.documentElement.setAttribute('data-restoring-session', '');
    await visit('/en/account/profile');
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-restoring-session'));
  });

  it('loads an account again at the press of a button when loading has failed', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    failImports('accountApi');
    const { user: hand } = await visit('/en/account/profile');
    const again = await main().findByRole('button', { name: 'Try again' });
    expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded');
    restoreImports();
    act(() => again.focus());
    await hand.keyboard('{Enter}');
    expect(await button('Save changes')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    errors.mockRestore();
  });

  it('redraws the weather pattern of the account, and stores it', async () => {
    const { user: hand, kept } = await visit('/en/account/security');
    expect(kept().look.weather).toBe(user.id);
    await hand.click(await button('New cover'));
    expect(kept().look.weather).not.toBe(user.id);
    expect(localStorage.getItem('storm-account')).toContain(String(kept().look.weather));
  });

  it('stores the portrait and the colour that the visitor chooses', async () => {
    const { user: hand, kept } = await visit('/en/account/profile');
    await hand.click(screen.getByLabelText('Man with a beard'));
    await hand.click(screen.getByLabelText('Sun'));
    expect(kept().look).toEqual({ face: 'beard', tone: 'sun', weather: user.id });
  });
});

describe('the profile', () => {
  it('greets the visitor by name, and shows what is still missing', async () => {
    await visit('/en/account/profile');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Good (morning|afternoon|evening), Elif$/);
    // The initial render must not move the focus.
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
    expect(main().getByRole('img', { name: 'Profile: 35% complete' })).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Add a phone number' })).toHaveAttribute('href', '#basics');
  });

  it('is saved as a whole, confirms that, and updates its progress ring', async () => {
    const { user: hand, kept } = await visit('/en/account/profile');
    await hand.type(await field(/^Phone/), '+90 532 555 01 20');
    await hand.type(await field(/^About you/), 'Short meetings.');
    expect(main().getByText('385 characters left')).toBeInTheDocument();
    await hand.click(await button('Save changes'));
    expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
    expect(kept().profile).toMatchObject({ phone: '+90 532 555 01 20', about: 'Short meetings.' });
    expect(main().getByRole('img', { name: /65%/ })).toBeInTheDocument();
  });

  it('shows errors at the fields only after a submit, and focuses the first of them', async () => {
    const { user: hand, kept } = await visit('/en/account/profile');
    const phone = await field(/^Phone/);
    await hand.clear(await field(/^First name/));
    await hand.type(phone, 'call me');
    expect(phone).not.toHaveAttribute('aria-invalid');
    await hand.click(await button('Save changes'));
    expect(phone).toHaveAccessibleDescription('Please enter a phone number of 7 to 15 digits');
    expect(await field(/^First name/)).toHaveFocus();
    expect(kept().profile.firstName).toBe('Elif');
  });

  it('refuses a date of birth in the future', async () => {
    const { user: hand } = await visit('/en/account/profile');
    fireEvent.change(await field(/^Date of birth/), { target: { value: '2190-01-01' } });
    await hand.click(await button('Save changes'));
    expect(await field(/^Date of birth/)).toHaveAccessibleDescription('Please choose a valid date of birth');
  });

  it('changes the language of the site when the visitor saves another language', async () => {
    const { user: hand } = await visit('/en/account/profile');
    await hand.selectOptions(await field(/^Language/), 'Deutsch');
    await hand.click(await button('Save changes'));
    expect(await screen.findByRole('heading', { name: 'Grunddaten' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/de/account/profile');
  });

  it('discards unsaved changes on Cancel', async () => {
    const { user: hand } = await visit('/en/account/profile');
    await hand.type(await field(/^First name/), 'x');
    await hand.click(await button('Cancel'));
    expect(await field(/^First name/)).toHaveValue('Elif');
    expect(main().queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('asks before the visitor leaves a changed form, and stays or leaves as the visitor chooses', async () => {
    const { user: hand } = await visit('/en/account/profile');
    await hand.type(await field(/^First name/), 'x');
    await hand.click(main().getByRole('link', { name: 'Security' }));
    const dialog = await screen.findByRole('dialog', { name: 'There are unsaved changes' });
    expect(window.location.pathname).toBe('/en/account/profile');
    await hand.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    expect(await field(/^First name/)).toHaveValue('Elifx');
    await hand.click(main().getByRole('link', { name: 'Security' }));
    await hand.click(within(dialog).getByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Security' })).toBeInTheDocument();
  });

  it('does not ask when a link keeps the page open: a hash, a download, a new tab', async () => {
    const { user: hand } = await visit('/en/account/profile');
    await hand.type(await field(/^First name/), 'x');
    const ways = ['href="#main"', 'href="/x.pdf" download', 'href="/en/contact" target="_blank"'];
    document.body.insertAdjacentHTML('beforeend', ways.map((way) => `<a class="way" ${way}>Way</a>`).join(''));
    const left = jest.fn((event: Event) => event.preventDefault());
    for (const way of document.querySelectorAll<HTMLElement>('.way')) {
      way.addEventListener('click', left);
      way.click();
    }
    expect(left).toHaveBeenCalledTimes(3);
    expect(screen.queryByRole('dialog', { name: 'There are unsaved changes' })).toBeNull();
  });

  it('asks before the visitor signs out of a changed form, too', async () => {
    const { user: hand, store } = await visit('/en/account/profile');
    await hand.type(await field(/^First name/), 'x');
    await hand.click(await button('Sign out'));
    const dialog = within(await screen.findByRole('dialog', { name: 'There are unsaved changes' }));
    expect(selectUser(store.getState())).toEqual(user);
    await hand.click(dialog.getByRole('button', { name: 'Stay here' }));
    expect(await field(/^First name/)).toHaveValue('Elifx');
    await hand.click(await button('Sign out'));
    await hand.click(dialog.getByRole('button', { name: 'Leave without saving' }));
    expect(selectUser(store.getState())).toBeNull();
  });

  it('lets the visitor leave an unchanged form without a question', async () => {
    const { user: hand } = await visit('/en/account/profile');
    await hand.click(main().getByRole('link', { name: 'Security' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Security' })).toBeInTheDocument();
  });

  it('stores the hours for calls, chosen by mouse and by keyboard, and restores them on Undo', async () => {
    const { user: hand, kept } = await visit('/en/account/profile');
    const cell = await button('Monday 9:00–10:00');
    await hand.click(cell);
    expect(cell).toHaveAttribute('aria-pressed', 'true');
    await hand.keyboard('{ArrowRight}{ArrowDown}');
    expect(await button('Tuesday 10:00–11:00')).toHaveFocus();
    await hand.keyboard(' ');
    expect(kept().hours).toEqual([10, 21]);
    // Roving tabindex: one Tab stop.
    expect(document.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
    await hand.click(await button('Undo'));
    expect(kept().hours).toEqual([10]);
    expect(await main().findByText('Saved')).toBeInTheDocument();
  });
});

describe('the security page', () => {
  const passwords = async (hand: Awaited<ReturnType<typeof visit>>['user'], texts: [string, string, string]) => {
    for (const [index, name] of ['Current password', 'New password', 'New password, once more'].entries())
      await hand.type(await main().findByLabelText(new RegExp(`^${name}( \\*)?$`)), texts[index] ?? '');
    await hand.click(await button('Change the password'));
  };

  it('stores nothing of a password but the day of its change', async () => {
    answer('POST /api/password', () => ({ body: {} }));
    const { user: hand, kept } = await visit('/en/account/security');
    await passwords(hand, ['Bora.2013', 'seven boats under a calm sky', 'seven boats under a calm sky']);
    await waitFor(() => expect(kept().passwordChanged).not.toBe(''));
    expect(JSON.stringify(localStorage)).not.toContain('boats');
    expect(await main().findByText(/Last changed/)).toBeInTheDocument();
  });

  it.each([
    [['Bora.2013', 'short', 'short'], 'Please use at least 8 characters'],
    [['', 'seven boats under a calm sky', 'x'], 'Please enter your current password'],
    [['a', 'seven boats under a calm sky', 'seven boats'], 'The two passwords don’t match; please type the same twice'],
    [['same same same', 'same same same', 'same same same'], 'The new password is the old one; please choose another'],
  ] as const)('refuses the passwords %j', async (texts, said) => {
    const { user: hand, kept } = await visit('/en/account/security');
    await passwords(hand, texts.map((text) => text || '{Shift}') as [string, string, string]);
    expect(await main().findByText(said)).toBeInTheDocument();
    expect(kept().passwordChanged).toBe('');
  });

  it('works when the stored date of the last change is invalid', async () => {
    localStorage.setItem('storm-account', '{"1":{"passwordChanged":"2026-99-99T99:99:99.999Z"}}');
    await visit('/en/account/security');
    expect(await button('Change the password')).toBeInTheDocument();
    expect(main().queryByText(/Last changed/)).toBeNull();
  });

  it('rates a password while the visitor types, and rates the visitor’s own e-mail address as weak', async () => {
    const { user: hand } = await visit('/en/account/security');
    const next = await main().findByLabelText(/^New password( \*)?$/);
    await hand.type(next, user.email);
    expect(await main().findByText(/^(Very weak|Weak)/)).toBeInTheDocument();
    await hand.clear(next);
    await hand.type(next, 'seven boats under a calm sky');
    expect(await main().findByText(/^Very strong/)).toBeInTheDocument();
  });

  it('switches the second sign-in step on, and off again on Undo', async () => {
    const { user: hand, kept } = await visit('/en/account/security');
    const { twoStep } = readWords('en', 'account/security') as typeof securityWords;
    await hand.click(main().getByRole('switch', { name: twoStep.label }));
    expect(kept().twoStep).toBe(true);
    // The code on the drawn phone.
    expect(main().getByText('482 913')).toBeInTheDocument();
    await hand.click(await button('Undo'));
    expect(kept().twoStep).toBe(false);
    expect(main().queryByText('482 913')).toBeNull();
    expect(await main().findByText('Saved')).toBeInTheDocument();
  });

  it('signs out another session, and restores it', async () => {
    const { user: hand, kept } = await visit('/en/account/security');
    await hand.click(await button(/Sign out \(Firefox, Ankara\)/));
    expect(kept().ended).toEqual(['laptop-ankara']);
    expect(main().queryByText(/Firefox · Windows/)).toBeNull();
    await hand.click(await button('Bring them all back'));
    expect(main().getByText('Firefox · Windows')).toBeInTheDocument();
  });
});

describe('notifications', () => {
  const topic = (name: string) => within(main().getByRole('group', { name }));

  it('are switched one by one, or all of a topic at a time, and stored at once', async () => {
    const { user: hand, kept } = await visit('/en/account/notifications');
    await hand.click(topic('Newsletter').getByRole('switch', { name: 'Email' }));
    expect(kept().notifications.letters).toEqual({ email: true, phone: false, site: false });
    await hand.click(topic('Projects').getByRole('button', { name: /^All off/ }));
    expect(kept().notifications.projects).toEqual({ email: false, phone: false, site: false });
    await hand.click(topic('Projects').getByRole('button', { name: /^All on/ }));
    expect(kept().notifications.projects).toEqual({ email: true, phone: true, site: true });
    expect(await main().findByText('Saved')).toBeInTheDocument();
  });

  it('store the quiet hours that the visitor chooses', async () => {
    const { user: hand, kept } = await visit('/en/account/notifications');
    const toggle = main().getByRole('switch', { name: 'Keep quiet hours' });
    await hand.click(toggle);
    expect(await field('From')).toBeDisabled();
    await hand.click(toggle);
    await hand.selectOptions(await field('From'), '22:30');
    expect(kept().quiet).toEqual({ on: true, from: '22:30', to: '08:00' });
    expect(await main().findByText('Saved')).toBeInTheDocument();
  });
});

describe('payment details', () => {
  it('store only brand, last four digits, expiry date and holder of a new card', async () => {
    const { user: hand, kept } = await visit('/en/account/payment-details');
    await hand.click(await button('Add a card'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a card' }));
    await hand.type(dialog.getByLabelText(/^Card number/), '5555555555554444');
    expect(dialog.getByLabelText(/^Card number/)).toHaveValue('5555 5555 5555 4444');
    await hand.type(dialog.getByLabelText(/^Expires/), '1140');
    await hand.click(dialog.getByRole('button', { name: 'Save the card' }));
    expect(kept().cards.list.at(-1)).toEqual({
      id: expect.any(String),
      brand: 'mastercard',
      last4: '4444',
      expiry: '11/40',
      holder: 'Elif Kaya',
    });
    expect(localStorage.getItem('storm-account')).not.toContain('55555');
    expect(main().getByText('Mastercard ···· 4444', { selector: 'strong' })).toBeInTheDocument();
  });

  it('accept no thirteenth card, and say so', async () => {
    const card = (at: number) => ({ id: `c${at}`, brand: 'visa', last4: '4242', expiry: '11/40', holder: 'E. Kaya' });
    const cards = { list: Array.from({ length: 12 }, (_, at) => card(at)), first: 'c0' };
    localStorage.setItem('storm-account', JSON.stringify({ 1: { cards } }));
    const { user: hand, kept } = await visit('/en/account/payment-details');
    expect(kept().cards.list).toHaveLength(12);
    expect(await main().findByText(/^No more than 12 cards are kept/)).toBeInTheDocument();
    expect(main().queryByRole('button', { name: 'Add a card' })).toBeNull();
    await hand.click(main().getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement);
    expect(await button('Add a card')).toBeInTheDocument();
  });

  it('refuse a number with a wrong check digit', async () => {
    const { user: hand, kept } = await visit('/en/account/payment-details');
    await hand.click(await button('Add a card'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a card' }));
    await hand.type(dialog.getByLabelText(/^Card number/), '5555555555554445');
    await hand.click(dialog.getByRole('button', { name: 'Save the card' }));
    expect(dialog.getByLabelText(/^Card number/)).toHaveAccessibleDescription(
      'This card number doesn’t look right; please check the digits',
    );
    expect(kept().cards.list).toHaveLength(2);
  });

  it('let the visitor edit a card without its number', async () => {
    const { user: hand, kept } = await visit('/en/account/payment-details');
    await hand.click(await button('Edit Visa ···· 4242'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit the card' }));
    expect(dialog.queryByLabelText(/^Card number/)).toBeNull();
    await hand.clear(dialog.getByLabelText(/^Name on the card/));
    await hand.type(dialog.getByLabelText(/^Name on the card/), 'E. Kaya');
    await hand.click(dialog.getByRole('button', { name: 'Save the card' }));
    expect(kept().cards.list[0]).toMatchObject({ last4: '4242', holder: 'E. Kaya' });
  });

  it('put another card first when the first one is removed, and restore it on Undo', async () => {
    const { user: hand, kept } = await visit('/en/account/payment-details');
    await hand.click(await button('Remove Visa ···· 4242'));
    expect(kept().cards).toMatchObject({ first: 'example-2', list: [{ id: 'example-2' }] });
    await hand.click(await button('Remove Mastercard ···· 0007'));
    expect(main().getByText(/^No cards yet/)).toBeInTheDocument();
    await hand.click(await button('Undo'));
    expect(kept().cards.first).toBe('example-2');
  });

  it('accept only postal codes of the country', async () => {
    const { user: hand, kept } = await visit('/en/account/payment-details');
    await hand.type(await field(/^Street/), 'Ankara Caddesi 81');
    await hand.type(await field(/^City/), 'İzmir');
    await hand.type(await field(/^Postal code/), '99999');
    await hand.click(await button('Save changes'));
    expect(await field(/^Postal code/)).toHaveFocus();
    await hand.clear(await field(/^Postal code/));
    await hand.type(await field(/^Postal code/), '35535');
    await hand.click(await button('Save changes'));
    await waitFor(() => expect(kept().address.postalCode).toBe('35535'));
  });
});

describe('projects', () => {
  const names = () =>
    main()
      .queryAllByRole('article')
      .map((card) => within(card).getByRole('heading').textContent);

  it('are filtered and laid out by the query of the address', async () => {
    const { user: hand } = await visit('/en/account/projects?state=waiting');
    expect(names()).toEqual(['Spare parts catalogue', 'Paperless quality control']);
    await hand.click(main().getByRole('link', { name: 'Board' }));
    expect(window.location.search).toBe('?state=waiting&layout=board');
    expect(await main().findByRole('heading', { level: 2, name: 'Design 1' })).toBeInTheDocument();
    await hand.click(main().getByRole('link', { name: 'All' }));
    await waitFor(() => expect(names()).toHaveLength(5));
    expect(window.location.search).toBe('?layout=board');
  });

  it('show the next step and its date without a line break in the date', async () => {
    await visit('/en/account/projects');
    const next = main()
      .getAllByText(/: \w{3}, /)
      .map((line) => line.textContent);
    expect(next.length).toBeGreaterThan(0);
    expect(next.filter((line) => / /.test(line.split(': ')[1] ?? ' '))).toEqual([]);
  });

  it('are all shown when the query of the address is invalid', async () => {
    await visit('/en/account/projects?state=__proto__&layout=%00');
    expect(names()).toHaveLength(5);
  });

  it('show their progress when milestones are ticked, and store the milestones', async () => {
    const { user: hand, kept } = await visit('/en/account/projects');
    const card = within(main().getByRole('article', { name: 'Line watch' }));
    expect(card.getByText('50% reached')).toBeInTheDocument();
    await hand.click(card.getByLabelText('Shift screen'));
    expect(card.getByText('75% reached')).toBeInTheDocument();
    expect(kept().milestones).toEqual(['lineWatch-shifts']);
    await hand.click(card.getByLabelText('Shift screen'));
    expect(kept().milestones).toEqual([]);
    expect(await main().findByText('Saved')).toBeInTheDocument();
  });
});

describe('deleting the profile', () => {
  it('requires the visitor’s own e-mail address', async () => {
    const { user: hand, store } = await visit('/en/account/delete-profile');
    await hand.type(await field(/^Your email address/), 'somebody@storm.example');
    await hand.click(await button('Delete my profile'));
    expect(await field(/^Your email address/)).toHaveAccessibleDescription('Please type exactly elif@storm.example');
    expect(selectUser(store.getState())).toEqual(user);
  });

  it('offers a copy of the data with the orders, and erases the orders and the draft of the checkout', async () => {
    const copies: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${copies.push(blob)}`,
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    localStorage.setItem('storm-orders', JSON.stringify([order]));
    sessionStorage.setItem('storm-checkout', JSON.stringify({ contact: { email: user.email } }));
    localStorage.setItem('storm-sign-ins', JSON.stringify({ 1: { email: user.email, print: '0123456789abcd' } }));
    const words = readWords('en', 'account/delete-profile') as typeof en;
    const { user: hand, store } = await visit('/en/account/delete-profile');
    expect(main().getByText(words.what.goes.items.orders)).toBeInTheDocument();
    const copy = await button('Download my data');
    await waitFor(() => expect(copy).toBeEnabled());
    await hand.click(copy);
    jest.restoreAllMocks();
    const read = new FileReader();
    const text = new Promise<unknown>((done) => (read.onload = () => done(read.result)));
    read.readAsText(copies[0] as Blob);
    expect(await text).not.toContain('0123456789abcd');
    expect(JSON.parse(String(await text))).toMatchObject({
      user,
      orders: [{ number: order.number, name: order.name }],
    });
    await hand.type(await field(/^Your email address/), user.email);
    await hand.click(await button('Delete my profile'));
    await waitFor(() => expect(selectUser(store.getState())).toBeNull());
    expect(localStorage.getItem('storm-orders')).toBeNull();
    expect(localStorage.getItem('storm-sign-ins')).toBeNull();
    expect(sessionStorage.getItem('storm-checkout')).toBeNull();
    expect(store.getState().orders.list).toEqual([]);
  });

  it('erases the stored account, signs out and leads to another page', async () => {
    const { user: hand, store } = await visit('/en/account/delete-profile');
    await hand.click(await button('New cover'));
    await waitFor(() => expect(localStorage.getItem('storm-account')).not.toBeNull());
    await hand.type(await field(/^Your email address/), user.email);
    await hand.click(await button('Delete my profile'));
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/en(\/pages-logout)?$/));
    expect(selectUser(store.getState())).toBeNull();
    expect(localStorage.getItem('storm-account')).toBeNull();
  });
});
