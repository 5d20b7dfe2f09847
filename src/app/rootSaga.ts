import { spawn } from 'redux-saga/effects';
import { accountSaga } from '@/features/account/accountSaga';
import { authSaga } from '@/features/auth/authSaga';
import { cartSaga } from '@/features/cart/cartSaga';
import { checkoutSaga } from '@/features/checkout/checkoutSaga';
import { ordersSaga } from '@/features/checkout/ordersSaga';
import { consentSaga } from '@/features/consent/consentSaga';
import { contactSaga } from '@/features/contact/contactSaga';
import { helpSaga } from '@/features/help/helpSaga';
import { languageSaga } from '@/features/language/languageSaga';
import { newsSaga } from '@/features/news/newsSaga';
import { offlineSaga } from '@/features/offline/offlineSaga';
import { themeSaga } from '@/features/theme/themeSaga';

const sagas = [
  accountSaga,
  authSaga,
  cartSaga,
  checkoutSaga,
  ordersSaga,
  consentSaga,
  contactSaga,
  helpSaga,
  languageSaga,
  newsSaga,
  offlineSaga,
  themeSaga,
];

/** Spawned side by side: one failing feature leaves the others running. */
export function* rootSaga() {
  for (const saga of sagas) yield spawn(saga);
}
