import { toCsv } from '@/features/sheet/csv';

describe('a table for spreadsheets', () => {
  it('parts its cells by what the locale leaves free, and writes numbers as the locale does', () => {
    expect(toCsv([['Ay', 1.5]], 'tr-TR')).toBe('\uFEFFAy;1,5\r\n');
    expect(toCsv([['Month', 1.5]], 'en-US')).toBe('\uFEFFMonth,1.5\r\n');
  });

  it('wraps what would be taken for more than one cell', () => {
    expect(toCsv([['a;b', 'c,d', 'e"f', 'g\nh', 1000]], 'de-DE')).toBe('\uFEFF"a;b";"c,d";"e""f";"g\nh";1000\r\n');
  });
});
