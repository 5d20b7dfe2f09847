import { contactStepProblems, deliveryProblems, paymentProblems } from '@/features/shop/checkout/checkoutRules';

describe('the rules of the checkout', () => {
  it.each([
    ['a@b.co', '2325550120', {}],
    ['a@b', '123456', { email: 'email', phone: 'phone' }],
    ['', '+1 (212) 555-0100', { email: 'email' }],
    ['a@b.co', '1234567890123456', { phone: 'phone' }],
    ['a@b.co', 'call me', { phone: 'phone' }],
  ])('check the e-mail %j and the phone %j', (email, phone, problems) => {
    expect(contactStepProblems({ email, phone })).toEqual(problems);
  });

  it.each([
    ['TR', '35535', true],
    ['TR', '99000', false],
    ['DE', '10115', true],
    ['DE', '1011', false],
    ['AT', '1010', true],
    ['CH', '8001', true],
    ['GB', 'SW1A 1AA', true],
    ['GB', '12345', false],
    ['US', '94103', true],
    ['US', '94103-1234', true],
    ['US', 'ABCDE', false],
    ['XX', '35535', true],
  ])('check a postal code of %s: %s', (country, postalCode, right) => {
    const { postalCode: problem } = deliveryProblems({ name: 'A', street: 'B', city: 'C', country, postalCode });
    expect(problem === undefined).toBe(right);
  });

  const card = { number: '4242 4242 4242 4242', expiry: '12/26', holder: 'E', cvc: '123' };
  const now = new Date('2026-11-21');
  it.each([
    [{}, {}],
    [{ number: '4242 4242 4242 4241' }, { number: 'number' }],
    [{ number: '' }, { number: 'number' }],
    [{ expiry: '10/26' }, { expiry: 'expired' }],
    [{ expiry: '11/26' }, {}],
    [{ expiry: '13/30' }, { expiry: 'expiry' }],
    [{ cvc: '12' }, { cvc: 'cvc' }],
    [{ number: '3782 822463 10005', cvc: '123' }, { cvc: 'cvc' }],
    [{ number: '3782 822463 10005', cvc: '1234' }, {}],
    [{ holder: ' ' }, { holder: 'holder' }],
  ])('check a card with %j', (change, problems) => {
    expect(paymentProblems({ ...card, ...change }, now)).toEqual(problems);
  });
});
