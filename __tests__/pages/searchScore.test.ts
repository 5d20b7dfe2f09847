import { truncateToWidth, pixelWidth } from '@/sections/agency/pixelWidth';
import { type CheckId, type SeoDraft, searchScore } from '@/sections/agency/searchScore';
import type { LanguageCode } from '@/site/languages';

const draft = (part: Partial<SeoDraft>): SeoDraft => ({
  keyword: 'boiler',
  title: '',
  description: '',
  text: '',
  ...part,
});
const stateOf = (part: Partial<SeoDraft>, check: CheckId, language: LanguageCode = 'en') =>
  searchScore(draft(part), language).checks[check].state;

describe('the width of a line', () => {
  it('is that of Arial, regardless of accents', () => {
    expect(pixelWidth('iiii', 20)).toBe(18);
    expect(pixelWidth('WWWW', 20)).toBe(76);
    expect(pixelWidth('çğöüş', 20)).toBe(pixelWidth('cgous', 20));
  });

  it('is limited by a cut after a word', () => {
    expect(truncateToWidth('Short', 20, 580)).toBe('Short');
    const cut = truncateToWidth('one two three four five six seven', 20, 150);
    expect(cut).toMatch(/^one two …$/);
    expect(pixelWidth(cut, 20)).toBeLessThanOrEqual(150);
  });
});

describe('the score of a page', () => {
  it('is 0 for an empty page and 100 for one that has everything', () => {
    expect(searchScore(draft({ keyword: '' }), 'en').score).toBe(0);
    const paragraph = 'We mend your boiler on the same day. Call us in the morning. A man with a bag comes. ';
    const best = draft({
      title: 'Boiler repairs in Izmir, on the same day',
      description:
        'Is your boiler cold? Call us in the morning and be warm at night, with a price you know before we begin.',
      text: `${paragraph.repeat(8)}\n# Prices\n${'The price is on the wall. It does not change. You see it first. '.repeat(14)}\n# Hours\n${'We work from nine to six. On Sunday we rest. '.repeat(2)}`,
    });
    expect(searchScore(best, 'en').score).toBe(100);
  });

  it('finds the keyword with endings, in any case, but not inside another word', () => {
    expect(stateOf({ keyword: 'yelken kursu', title: 'YELKEN KURSUNDA İLK GÜN' }, 'keywordTitle', 'tr')).toBe('good');
    expect(stateOf({ keyword: 'ice', title: 'Our service' }, 'keywordTitle')).toBe('poor');
    expect(stateOf({ title: 'Everything about the care of your boiler' }, 'keywordTitle')).toBe('fair');
    expect(stateOf({ keyword: 'art', title: 'A smart way to look at modern art' }, 'keywordTitle')).toBe('fair');
  });

  it('finds a keyword with two blanks in it where it stands', () => {
    const keyword = 'sailing  lessons';
    expect(stateOf({ keyword, title: 'Sailing lessons for everybody in town' }, 'keywordTitle')).toBe('good');
    expect(stateOf({ keyword, title: 'Everything you ask about sailing lessons' }, 'keywordTitle')).toBe('fair');
  });

  it('treats regular-expression characters in a keyword as plain text', () => {
    expect(stateOf({ keyword: 'c++ (basics', title: 'C++ (basics) for everybody' }, 'keywordTitle')).toBe('good');
  });

  it('is poor for a text that repeats the keyword too often', () => {
    expect(stateOf({ text: 'boiler boiler boiler. boiler boiler.' }, 'density')).toBe('poor');
    expect(stateOf({ text: `A boiler. ${'We come and look at it. '.repeat(10)}` }, 'density')).toBe('good');
    const headings = '# Boiler\n'.repeat(10);
    expect(stateOf({ text: `${headings}A boiler. ${'We come and look at it. '.repeat(10)}` }, 'density')).toBe('good');
    expect(stateOf({ text: `${headings}${'We come and look at it. '.repeat(10)}` }, 'density')).toBe('poor');
  });

  it('is poor for headings that skip a level', () => {
    const text = (heading: string) => `Text.\n# One\nMore.\n${heading} Two\nMore.`;
    expect(stateOf({ text: text('##') }, 'headings')).toBe('good');
    expect(stateOf({ text: text('####') }, 'headings')).toBe('poor');
  });

  it('rates readability by the formula of each language', () => {
    const text = 'Die Verwaltungsangelegenheiten der Bundesgesundheitsbehörde erfordern Genehmigungsverfahren.';
    expect(stateOf({ text }, 'readability', 'de')).toBe('poor');
    expect(stateOf({ text: 'Der Hund ist da. Er hat Durst.' }, 'readability', 'de')).toBe('good');
    expect(stateOf({ text: 'Ev sıcak. Kedi uyur. Biz çay içeriz.' }, 'readability', 'tr')).toBe('good');
  });
});
