import { act, screen, waitFor, within } from '@testing-library/react';
import { AxiosError } from 'axios';
import { loggedIn, loggedOut } from '@/features/auth/authSlice';
import { authFormSlice } from '@/features/auth/authFormSlice';
import { urlOf } from '@/site/addresses';
import { languageCodes } from '@/site/languages';
import { returnPath } from '@/site/returnPath';
import { signToken } from '@/mocks/demoToken';
import { setApiMock, elif, setSessionCookie, password, sessionCookie } from '../support/demo';
import { readText } from '../support/files';
import { answer, open } from '../support/site';

const field = (name: 'name' | 'email' | 'password') => document.querySelector<HTMLInputElement>(`#auth-${name}`)!;
const submit = () => document.querySelector<HTMLButtonElement>('main [type=submit]')!;
const heading = () => screen.getByRole('heading', { level: 1 });

const said = {
  tr: {
    required: ['Lütfen e-posta adresinizi yazın', 'Lütfen şifrenizi yazın'],
    wrong: 'E-posta ya da şifre hatalı.',
    known: 'Bu adresle açılmış bir hesap var. Giriş yapmayı deneyin.',
    off: 'Bu sitede giriş yapılamıyor',
    out: 'Çıkış yaptınız, görüşmek üzere',
    here: 'Oturumunuz açık, Elif',
    leave: 'Çıkış yapın',
    account: 'Hesabım',
  },
  en: {
    required: ['Please enter your email', 'Please enter your password'],
    wrong: 'The email or the password is wrong.',
    known: 'There is already an account with this address. Try signing in.',
    off: 'Sign-in isn’t available on this site',
    out: 'You’re signed out. See you soon.',
    here: 'You’re signed in, Elif',
    leave: 'Sign out',
    account: 'Account',
  },
  de: {
    required: ['Bitte geben Sie Ihre E-Mail-Adresse ein', 'Bitte geben Sie Ihr Passwort ein'],
    wrong: 'E-Mail-Adresse oder Passwort stimmt nicht.',
    known: 'Mit dieser Adresse gibt es schon ein Konto. Melden Sie sich damit an.',
    off: 'Auf dieser Website ist keine Anmeldung möglich',
    out: 'Abgemeldet. Bis zum nächsten Mal.',
    here: 'Sie sind angemeldet, Elif',
    leave: 'Abmelden',
    account: 'Konto',
  },
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe.each(languageCodes)('in the demo, in %s', (language) => {
  setApiMock(true);
  const words = said[language];

  it('empty fields are named, the first one takes the focus, and nothing is sent', async () => {
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

  it('a wrong password is refused in words, aloud, and nobody is signed in', async () => {
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

  it('the right pair leads back to where the visitor came from, without a new document', async () => {
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
    expect(store.getState().authForm.status).toBe('idle');
  });

  it('whoever is signed in already is told so, goes on or signs out', async () => {
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

  it('the header leads a stranger to an account, and a member to the one they have', async () => {
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
    'leads to no %s',
    async (address) => {
      const { user } = await open(`/en/auth/sign-in?returnUrl=${encodeURIComponent(address)}`);
      await user.click(screen.getByRole('button', { name: 'Fill it in for me' }));
      await user.click(submit());
      await waitFor(() => expect(window.location.pathname).toBe(returnPath('', 'en')));
    },
  );

  it('is filled in by the hint’s button, which hands on to the form’s own', async () => {
    const { user } = await open('/en/auth/sign-in');
    await user.click(screen.getByRole('button', { name: 'Fill it in for me' }));
    expect(field('email')).toHaveValue(elif.email);
    expect(field('password')).toHaveValue(password);
    expect(submit()).toHaveFocus();
  });

  it('shows the password only while its visitor wants to see it', async () => {
    const { user } = await open('/en/auth/sign-in');
    expect(field('password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(field('password')).toHaveAttribute('type', 'text');
    expect(field('password')).toHaveAttribute('spellcheck', 'false');
    await user.click(screen.getByRole('button', { name: 'Hide the password' }));
    expect(field('password')).toHaveAttribute('type', 'password');
  });

  it('keeps the way back on its links to the other pages, in the same tab', async () => {
    await open('/de/auth/sign-in?returnUrl=%2Fde%2Fcontact');
    for (const name of ['Passwort vergessen?', 'Registrieren']) {
      const link = screen.getByRole('link', { name });
      expect(link.getAttribute('href')).toMatch(/^\/de\/auth\/(sign-up|forgot-password)\?returnUrl=%2Fde%2Fcontact$/);
      expect(link).not.toHaveAttribute('target', '_blank');
    }
  });

  it.each([
    ['of the network', () => new AxiosError('Network Error', 'ERR_NETWORK'), /out of reach/],
    ['of patience', () => new AxiosError('timeout of 15000ms exceeded', 'ECONNABORTED'), /in time/],
    ['nobody knows', () => new Error('42'), /unexpected/],
  ])('says in words of its own that there is a failure %s', async (_, failure, words) => {
    const { adapter } = await import('@/lib/adapter');
    const { user } = await open('/en/auth/sign-in');
    adapter.load = () => Promise.resolve(() => Promise.reject(failure()));
    await user.type(field('email'), elif.email);
    await user.type(field('password'), `x{Enter}`);
    await waitFor(() => expect(within(document.querySelector('main')!).getByRole('alert')).toHaveTextContent(words));
    expect(submit()).toBeEnabled();
  });

  it('shows nothing of an earlier attempt when the visitor comes back', async () => {
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

describe('a new account', () => {
  setApiMock(true);

  it('is welcomed, signs in with its address filled in, and comes back to where it began', async () => {
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

  it('tells the rule for its password before it is broken', async () => {
    await open('/de/auth/sign-up');
    expect(field('password')).toHaveAccessibleDescription('Mindestens 8 Zeichen. Gern auch ein ganzer Satz.');
    expect(field('password')).toHaveAttribute('autocomplete', 'new-password');
  });
});

describe('signing out', () => {
  setApiMock(true);

  it.each(languageCodes)('anywhere in %s leads to the page that says so, and tells what stays', async (language) => {
    const { store } = await open(`/${language}/contact`);
    store.dispatch(loggedIn({ token: signToken(elif), user: elif }));
    await waitFor(() => expect(sessionCookie()).not.toBeNull());
    store.dispatch(loggedOut());
    await waitFor(() => expect(heading()).toHaveTextContent(said[language].out));
    expect(window.location.pathname).toBe(urlOf('pages-logout', language));
    expect(sessionCookie()).toBeNull();
    expect(document.querySelector('main')).toHaveTextContent(/3/);
    expect(document.querySelector('main a[href$="/auth/sign-in"]')).not.toHaveAttribute('target', '_blank');
  });

  it('is offered to a visitor who comes to the page of goodbye while signed in', async () => {
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

  it('takes nothing away from a message that its visitor has begun', async () => {
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

describe.each(languageCodes)('without the demo, in %s', (language) => {
  setApiMock(false);

  it.each(['sign-in', 'sign-up'])(
    'the form of %s is switched off and says why, and shows no password',
    async (page) => {
      answer('POST /api/login', () => ({ status: 500 }));
      await open(`/${language}/auth/${page}`);
      expect(screen.getByText(said[language].off)).toBeInTheDocument();
      expect(field('email')).toBeDisabled();
      expect(field('password')).toBeDisabled();
      expect(submit()).toBeDisabled();
      expect(document.body).not.toHaveTextContent(password);
    },
  );
});

describe('the form’s own state', () => {
  it('knows nothing of an answer that comes when the form is gone', () => {
    const { reducer } = authFormSlice;
    const state = reducer(undefined, loggedIn({ token: 't', user: elif }));
    expect(state).toEqual({ attempted: false, status: 'idle', signUpEmail: '' });
  });
});

describe('a build without the demo', () => {
  it('loads the adapter in one place only, behind the constant that drops it', () => {
    expect(readText('src/index.tsx')).toMatch(
      /^if \(API_MOCK\) adapter\.load = .*import\('\.\/mocks\/loginAdapter'\)/m,
    );
  });
});
