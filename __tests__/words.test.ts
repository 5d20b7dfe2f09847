import { languageCodes } from '@/site/languages';
import names from './support/names.json';
import { filesIn, leavesOf } from './support/files';

const folder = 'public/assets/i18n';
const all = filesIn(folder);

/** 'tr.json' and 'tr/shop/grid.json' → 'shell' and 'shop/grid'. */
const nameOf = (file: string) => /^\w\w\/(.+)\.json$/.exec(file)?.[1] ?? 'shell';
const pathOf = (language: string, name: string) => `${folder}/${language}${name === 'shell' ? '' : `/${name}`}.json`;
const files = [...new Set(all.map(nameOf))];
const listed = new Set(names);

describe('the words', () => {
  it('stand in the same files in every language', () => {
    const wanted = files.flatMap((name) =>
      languageCodes.map((language) => pathOf(language, name).slice(folder.length + 1)),
    );
    expect(all).toEqual(wanted.sort());
  });

  describe.each(files)('of %s', (name) => {
    const leaves = new Map(languageCodes.map((language) => [language, leavesOf(pathOf(language, name))]));
    const of = (language: (typeof languageCodes)[number]) => leaves.get(language) ?? new Map<string, unknown>();

    it('have the same keys in every language', () => {
      const turkish = [...of('tr').keys()].sort();
      expect([...of('en').keys()].sort()).toEqual(turkish);
      expect([...of('de').keys()].sort()).toEqual(turkish);
    });

    it.each(languageCodes)('say something under every key in %s', (language) => {
      const empty = [...of(language)].filter(([, text]) => typeof text !== 'string' || text.trim() === '');
      expect(empty).toEqual([]);
    });

    it('keep the same placeholders', () => {
      const placeholders = (text: unknown) => [...String(text).matchAll(/\{\w+\}/g)].map(String).sort();
      for (const [key, text] of of('tr')) {
        expect([key, placeholders(of('en').get(key))]).toEqual([key, placeholders(text)]);
        expect([key, placeholders(of('de').get(key))]).toEqual([key, placeholders(text)]);
      }
    });

    it('differ between the languages, except for names', () => {
      const same = [...of('tr')].filter(([key, text]) => of('en').get(key) === text && of('de').get(key) === text);
      expect(same.map(([key]) => `${name}:${key}`).filter((path) => !listed.has(path))).toEqual([]);
    });
  });

  it('list no name that is not there or that is translated', () => {
    const superfluous = names.filter((path) => {
      const [file = '', key = ''] = path.split(/:(.*)/s);
      const [tr, en, de] = languageCodes.map((language) => leavesOf(pathOf(language, file)).get(key));
      return tr === undefined || tr !== en || tr !== de;
    });
    expect(superfluous).toEqual([]);
  });
});
