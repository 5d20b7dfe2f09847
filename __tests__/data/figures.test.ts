import { moneyCase } from '@/data/moneyCase';
import { payments, priceRanges } from '@/data/priceRanges';
import { factsFor } from '@/site/facts';
import { languageCodes } from '@/site/languages';
import { readText } from '../support/files';

describe('the company’s figures', () => {
  it('add up: the payments of a project to its price', () => {
    expect(Object.values(payments).reduce((sum, share) => sum + share, 0)).toBe(100);
  });

  it('have a width in the bar of the payments', () => {
    const [, shares = ''] =
      /\$share in ([\d, ]+)/.exec(readText('src/features/pricing/PaymentSteps.module.scss')) ?? [];
    expect(shares.split(',').map(Number)).toEqual(expect.arrayContaining(Object.values(payments)));
  });

  it('agree: the example factory’s project is one of a single plant', () => {
    const [from, to] = priceRanges.medium.price;
    expect(moneyCase.project).toBeGreaterThanOrEqual(from);
    expect(moneyCase.project).toBeLessThanOrEqual(to);
  });

  it('stand in the texts as their arithmetic says', () => {
    const { scrapGain, stopGain, stockGain, gain, care, net, ownEffort, project, payback } = moneyCase;
    expect(scrapGain + stopGain + stockGain).toBe(gain);
    expect(gain - care).toBe(net);
    expect(((project + ownEffort) * 12) / net).toBeLessThanOrEqual(payback);
    expect(((project + ownEffort) * 12) / net).toBeGreaterThan(payback - 1);
  });

  it('are written in the currency and the manner of the language', () => {
    const prices = languageCodes.map((language) => factsFor(language).mediumPrice);
    expect(prices).toEqual(['₺1.600.000–\u20604.800.000', '$40,000–\u2060120,000', '36.000–\u2060108.000\u00a0€']);
    expect(factsFor('de', 'USD').dayRate).toBe('600\u00a0$');
    expect(factsFor('tr').availability).toBe('99,5');
  });
});
