import { spawn, takeEvery } from 'redux-saga/effects';
import { accountSaga } from '@/features/account/accountSaga';
import { authSaga } from '@/features/auth/authSaga';
import { loggedIn } from '@/features/auth/authSlice';
import { cartSaga } from '@/features/cart/cartSaga';
import { promotionSaga } from '@/features/cart/promotionSaga';
import { checkoutSaga } from '@/features/checkout/checkoutSaga';
import { ordersSaga } from '@/features/checkout/ordersSaga';
import { consentSaga } from '@/features/consent/consentSaga';
import { contactSaga } from '@/features/contact/contactSaga';
import { draftsSaga } from '@/features/contact/draftsSaga';
import { languageSaga } from '@/features/language/languageSaga';
import { newsSaga } from '@/features/news/newsSaga';
import { offlineSaga } from '@/features/offline/offlineSaga';
import { themeSaga } from '@/features/theme/themeSaga';
import { vitalsSaga } from '@/features/vitals/vitalsSaga';
import { call } from '@/lib/effects';

type FeatureSaga = () => Generator;

const sagas: readonly FeatureSaga[] = [
  accountSaga,
  authSaga,
  cartSaga,
  promotionSaga,
  checkoutSaga,
  ordersSaga,
  consentSaga,
  contactSaga,
  draftsSaga,
  languageSaga,
  newsSaga,
  offlineSaga,
  themeSaga,
  vitalsSaga,
];

/** Failures after which a saga stays off: one that fails at once must not restart forever. */
const maxFailures = 5;

/** Runs a saga, logs an error and restarts it: an error ends its watchers. */
export function* restartOnError(saga: FeatureSaga) {
  for (let failures = 0; failures < maxFailures; failures += 1) {
    try {
      yield* call(saga);
      return;
    } catch (error) {
      console.error(error);
    }
  }
}

/** Spawns every feature's saga: an error in one does not cancel the others. */
export function* rootSaga() {
  for (const saga of sagas) yield spawn(restartOnError, saga);
  // Inside the condition, so that other builds leave the demo's chunk out.
  if (API_MOCK) {
    const load = () => import('@/mocks/seedDemoAccount');
    yield spawn(restartOnError, function* demoAccountSaga() {
      yield takeEvery(loggedIn, function* seed(event) {
        yield* (yield* call(load)).seedDemoAccount(event);
      });
    });
  }
}
