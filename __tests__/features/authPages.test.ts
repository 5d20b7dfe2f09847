import { act, screen, waitFor, within } from '@testing-library/react';
import { AxiosError } from 'axios';
import { loggedIn, loggedOut } from '@/features/auth/authSlice';
import { authFormSlice } from '@/features/auth/authFormSlice';
import { returnPath } from '@/site/returnPath';
import { signToken } from '@/mocks/demoToken';
import { setApiMock, elif, setSessionCookie, password, sessionCookie } from '../support/demo';
import { answer, open } from '../support/site';

const field = (name: 'name' | 'email' | 'password') => document.querySelector<HTMLInputElement>(`#auth-${name}`)!;
const submit = () => document.querySelector<HTMLButtonElement>('main [type=submit]')!;
const heading = () => screen.getByRole('heading', { level: 1 });

const said = {
  tr: {
    required: ['Lütfen e-posta adresinizi yazın', 'Lütfen şifrenizi yazın'],
    wrong: 'E-posta ya da şifre hatalı. Yeniden deneyin ya da şifrenizi sıfırlayın.',
    known: 'Bu adresle açılmış bir hesap var. Giriş yapmayı deneyin.',
    off: ['Burada hesaba gerek yok', 'Bir hesapta neler var?', 'Burada şifre yok'],
    out: 'Çıkış yaptınız. Yine bekleriz.',
    here: 'Oturumunuz açık, Elif',
    leave: 'Çıkış yapın',
    account: 'Hesabım',
  },
  en: {
    required: ['Please enter your email', 'Please enter your password'],
    wrong: 'The email or the password is wrong. Try again, or reset your password.',
    known: 'There is already an account with this address. Try signing in.',
    off: ['No account needed here', 'What’s in an account', 'There is no password here'],
    out: 'Signed out. See you soon.',
    here: 'You’re signed in, Elif',
    leave: 'Sign out',
    account: 'Account',
  },
  de: {
    required: ['Bitte geben Sie Ihre E-Mail-Adresse ein', 'Bitte geben Sie Ihr Passwort ein'],
    wrong: 'E-Mail-Adresse oder Passwort stimmt nicht. Versuchen Sie es erneut, oder setzen Sie das Passwort zurück.',
    known: 'Mit dieser Adresse gibt es schon ein Konto. Melden Sie sich damit an.',
    off: ['Hier brauchen Sie kein Konto', 'Das steckt in einem Konto', 'Hier gibt es kein Passwort'],
    out: 'Abgemeldet. Bis demnächst.',
    here: 'Sie sind angemeldet, Elif',
    leave: 'Abmelden',
    account: 'Konto',
  },
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe.each(Object.entries(said))('in the demo, in %s', (language, words) => {
  setApiMock(true);

  it('empty fields are marked, the first one gets the focus, and nothing is sent', async () => {
    const { user, store } = await open(`/${language}/auth/sign-in`);
    await user.click(submit());
    expect(field('email')).toHaveAccessibleDescription(words.required[0]);
    expect(field('password')).toHaveAccessibleDescription(words.required[1]);
    expect(field('email')).toHaveFocus();
    await user.type(field('email'), 'elif@storm.example');
    await user.click(submit());
    expect(field('email')).toBeValid();
    expect(field('password')).toHaveFocus();
    expect(store.getState().authForm).toMatchObject({ attempted: true, status: 'idle' });
  });

  it('a wrong password is refused in an alert, and no user is signed in', async () => {
    const { user, store } = await open(`/${language}/auth/sign-in`);
    await user.type(field('email'), elif.email);
    await user.type(field('password'), 'bora.2013{Enter}');
    await waitFor(() => expect(submit()).toBeDisabled());
    await waitFor(() =>
      expect(within(document.querySelector('main')!).getByRole('alert')).toHaveTextContent(words.wrong),
    );
    expect(store.getState().auth).toEqual({
      isLoggedIn: false,
      user: null,
      error: 'Email or password is incorrect',
    });
    expect(submit()).toBeEnabled();
    expect(field('password')).toHaveFocus();
    expect(sessionCookie()).toBeNull();
  });

  it('the right password leads back to the page that the visitor came from, without a new document', async () => {
    const { user, store } = await open(
      `/${language}/auth/sign-in?returnUrl=${encodeURIComponent(`/${language}/contact?a=1#main`)}`,
    );
    await user.type(field('email'), ` ${elif.email} `);
    await user.type(field('password'), `${password}{Enter}`);
    await waitFor(() =>
      expect(window.location.pathname + window.location.search + window.location.hash).toBe(
        `/${language}/contact?a=1#main`,
      ),
    );
    await waitFor(() => expect(document.querySelector('#contact-form-title')).toBeInTheDocument());
    expect(store.getState().auth).toEqual({ isLoggedIn: true, user: elif, error: null });
    expect(sessionCookie()).toMatch(/^storm-demo\./);
    // Reset when the sign-in page is left.
    await waitFor(() => expect(store.getState().authForm.status).toBe('idle'));
  });

  it('a visitor who is signed in already sees that, and can go on or sign out', async () => {
    setSessionCookie(signToken(elif));
    const { user, store } = await open(`/${language}/auth/sign-in?returnUrl=/${language}/contact`);
    await waitFor(() => expect(heading()).toHaveTextContent(words.here));
    expect(field('email')).toBeNull();
    expect(document.querySelector(`main a[href="/${language}/contact"]`)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: words.leave }));
    await waitFor(() => expect(heading()).toHaveTextContent(words.out));
    expect(window.location.pathname).toBe(`/${language}/pages-logout`);
    expect(sessionCookie()).toBeNull();
    expect(store.getState().auth).toMatchObject({ isLoggedIn: true, user: null });
  });

  it('the header links to the sign-up page for a signed-out visitor, and to the account for a user', async () => {
    const signUp = () => document.querySelector('header a[href$="/auth/sign-up"]:not(nav a)');
    const account = () => document.querySelector('header a[href$="/account/profile"]:not(nav a)');
    const { store } = await open(`/${language}/contact`);
    expect(signUp()).toBeInTheDocument();
    expect(account()).toBeNull();
    act(() => void store.dispatch(loggedIn({ token: signToken(elif), user: elif })));
    expect(account()).toHaveTextContent(words.account);
    expect(signUp()).toBeNull();
    act(() => void store.dispatch(loggedOut()));
    expect(signUp()).toBeInTheDocument();
  });

  it('an address that has an account already is refused at its field', async () => {
    const { user } = await open(`/${language}/auth/sign-up`);
    await user.type(field('name'), 'Elif Kaya');
    await user.type(field('email'), 'Elif@Storm.example');
    await user.type(field('password'), 'long enough{Enter}');
    await waitFor(() => expect(field('email')).toHaveAccessibleDescription(words.known));
    expect(field('email')).toHaveFocus();
    await user.type(field('email'), 'x');
    expect(field('email')).not.toHaveAccessibleDescription(words.known);
  });
});

describe('signing in', () => {
  setApiMock(true);

  it.each(['//evil.example', '/%2fevil.example', 'https://evil.example', '/\\evil.example', '/tr/auth/sign-in'])(
    'does not lead to the return address %s',
    async (address) => {
      const { user } = await open(`/en/auth/sign-in?returnUrl=${encodeURIComponent(address)}`);
      await user.click(screen.getByRole('button', { name: 'Fill it in for me' }));
      await user.click(submit());
      await waitFor(() => expect(window.location.pathname).toBe(returnPath('', 'en')));
    },
  );

  it('is filled in by the button of the hint, which moves the focus to the submit button', async () => {
    const { user } = await open('/en/auth/sign-in');
    await user.click(screen.getByRole('button', { name: 'Fill it in for me' }));
    expect(field('email')).toHaveValue(elif.email);
    expect(field('password')).toHaveValue(password);
    expect(submit()).toHaveFocus();
  });

  it('shows the password only after the visitor asks for it, and hides it again', async () => {
    const { user } = await open('/en/auth/sign-in');
    expect(field('password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(field('password')).toHaveAttribute('type', 'text');
    expect(field('password')).toHaveAttribute('spellcheck', 'false');
    await user.click(screen.getByRole('button', { name: 'Hide the password' }));
    expect(field('password')).toHaveAttribute('type', 'password');
  });

  it('keeps the return address in its links to the other pages, which open in the same tab', async () => {
    await open('/de/auth/sign-in?returnUrl=%2Fde%2Fcontact');
    for (const name of ['Passwort vergessen?', 'Registrieren']) {
      const link = screen.getByRole('link', { name });
      expect(link.getAttribute('href')).toMatch(/^\/de\/auth\/(sign-up|forgot-password)\?returnUrl=%2Fde%2Fcontact$/);
      expect(link).not.toHaveAttribute('target', '_blank');
    }
  });

  it.each([
    ['the network fails', () => new AxiosError('Network Error', 'ERR_NETWORK'), /out of reach/],
    [
      'the server does not answer in time',
      () => new AxiosError('timeout of 15000ms exceeded', 'ECONNABORTED'),
      /in time/,
    ],
    ['an unknown error occurs', () => new Error('42'), /unexpected/],
  ])('shows a specific message when %s', async (_, failure, words) => {
    const { adapter } = await import('@/lib/adapter');
    const { user } = await open('/en/auth/sign-in');
    adapter.load = () => Promise.resolve(() => Promise.reject(failure()));
    await user.type(field('email'), elif.email);
    await user.type(field('password'), `x{Enter}`);
    await waitFor(() => expect(within(document.querySelector('main')!).getByRole('alert')).toHaveTextContent(words));
    expect(submit()).toBeEnabled();
  });

  it('shows no error of a failed attempt on the sign-up page', async () => {
    const { user, store } = await open('/en/auth/sign-in');
    await user.type(field('email'), elif.email);
    await user.type(field('password'), 'wrong{Enter}');
    await waitFor(() => expect(store.getState().authForm.status).toBe('failed'));
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    await waitFor(() => expect(heading()).toHaveTextContent('Create your account'));
    expect(within(document.querySelector('main')!).getByRole('alert')).toBeEmptyDOMElement();
    expect(field('email')).not.toHaveAttribute('aria-invalid');
  });
});

describe('creating an account', () => {
  setApiMock(true);

  it('welcomes the visitor, fills the address into the sign-in form, and leads back to the first page', async () => {
    const { user, store } = await open('/en/auth/sign-up?returnUrl=%2Fen%2Fcontact');
    await user.type(field('name'), 'Ada Lovelace');
    await user.type(field('email'), 'ada@storm.example');
    await user.type(field('password'), '1234567{Enter}');
    expect(field('password')).toHaveAccessibleDescription('The password needs at least 8 characters');
    await user.type(field('password'), '8{Enter}');
    await waitFor(() => expect(heading()).toHaveTextContent('Welcome aboard!'));
    expect(heading()).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    await waitFor(() => expect(heading()).toHaveTextContent('Welcome back'));
    expect(field('email')).toHaveValue('ada@storm.example');
    await user.type(field('password'), '12345678{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/en/contact'));
    expect(store.getState().auth.user).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' });
  });

  it('shows the rule for the password before the first attempt', async () => {
    await open('/de/auth/sign-up');
    expect(field('password')).toHaveAccessibleDescription('Mindestens 8 Zeichen. Gern auch ein ganzer Satz.');
    expect(field('password')).toHaveAttribute('autocomplete', 'new-password');
  });
});

describe('signing out', () => {
  setApiMock(true);

  it.each(Object.entries(said))(
    'on any page in %s leads to the page that confirms it and says what stays in the browser',
    async (language, { out }) => {
      const { store } = await open(`/${language}/contact`);
      store.dispatch(loggedIn({ token: signToken(elif), user: elif }));
      await waitFor(() => expect(sessionCookie()).not.toBeNull());
      store.dispatch(loggedOut());
      await waitFor(() => expect(heading()).toHaveTextContent(out));
      expect(window.location.pathname).toBe(`/${language}/pages-logout`);
      expect(sessionCookie()).toBeNull();
      expect(document.querySelector('main')).toHaveTextContent(/3/);
      expect(document.querySelector('main a[href$="/auth/sign-in"]')).not.toHaveAttribute('target', '_blank');
    },
  );

  it('is offered on the sign-out page to a visitor who is still signed in', async () => {
    setSessionCookie(signToken(elif));
    const { user } = await open('/en/pages-logout');
    await waitFor(() => expect(heading()).toHaveTextContent('You’re still signed in, Elif'));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(heading()).toHaveTextContent(said.en.out));
    expect(heading()).toHaveFocus();
  });
});

describe('a forgotten password', () => {
  setApiMock(true);

  it('leads to the contact form with the address and a message in it', async () => {
    const { user } = await open('/de/auth/forgot-password');
    await user.click(submit());
    expect(field('email')).toHaveAccessibleDescription(said.de.required[0]);
    await user.type(field('email'), 'k@brand.example{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/de/contact'));
    expect(await screen.findByRole('textbox', { name: /^Nachricht/ })).toHaveValue(
      'Ich habe mein Passwort vergessen. Bitte helfen Sie mir, wieder in mein Konto zu kommen.',
    );
    expect(screen.getByRole('textbox', { name: /^E-Mail/ })).toHaveValue('k@brand.example');
    sessionStorage.clear();
  });

  it('does not replace a message that the visitor has begun', async () => {
    sessionStorage.setItem(
      'storm-contact-draft',
      JSON.stringify({ values: { message: 'Mine', name: 'Ada' }, openFor: 5 }),
    );
    const { user } = await open('/en/auth/forgot-password');
    await user.type(field('email'), 'k@brand.example{Enter}');
    expect(await screen.findByRole('textbox', { name: /^Message/ })).toHaveValue('Mine');
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue('k@brand.example');
    sessionStorage.clear();
  });
});

describe.each(Object.entries(said))('without the demo, in %s', (language, { off }) => {
  setApiMock(false);

  it.each(['sign-in', 'sign-up', 'forgot-password'].map((page, at) => [page, off[at]!] as const))(
    'a note stands in place of the form of %s, and no password is shown',
    async (page, title) => {
      answer('POST /api/login', () => ({ status: 500 }));
      await open(`/${language}/auth/${page}`);
      expect(heading()).toHaveTextContent(title);
      expect(field('email')).toBeNull();
      expect(field('password')).toBeNull();
      expect(submit()).toBeNull();
      const links = within(screen.getByRole('note')).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toContain(`/${language}/contact`);
      expect(document.body).not.toHaveTextContent(password);
    },
  );
});

describe('the state of the sign-in form', () => {
  it('ignores a sign-in that is answered after the form was left', () => {
    const { reducer } = authFormSlice;
    const state = reducer(undefined, loggedIn({ token: 't', user: elif }));
    expect(state).toEqual({ attempted: false, status: 'idle', signUpEmail: '' });
  });
});
