import { makeStore } from '@/app/store';
import { defaultAccount } from '@/features/account/account';
import {
  accountRequested,
  deletionConfirmed,
  partChanged,
  selectAccount,
  selectSaveStatus,
} from '@/features/account/accountSlice';
import { loggedIn, loggedOut, selectUser } from '@/features/auth/authSlice';
import { selectToasts } from '@/features/toastr/toast';
import { flushEventLoop } from '../support/flushEventLoop';

const user = { id: 1, username: 'elif', email: 'elif@storm.example', firstName: 'Elif', lastName: 'Kaya' };

async function signedIn() {
  const store = makeStore();
  store.dispatch(loggedIn({ token: 't', user }));
  store.dispatch(accountRequested(user));
  await flushEventLoop();
  return store;
}

const toastsOf = (store: ReturnType<typeof makeStore>) =>
  selectToasts(store.getState() as never).map(({ type, message }) => [type, message]);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const full = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

describe('the account', () => {
  it('is read when an account page opens, and is not written to storage then', async () => {
    const store = await signedIn();
    expect(selectAccount(store.getState())).toEqual(defaultAccount(user));
    expect(localStorage.getItem('storm-account')).toBeNull();
  });

  it('stores a form and confirms that in a toast', async () => {
    const store = await signedIn();
    const profile = { ...defaultAccount(user).profile, phone: '+90 232 555 01 20' };
    store.dispatch(partChanged({ user, part: 'profile', value: profile }));
    expect(selectSaveStatus(store.getState()).profile).toBe('saving');
    await flushEventLoop();
    expect(selectSaveStatus(store.getState()).profile).toBe('saved');
    expect(selectAccount(store.getState())?.profile).toEqual(profile);
    expect(toastsOf(store)).toEqual([['success', 'toast.account.saved']]);
    expect(localStorage.getItem('storm-account')).toContain('555 01 20');
  });

  it('shows a moved switch at once, without a toast', async () => {
    const store = await signedIn();
    store.dispatch(partChanged({ user, part: 'twoStep', value: true, silent: true }));
    expect(selectAccount(store.getState())?.twoStep).toBe(true);
    await flushEventLoop();
    expect(toastsOf(store)).toEqual([]);
  });

  it('moves the switch back when storage refuses the change, and shows why', async () => {
    const store = await signedIn();
    full();
    store.dispatch(partChanged({ user, part: 'twoStep', value: true, silent: true }));
    await flushEventLoop();
    expect(selectAccount(store.getState())?.twoStep).toBe(false);
    expect(selectSaveStatus(store.getState()).twoStep).toBe('failed');
    expect(toastsOf(store)).toEqual([['error', 'toast.account.refused']]);
  });

  it('is removed from the state on sign-out, and stays in storage', async () => {
    const store = await signedIn();
    store.dispatch(partChanged({ user, part: 'hours', value: [10], silent: true }));
    await flushEventLoop();
    store.dispatch(loggedOut());
    expect(selectAccount(store.getState())).toBeNull();
    expect((await signedIn()).getState().account.data?.hours).toEqual([10]);
  });

  it('is erased when the visitor confirms that, and the visitor is signed out', async () => {
    const store = await signedIn();
    store.dispatch(partChanged({ user, part: 'hours', value: [10], silent: true }));
    await flushEventLoop();
    store.dispatch(deletionConfirmed(user));
    await flushEventLoop();
    expect(localStorage.getItem('storm-account')).toBeNull();
    expect(selectUser(store.getState())).toBeNull();
    expect(toastsOf(store)).toEqual([['success', 'toast.account.erased']]);
  });

  it('stays, and the visitor stays signed in, when it cannot be erased', async () => {
    const store = await signedIn();
    store.dispatch(partChanged({ user, part: 'hours', value: [10], silent: true }));
    store.dispatch(partChanged({ user: { ...user, id: 2 }, part: 'hours', value: [10], silent: true }));
    await flushEventLoop();
    full();
    store.dispatch(deletionConfirmed(user));
    await flushEventLoop();
    expect(selectUser(store.getState())).toEqual(user);
    expect(toastsOf(store)).toEqual([['error', 'toast.account.refused']]);
  });
});
