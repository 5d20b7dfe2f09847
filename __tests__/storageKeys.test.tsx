import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { partChanged } from '@/features/account/accountSlice';
import { loggedIn, signUpRequested } from '@/features/auth/authSlice';
import { selectCartTotals } from '@/features/cart/cartSelectors';
import { promotionEntered } from '@/features/cart/cartSlice';
import { orderSubmitted, stepDrafted } from '@/features/checkout/checkoutSlice';
import { allPurposes, purposesChosen } from '@/features/consent/consentSlice';
import { messageDrafted } from '@/features/contact/draftsSlice';
import { articleRated } from '@/features/help/helpSlice';
import { type StorageKind, storageKeys } from '@/features/persistence/storageKeys';
import { preferenceChosen } from '@/features/theme/themeSlice';
import { productToggled } from '@/features/wishlist/wishlistSlice';
import { createXsrfCookie } from '@/server/xsrf';
import { setApiMock } from './support/demo';
import { open } from './support/site';

const listed = (kind: StorageKind) =>
  Object.values(storageKeys)
    .filter((key) => key.kind === kind)
    .map(({ name }) => name)
    .sort();

describe('the table of the cookie page', () => {
  setApiMock(true);

  it('lists exactly what the site stores in a visitor’s browser', async () => {
    const { store, user } = await open('/en/contact');
    act(() => void store.dispatch(signUpRequested({ name: 'Ada', email: 'ada@storm.example', password: 'a b c' })));
    await waitFor(() => expect(localStorage.getItem('storm-sign-ins')).not.toBeNull());
    act(() => {
      store.dispatch(preferenceChosen('dark'));
      store.dispatch(messageDrafted({ values: { name: 'Elif' }, openFor: 5 }, 'application'));
      store.dispatch(articleRated({ id: 'consent', vote: 'yes' }));
      store.dispatch(purposesChosen({ at: new Date().toISOString(), allowed: allPurposes(false) }));
      const user = { id: 2, username: 'ada', email: 'ada@storm.example', firstName: 'Ada', lastName: 'Kaya' };
      store.dispatch(loggedIn({ token: 'abc', user }));
      store.dispatch(partChanged({ user, part: 'twoStep', value: true, silent: true }));
    });
    act(() => {
      store.dispatch(stepDrafted({ step: 'contact', values: { email: 'elif@storm.example' } }));
      store.dispatch(orderSubmitted({ total: selectCartTotals(store.getState()).total, last4: '4242' }));
    });
    await waitFor(() => expect(localStorage.getItem('storm-orders')).not.toBeNull());
    // An order deletes the draft: another checkout is started.
    act(() => void store.dispatch(stepDrafted({ step: 'contact', values: { email: 'elif@storm.example' } })));
    act(() => void store.dispatch(promotionEntered('STORM10')));
    act(() => void store.dispatch(productToggled('1010')));
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Elif');
    fireEvent(window, new Event('pagehide'));

    await waitFor(() => expect(Object.keys(localStorage).sort()).toEqual(listed('local')));
    await waitFor(() => expect(Object.keys(sessionStorage).sort()).toEqual(listed('session')));
    // The server sets one cookie, the browser's code the other.
    const ofServer = createXsrfCookie(undefined, false)?.split('=')[0];
    const ofPage = document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);
    expect([ofServer, ...ofPage].sort()).toEqual(listed('cookie'));
  });
});
