import { categoryIds } from '@/data/categories';
import { colorIds } from '@/data/colors';
import { products } from '@/data/products';
import { languageCodes } from '@/site/languages';
import { leavesOf } from '../support/files';

describe.each(languageCodes)('the catalogue in %s', (language) => {
  const words = leavesOf(`public/assets/i18n/${language}/catalogue.json`);
  const keysOf = (group: string) =>
    [...words.keys()].filter((key) => key.startsWith(`${group}.`)).map((key) => key.slice(group.length + 1));

  it('names every category, colour, gender, tag and view, and nothing else', () => {
    const distinct = (values: readonly (string | undefined)[]) => [...new Set(values.filter(Boolean))].sort();
    expect(keysOf('categories').sort()).toEqual([...categoryIds].sort());
    expect(keysOf('colors').sort()).toEqual([...colorIds].sort());
    expect(keysOf('genders').sort()).toEqual(distinct(products.map(({ attributes }) => attributes.gender)));
    expect(keysOf('tags').sort()).toEqual(distinct(products.map(({ tag }) => tag)));
    expect(keysOf('views').sort()).toEqual(distinct(products.flatMap(({ images }) => images)));
  });

  it('has a name and a line for every product, and none for others', () => {
    expect(keysOf('products').sort()).toEqual(products.flatMap(({ id }) => [`${id}.name`, `${id}.text`]).sort());
  });

  it('has names and lines that are short enough for a card, and no name twice', () => {
    const names = products.map(({ id }) => String(words.get(`products.${id}.name`)));
    expect(names.filter((name) => name.length > 30)).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    const lines = products.map(({ id }) => String(words.get(`products.${id}.text`)));
    expect(lines.filter((line) => line.length > 90)).toEqual([]);
  });

  it.each(products)('describes product $id: two paragraphs, three facts, six to eight rows', ({ id }) => {
    const keys = [...leavesOf(`public/assets/i18n/${language}/catalogue/${id}.json`).keys()];
    const fixed = keys.filter((key) => /^(description|facts)\./.test(key));
    const items = ['a', 'b', 'c'].flatMap((item) =>
      ['value', 'title', 'text'].map((part) => `facts.items.${item}.${part}`),
    );
    expect(fixed.sort()).toEqual(
      ['description.first', 'description.second', 'facts.title', 'facts.text', ...items].sort(),
    );
    const rows = keys.filter((key) => /^specs\.\w+\.value$/.test(key));
    expect(keys.filter((key) => /^specs\.\w+\.label$/.test(key))).toHaveLength(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(6);
    expect(rows.length).toBeLessThanOrEqual(8);
  });
});
