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
  ])('with the number %s is of %s', (number, brand) => expect(cardBrandOf(number)).toBe(brand));

  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424', '4242 4'],
    ['4242-4242 x', '4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['3782822', '3782 822'],
    ['1'.repeat(30), '1111 1111 1111 1111 111'],
    ['', ''],
  ])('typed as %s is written %s', (typed, written) => expect(formatCardNumber(typed)).toBe(written));

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
  ])('expiring on %s is written %s', (typed, written) => expect(formatCardExpiry(typed)).toBe(written));

  it('of September 2031 is written so by any hand, key by key', () => {
    for (const typed of ['0931', '09/31', '9/31', '09/2031', '092031'])
      expect(Array.from(typed).reduce((text, key) => formatCardExpiry(text + key), '')).toBe('09/31');
  });

  it.each([
    [' 123 ', '123'],
    ['1 2 3 4', '1234'],
    ['12345', '1234'],
    ['abc', ''],
  ])('with the security code %j is secured by %s', (typed, code) => expect(formatSecurityCode(typed)).toBe(code));

  it('is good to the end of its month', () => {
    expect(isExpired('06/26', now)).toBe(false);
    expect(isExpired('05/26', now)).toBe(true);
  });

  it('is accepted when all of it is right', () => expect(cardProblems(card, now)).toEqual({}));

  it.each([
    ['a wrong check digit', { number: '4242 4242 4242 4241' }, { number: 'number' }],
    ['too few digits', { number: '4242 4242' }, { number: 'number' }],
    ['noughts alone', { number: '0000 0000 0000 0000' }, { number: 'number' }],
    ['a brand that nobody knows', { number: '1111 1111 1111 1117' }, { number: 'number' }],
    ['nothing', { number: '' }, { number: 'number' }],
    ['a month that is none', { expiry: '13/31' }, { expiry: 'expiry' }],
    ['half a date', { expiry: '09/3' }, { expiry: 'expiry' }],
    ['a month that is over', { expiry: '01/26' }, { expiry: 'expired' }],
    ['nobody’s name', { holder: '' }, { holder: 'holder' }],
  ])('is refused for %s', (_, wrong, problems) => expect(cardProblems({ ...card, ...wrong }, now)).toEqual(problems));

  it('needs no number once it is known', () => expect(cardProblems({ ...card, number: '' }, now, true)).toEqual({}));
});
