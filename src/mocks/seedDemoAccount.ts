import { put } from 'redux-saga/effects';
import { testUser } from '@/data/testUser';
import { createAccount, hasAccount } from '@/features/account/accountApi';
import { accountRead } from '@/features/account/accountSlice';
import { type loggedIn, selectUser } from '@/features/auth/authSlice';
import { ordersRead } from '@/features/checkout/ordersSlice';
import { readOrders, saveOrders } from '@/features/checkout/storedOrders';
import { productToggled, selectWishedIds } from '@/features/wishlist/wishlistSlice';
import { call, select } from '@/lib/effects';
import { exampleAccount, exampleOrdersOf, exampleWishes } from './exampleAccount';

/**
 * Fills the test user's account at its first sign-in: profile, call hours, two orders, three wishes. A stored account
 * counts as an earlier sign-in, so it is stored last: a page that is left meanwhile goes on at the next one. Orders and
 * wishes of this browser are kept as they are.
 */
export function* seedDemoAccount({ payload: { user } }: ReturnType<typeof loggedIn>) {
  if (user.id !== testUser.id || hasAccount(user)) return;
  if ((yield* call(readOrders)).length === 0) {
    if (!(yield* call(saveOrders, ...exampleOrdersOf(user)))) return;
    yield put(ordersRead(yield* call(readOrders)));
  }
  if ((yield* select(selectWishedIds)).length === 0) for (const id of exampleWishes) yield put(productToggled(id));
  const account = exampleAccount(user);
  const isNew = yield* call(createAccount, user, account);
  // The user may have signed out meanwhile.
  if (isNew && (yield* select(selectUser))?.id === user.id) yield put(accountRead(account));
}
