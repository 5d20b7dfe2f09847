import { isPostalCodeOf } from '@/lib/postalCode';

describe('a postal code', () => {
  it.each([
    ['TR', '35535', true],
    ['TR', '01010', true],
    ['TR', '81900', true],
    ['TR', '82000', false],
    ['TR', '00100', false],
    ['TR', '3553', false],
    ['TR', '355350', false],
    ['DE', '70173', true],
    ['DE', '7017', false],
    ['AT', '1010', true],
    ['CH', '8001', true],
    ['CH', '80010', false],
    ['GB', 'SW1A 1AA', true],
    ['GB', '12345', false],
    ['US', '94105-1420', true],
    ['US', '9410', false],
  ] as const)('of %s such as %s is valid: %s', (country, text, good) =>
    expect(isPostalCodeOf(country, text)).toBe(good),
  );
});
