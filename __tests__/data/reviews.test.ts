import { products } from '@/data/products';
import { reviews, starShares } from '@/data/reviews';
import { languageCodes } from '@/site/languages';
import { leavesOf } from '../support/files';

/** The day after the newest sample review. */
const dayAfterLast = '2026-11-20';

describe.each(products)('the reviews of product $id', ({ id, review, since }) => {
  const shown = reviews[id];
  const shares = starShares[id];

  it('are counted by stars, as many as the product says it has', () => {
    expect(shares.reduce((sum, count) => sum + count, 0)).toBe(review.count);
  });

  it('have the mean that the product shows', () => {
    const stars = shares.reduce((sum, count, index) => sum + count * (5 - index), 0);
    expect((stars / review.count).toFixed(1)).toBe(review.stars.toFixed(1));
  });

  it('include two to four full texts, and no more per number of stars than were counted', () => {
    expect(shown.length).toBeGreaterThanOrEqual(2);
    expect(shown.length).toBeLessThanOrEqual(4);
    const beyond = shares.filter((count, index) => shown.filter(({ stars }) => stars === 5 - index).length > count);
    expect(beyond).toEqual([]);
  });

  it('are dated after the product came into the shop, and sorted newest first', () => {
    const dates = shown.map(({ date }) => date);
    const odd = dates.filter((date) => !/^20\d\d-\d\d-\d\d$/.test(date) || date <= since || date >= dayAfterLast);
    expect(odd).toEqual([]);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it.each(languageCodes)('have texts in %s, and no text is without a review', (language) => {
    const words = [...leavesOf(`public/assets/i18n/${language}/catalogue/${id}.json`).keys()];
    const written = words.filter((key) => key.startsWith('reviews.')).map((key) => key.slice('reviews.'.length));
    expect(written.sort()).toEqual(shown.map((each) => each.id).sort());
  });
});
