import { act, screen, waitFor, within } from '@testing-library/react';
import { devToolsOptions } from '@/app/devTools';
import { makeStore } from '@/app/store';
import {
  accountRequested,
  selectAccount,
  selectPasswordProblem,
  selectSaveStatus,
} from '@/features/account/accountSlice';
import { loggedIn, loggedOut, passwordSubmitted } from '@/features/auth/authSlice';
import { selectToasts } from '@/features/toastr/toast';
import { signToken } from '@/mocks/demoToken';
import { type DemoAccount, isPasswordCorrect, findAccount } from '@/mocks/demoAccounts';
import { languageCodes } from '@/site/languages';
import { setApiMock, elif, setSessionCookie, password, sessionCookie } from '../support/demo';
import { leavesOf } from '../support/files';
import { answer, open } from '../support/site';
import { flushEventLoop } from '../support/flushEventLoop';

const next = 'seven boats under a calm sky';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('a new password', () => {
  beforeEach(() => Object.assign(globalThis, { API_MOCK: true }));
  afterEach(() => Object.assign(globalThis, { API_MOCK: false }));

  async function signedIn() {
    const store = makeStore();
    store.dispatch(loggedIn({ token: 'the token', user: elif }));
    store.dispatch(accountRequested(elif));
    await flushEventLoop();
    return store;
  }
  const said = (store: ReturnType<typeof makeStore>) =>
    selectToasts(store.getState() as never).map(({ type, message }) => [type, message]);
  const submitted = () => passwordSubmitted({ current: password, next });

  it('is sent once with the session’s token, stores the date of the change, and signs out all other sessions', async () => {
    const asked = jest.fn(() => ({ body: {} }));
    answer('POST /api/password', asked);
    const store = await signedIn();
    const began = Date.now();
    store.dispatch(submitted());
    store.dispatch(submitted());
    expect(selectSaveStatus(store.getState()).passwordChanged).toBe('saving');
    await flushEventLoop();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledWith({
      body: { current: password, next },
      headers: expect.objectContaining({ Authorization: 'Bearer the token' }) as object,
    });
    expect(selectSaveStatus(store.getState()).passwordChanged).toBe('saved');
    expect(said(store)).toEqual([['success', 'toast.account.password']]);
    const { passwordChanged, ended } = selectAccount(store.getState()) ?? {};
    expect(Date.parse(String(passwordChanged))).toBeGreaterThanOrEqual(began);
    expect(ended).toEqual(['phone-izmir', 'laptop-ankara', 'tablet-stuttgart']);
    expect(localStorage.getItem('storm-account')).toContain(passwordChanged);
  });

  it('and the old one are not in the state, in storage or in DevTools', async () => {
    answer('POST /api/password', () => ({ body: {} }));
    const store = await signedIn();
    store.dispatch(submitted());
    const during = JSON.stringify(store.getState());
    await flushEventLoop();
    const everywhere = [during, JSON.stringify(store.getState()), JSON.stringify([localStorage, sessionStorage])];
    expect(everywhere.join()).not.toMatch(/Bora|boats/);
    expect(JSON.stringify(devToolsOptions.actionSanitizer(submitted()))).not.toMatch(/Bora|boats/);
  });

  it.each([
    [400, 'wrong', []],
    [401, 'expired', [['error', 'toast.account.expired']]],
    [507, 'unkept', [['error', 'toast.account.refused']]],
    [500, 'failed', [['error', 'toast.failed']]],
  ])('that is answered with %i does not replace the old one: %s', async (status, refusal, toasts) => {
    answer('POST /api/password', () => ({ status }));
    const store = await signedIn();
    store.dispatch(submitted());
    await flushEventLoop();
    expect(selectSaveStatus(store.getState()).passwordChanged).toBe('failed');
    expect(selectPasswordProblem(store.getState())).toBe(refusal);
    expect(selectAccount(store.getState())).toMatchObject({ passwordChanged: '', ended: [] });
    expect(said(store)).toEqual(toasts);
    // A further attempt resets the refusal.
    store.dispatch(submitted());
    expect(selectPasswordProblem(store.getState())).toBeNull();
  });

  it('is not sent without a session', async () => {
    const asked = jest.fn(() => ({ body: {} }));
    answer('POST /api/password', asked);
    const store = await signedIn();
    document.cookie = 'storm-session=; Max-Age=0; Path=/';
    store.dispatch(submitted());
    await flushEventLoop();
    expect(asked).not.toHaveBeenCalled();
    expect(selectPasswordProblem(store.getState())).toBe('expired');
  });

  it.each([200, 400])(
    'answered with %i after the user has signed out does not change the account of the next user',
    async (status) => {
      answer('POST /api/password', async () => {
        await flushEventLoop();
        return { status, body: {} };
      });
      const store = await signedIn();
      store.dispatch(submitted());
      store.dispatch(loggedOut());
      store.dispatch(loggedIn({ token: 'another', user: { ...elif, id: 2 } }));
      store.dispatch(accountRequested({ ...elif, id: 2 }));
      await flushEventLoop();
      await flushEventLoop();
      expect(selectAccount(store.getState())).toMatchObject({ passwordChanged: '', ended: [] });
      expect(selectSaveStatus(store.getState())).toEqual({});
      expect(selectPasswordProblem(store.getState())).toBeNull();
      // The first sign-in filled the account of the test user.
      expect(Object.keys(JSON.parse(localStorage.getItem('storm-account') ?? '{}') as object)).toEqual(['1']);
    },
  );
});

const field = (name: 'current' | 'next' | 'repeat') =>
  document.querySelector<HTMLInputElement>(`#password-${name}`) as HTMLInputElement;
const button = () => field('current').form?.querySelector<HTMLButtonElement>('[type=submit]') as HTMLButtonElement;
const counts = (text: string) => isPasswordCorrect(findAccount(elif.email) as DemoAccount, text);

/** Opens the security page signed in. */
async function visit(language: string) {
  setSessionCookie(signToken(elif));
  const site = await open(`/${language}/account/security`);
  await waitFor(() => expect(button()).toBeEnabled());
  const fill = async (texts: Record<'current' | 'next' | 'repeat', string>) => {
    for (const [name, text] of Object.entries(texts)) {
      await site.user.clear(field(name as 'current'));
      // Pasted: typing would estimate the strength at every key.
      await site.user.paste(text);
    }
  };
  return { ...site, fill };
}

describe.each(languageCodes)('the security page in %s', (language) => {
  const words = leavesOf(`public/assets/i18n/${language}/account/security.json`);
  const shell = leavesOf(`public/assets/i18n/${language}.json`);
  const say = (key: string) => String(words.get(key));

  describe('in the demo', () => {
    setApiMock(true);

    it('refuses a wrong password at its field, keeps what was typed, and accepts the right one', async () => {
      const { user, fill, store } = await visit(language);
      await fill({ current: 'Bora.2014', next, repeat: next });
      await user.dblClick(button());
      expect(button()).toBeDisabled();
      await waitFor(() => expect(field('current')).toHaveAccessibleDescription(say('password.problems.wrong')));
      expect(field('current')).toHaveFocus();
      expect(field('current')).toHaveAttribute('aria-invalid', 'true');
      expect([field('current').value, field('next').value, field('repeat').value]).toEqual(['Bora.2014', next, next]);
      expect(counts(password)).toBe(true);
      expect(screen.queryByRole('alert')).toBeNull();

      await user.clear(field('current'));
      await user.paste(password);
      expect(field('current')).not.toHaveAttribute('aria-invalid');
      await user.click(button());
      expect(await screen.findByText(String(shell.get('toast.account.password')))).toBeInTheDocument();
      await waitFor(() =>
        expect([field('current').value, field('next').value, field('repeat').value]).toEqual(['', '', '']),
      );
      expect(button()).toHaveFocus();
      expect([counts(password), counts(next)]).toEqual([false, true]);
      expect(store.getState().account.data?.passwordChanged).not.toBe('');
      const gone = say('sessions.ended').replace('{{count}}', '3');
      expect(within(screen.getByRole('main')).getByText(gone)).toBeInTheDocument();
      expect(sessionCookie()).not.toBeNull();
    });
  });

  describe('without the demo', () => {
    setApiMock(false);

    it('has no form for a password, and says why', async () => {
      const { store } = await open(`/${language}/account/security`);
      act(() => void store.dispatch(loggedIn({ token: 't', user: elif })));
      expect(await screen.findByRole('note')).toHaveTextContent(say('password.off'));
      expect(field('current')).toBeNull();
    });
  });
});

describe('the password form', () => {
  setApiMock(true);

  it('treats blanks as part of the password, as signing in does', async () => {
    const { user, fill } = await visit('en');
    await fill({ current: `${password} `, next, repeat: next });
    await user.click(button());
    await waitFor(() =>
      expect(field('current')).toHaveAccessibleDescription('This is not your current password; please try again'),
    );
    await fill({ current: password, next: ` ${next} `, repeat: ` ${next} ` });
    await user.click(button());
    await waitFor(() => expect(counts(` ${next} `)).toBe(true));
  });

  it('shows a refusal for the password that was sent, not for the next one', async () => {
    const { user, fill } = await visit('en');
    await fill({ current: 'Bora.2014', next, repeat: next });
    await user.click(button());
    await waitFor(() => expect(field('current')).toHaveAttribute('aria-invalid', 'true'));
    await fill({ current: password, next, repeat: `${next}!` });
    await user.click(button());
    expect(field('repeat')).toHaveAttribute('aria-invalid', 'true');
    expect(field('current')).not.toHaveAttribute('aria-invalid');
  });

  it('refuses a password that is too long for signing in', async () => {
    const { user } = await visit('en');
    await user.click(field('next'));
    await user.paste('seven boats '.repeat(22));
    await user.click(button());
    expect(field('next')).toHaveAccessibleDescription('Please use 254 characters at most');
  });

  it.each(['seven77', '🌧🌦🌤🌥🌪'])(
    'requires eight characters, as signing up does, however they are encoded: %s',
    async (short) => {
      const { user, fill } = await visit('en');
      await fill({ current: password, next: short, repeat: short });
      await user.click(button());
      expect(field('next')).toHaveAccessibleDescription('Please use at least 8 characters');
      await fill({ current: password, next: 'q7#Vz!2k', repeat: 'q7#Vz!2k' });
      await user.click(button());
      await waitFor(() => expect(counts('q7#Vz!2k')).toBe(true));
    },
  );

  it('shows no earlier refusal when the visitor comes back to the page', async () => {
    const { user, fill } = await visit('en');
    await fill({ current: 'Bora.2014', next, repeat: next });
    await user.click(button());
    await waitFor(() => expect(field('current')).toHaveAttribute('aria-invalid', 'true'));
    const main = () => within(screen.getByRole('main'));
    await user.click(main().getByRole('link', { name: 'Profile' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await main().findByRole('heading', { level: 1, name: /Elif$/ })).toBeInTheDocument();
    await user.click(main().getByRole('link', { name: 'Security' }));
    await waitFor(() => expect(field('current')).toBeInTheDocument());
    expect(field('current')).not.toHaveAttribute('aria-invalid');
    expect(field('current')).not.toHaveFocus();
    await user.type(field('current'), password);
    await user.click(button());
    expect(field('next')).toHaveAttribute('aria-invalid', 'true');
    expect(field('current')).not.toHaveAttribute('aria-invalid');
  });

  it('keeps what was typed when storage refuses it, and shows why', async () => {
    const { user, fill } = await visit('en');
    await fill({ current: password, next, repeat: next });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('nothing was changed');
    expect(field('next')).toHaveValue(next);
    expect(field('current')).not.toHaveAttribute('aria-invalid');
    expect(counts(password)).toBe(true);
  });
});
