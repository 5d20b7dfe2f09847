import { devToolsOptions } from '@/app/devTools';
import { createRootReducer } from '@/app/store';
import { accountRead, partChanged } from '@/features/account/accountSlice';
import { defaultAccount } from '@/features/account/account';
import {
  loggedIn,
  loginSubmitted,
  passwordSubmitted,
  sessionOutdated,
  sessionRefused,
  signUpRequested,
} from '@/features/auth/authSlice';
import { orderSubmitted, stepDrafted } from '@/features/checkout/checkoutSlice';
import { ordersRead } from '@/features/checkout/ordersSlice';
import { messageFailed, messageSubmitted } from '@/features/contact/contactSlice';
import { helpStorage } from '@/features/help/helpSlice';
import { elif as user } from './support/demo';

const cards = {
  list: [{ id: 'c1', brand: 'visa' as const, last4: '4242', expiry: '09/31', holder: 'Elif Kaya' }],
  first: 'c1',
};
const account = { ...defaultAccount(user), cards };
const order = {
  number: 'S-20261121-K7QM',
  placedAt: '2026-11-21T10:00:00.000Z',
  email: 'elif@storm.example',
  name: 'Elif Kaya',
  street: 'Kordon 1',
  more: '',
  postalCode: '35210',
  city: 'Izmir',
  country: 'TR',
  method: 'courier' as const,
  last4: '4242',
  lines: [],
  code: null,
  goods: 100,
  sales: 0,
  promotion: 0,
  tax: 20,
  total: 120,
};
const message = {
  NameSurname: 'Elif Kaya',
  Email: 'elif@example.com',
  Phone: '(232) 555 01 20',
  Company: 'Örnek A.Ş.',
  Message: 'Merhaba',
};

const actions = [
  loginSubmitted({ email: 'elif@storm.example', password: 'hunter2' }),
  signUpRequested({ name: 'Elif', email: 'elif@storm.example', password: 'hunter2' }),
  loggedIn({ token: 'ey.secret', user }),
  sessionOutdated({ token: 'ey.secret' }),
  sessionRefused({ token: 'ey.secret' }),
  passwordSubmitted({ current: 'hunter2', next: 'hunter3' }),
  accountRead(account),
  partChanged({ user, part: 'cards', value: cards }),
  stepDrafted({ step: 'delivery', values: { street: 'Kordon 1', cardNumber: '4242 4242', cvc: '737' } }),
  orderSubmitted({ total: 120, last4: '4242' }),
  ordersRead([order]),
  messageSubmitted(message),
  messageFailed({ reason: 'refused', problems: { Phone: 'invalid' }, final: true }),
];

const { actionSanitizer, stateSanitizer } = devToolsOptions;
const secrets = /hunter|secret|4242|737/;

/** Paths of the fields that were redacted. */
const redactedIn = (value: unknown, shown: unknown, path = ''): string[] => {
  if (typeof value !== 'object' || value === null) return value === shown ? [] : [path];
  return Object.entries(value).flatMap(([name, field]) =>
    redactedIn(field, (shown as Record<string, unknown>)[name], Array.isArray(value) ? path : `${path}.${name}`),
  );
};

describe('Redux DevTools', () => {
  const reducer = createRootReducer();
  const state = actions.reduce(reducer, reducer(undefined, { type: 'init' }));

  it('display no password, token, card number or security code', () => {
    expect(JSON.stringify(actions)).toMatch(secrets);
    expect(JSON.stringify(state)).toMatch(secrets);
    expect(JSON.stringify(actions.map((action) => actionSanitizer(action)))).not.toMatch(secrets);
    expect(JSON.stringify(stateSanitizer(state))).not.toMatch(secrets);
  });

  it('display every other field of every slice and action', () => {
    const fields = actions.map((action) => redactedIn(action, actionSanitizer(action)).join());
    expect(fields).toEqual([
      '.payload.password',
      '.payload.password',
      '.payload.token',
      '.payload.token',
      '.payload.token',
      '.payload.current,.payload.next',
      '.payload.cards.list.last4',
      '.payload.value.list.last4',
      '.payload.values.cardNumber,.payload.values.cvc',
      '.payload.last4',
      '.payload.last4',
      '',
      '',
    ]);
    expect(redactedIn(state, stateSanitizer(state))).toEqual([
      '.account.data.cards.list.last4',
      '.account.previous.cards.list.last4',
      '.checkout.draft.delivery.cardNumber',
      '.checkout.draft.delivery.cvc',
      '.orders.list.last4',
    ]);
  });

  it('display no field that the declaration of a persisted slice names', () => {
    const { redacted } = helpStorage;
    try {
      Object.assign(helpStorage, { redacted: ['votes'] });
      expect(stateSanitizer(state).help).toEqual({ votes: '(redacted)' });
    } finally {
      Object.assign(helpStorage, { redacted });
    }
    expect(stateSanitizer(state).help).toEqual({ votes: {} });
  });

  it('leave the state itself unchanged', () => {
    expect(state.orders.list).toEqual([order]);
    expect(state.auth.user).toEqual(user);
  });
});
