import { toCsv } from '@/features/sheet/csv';

describe('a CSV file for spreadsheets', () => {
  it('separates cells by the character that the locale does not use in numbers, and formats numbers for the locale', () => {
    expect(toCsv([['Ay', 1.5]], 'tr-TR')).toBe('\uFEFFAy;1,5\r\n');
    expect(toCsv([['Month', 1.5]], 'en-US')).toBe('\uFEFFMonth,1.5\r\n');
  });

  it('quotes cells that contain a separator, a quotation mark or a line feed', () => {
    expect(toCsv([['a;b', 'c,d', 'e"f', 'g\nh', 1000]], 'de-DE')).toBe('\uFEFF"a;b";"c,d";"e""f";"g\nh";1000\r\n');
  });
});
