import {
  cardBrandOf,
  cardProblems,
  formatCardExpiry,
  formatCardNumber,
  isExpired,
  formatSecurityCode,
} from '@/lib/cardRules';

const now = new Date(2026, 5, 15);
const card = { number: '4242 4242 4242 4242', expiry: '09/31', holder: 'Elif Kaya' };

describe('a card', () => {
  it.each([
    ['4242424242424242', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['2220993122003222', 'other'],
    ['2720990000000000', 'mastercard'],
    ['2721990000000000', 'other'],
    ['378282246310005', 'amex'],
    ['9792020000000001', 'troy'],
    ['', 'other'],
    ['kart', 'other'],
  ])('with the number %s is of the brand %s', (number, brand) => expect(cardBrandOf(number)).toBe(brand));

  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424', '4242 4'],
    ['4242-4242 x', '4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['3782822', '3782 822'],
    ['1'.repeat(30), '1111 1111 1111 1111 111'],
    ['', ''],
  ])('whose number is typed as %s is formatted as %s', (typed, written) =>
    expect(formatCardNumber(typed)).toBe(written),
  );

  it.each([
    ['0931', '09/31'],
    ['9', '09'],
    ['1', '1'],
    ['12/3', '12/3'],
    ['09/315', '09/31'],
    ['a', ''],
    ['09/2031', '09/31'],
    ['09 / 2031', '09/31'],
    ['092031', '09/31'],
    ['09/203', '09/203'],
    ['09/20', '09/20'],
    ['9/31', '09/31'],
    ['1/', '01'],
    ['1/31', '1/31'],
    ['11/31', '11/31'],
    ['09/', '09'],
  ])('whose expiry date is typed as %s is formatted as %s', (typed, written) =>
    expect(formatCardExpiry(typed)).toBe(written),
  );

  it('that expires in September 2031 is formatted as 09/31 in any notation, key by key', () => {
    for (const typed of ['0931', '09/31', '9/31', '09/2031', '092031'])
      expect(Array.from(typed).reduce((text, key) => formatCardExpiry(text + key), '')).toBe('09/31');
  });

  it.each([
    [' 123 ', '123'],
    ['1 2 3 4', '1234'],
    ['12345', '1234'],
    ['abc', ''],
  ])('whose security code is typed as %j is formatted as %s', (typed, code) =>
    expect(formatSecurityCode(typed)).toBe(code),
  );

  it('is valid to the end of its month', () => {
    expect(isExpired('06/26', now)).toBe(false);
    expect(isExpired('05/26', now)).toBe(true);
  });

  it('is accepted when all its fields are valid', () => expect(cardProblems(card, now)).toEqual({}));

  it.each([
    ['a wrong check digit', { number: '4242 4242 4242 4241' }, { number: 'number' }],
    ['too few digits', { number: '4242 4242' }, { number: 'number' }],
    ['a number of zeros', { number: '0000 0000 0000 0000' }, { number: 'number' }],
    ['an unknown brand', { number: '1111 1111 1111 1117' }, { number: 'number' }],
    ['an empty number', { number: '' }, { number: 'number' }],
    ['an invalid month', { expiry: '13/31' }, { expiry: 'expiry' }],
    ['an incomplete date', { expiry: '09/3' }, { expiry: 'expiry' }],
    ['a month that is over', { expiry: '01/26' }, { expiry: 'expired' }],
    ['an empty name', { holder: '' }, { holder: 'holder' }],
  ])('is refused for %s', (_, wrong, problems) => expect(cardProblems({ ...card, ...wrong }, now)).toEqual(problems));

  it('needs no number once it is stored', () => expect(cardProblems({ ...card, number: '' }, now, true)).toEqual({}));
});
