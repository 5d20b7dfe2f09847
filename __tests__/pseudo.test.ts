import { pseudoFile, pseudoMiddleware, pseudoText } from '@/tools/pseudo';
import { filesIn, leavesOf, readText } from './support/files';

const folder = 'public/assets/i18n';
const texts = filesIn(`${folder}/en`).flatMap((file) => [...leavesOf(`${folder}/en/${file}`).values()].map(String));

it('accents every letter and marks both ends', () => {
  expect(pseudoText('Save the order')).toBe('⟦Šááṽéé ţĥéé óóřðééř⟧');
});

it('leaves placeholders, tags and numbers as they are', () => {
  expect(pseudoText('{{count}} of <1>12 boxes</1>, $t(unit)&nbsp;')).toBe(
    '⟦{{count}} óóƒ <1>12 ƀóóẋééš</1>, $t(unit)&nbsp;⟧',
  );
});

it('makes the words of the site about 40 % longer, without a letter of English in them', () => {
  const length = (all: string[]) => all.join('').length;
  const ratio = length(texts.map(pseudoText)) / length(texts);
  expect(ratio).toBeGreaterThan(1.3);
  expect(ratio).toBeLessThan(1.5);
  expect(texts.filter((text) => /[a-z]/i.test(pseudoText(text).replace(/\{\{.*?\}\}|<\/?\w+ ?\/?>/g, '')))).toEqual([]);
});

describe('a file', () => {
  const json = readText(`${folder}/en/shop/single.json`);

  afterEach(() => delete process.env.PSEUDO_WORDS);

  it('is English as usual, unless the pseudo-language is asked for', () => {
    expect(pseudoFile(json, `${folder}/en/shop/single.json`)).toBe(json);
    process.env.PSEUDO_WORDS = '1';
    expect(pseudoFile(json, `${folder}/de/shop/single.json`)).toBe(json);
  });

  it('comes from the development server in the pseudo-language', async () => {
    process.env.PSEUDO_WORDS = '1';
    const next = jest.fn();
    const sent = await new Promise<string>((end) => {
      const response = { writeHead: () => ({ end }) };
      pseudoMiddleware({ url: '/assets/i18n/en/shop/single.json?v=1' } as never, response as never, next);
    });
    expect(sent).toBe(pseudoFile(json, `${folder}/en/shop/single.json`));
    pseudoMiddleware({ url: '/assets/i18n/de/shop/single.json?v=1' } as never, {} as never, next);
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('keeps its keys, plural forms among them', () => {
    process.env.PSEUDO_WORDS = '1';
    const keys = (text: string) =>
      JSON.stringify(JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? '' : value)));
    expect(keys(pseudoFile(json, `${folder}/en/shop/single.json`))).toBe(keys(json));
  });
});
