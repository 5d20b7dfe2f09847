import { defaultLanguage, languageCodes } from '@/site/languages';
import { pageKeys } from '@/site/menu';
import glossary from './support/glossary.json';
import names from './support/names.json';
import { filesIn, leavesOf } from './support/files';

const folder = 'public/assets/i18n';
/** All files but README and style guide; a stray file is an error. */
const all = filesIn(folder).filter((file) => !['README.md', 'STYLE.md'].includes(file));

/** 'tr.json' and 'tr/shop/grid.json' → 'shell' and 'shop/grid'. */
const nameOf = (file: string) => /^[^/]+\/(.+)\.json$/.exec(file)?.[1] ?? 'shell';
const pathOf = (language: string, name: string) => `${folder}/${language}${name === 'shell' ? '' : `/${name}`}.json`;
const files = [...new Set(all.map(nameOf))];
/** No leaves where the file is missing, which the first test reports. */
const wordsOf = (language: string, name: string) =>
  all.includes(pathOf(language, name).slice(folder.length + 1))
    ? leavesOf(pathOf(language, name))
    : new Map<string, unknown>();
/** Every language has plural forms of its own, so that they count as one key. */
const pluralForm = /_(?:zero|one|two|few|many|other)$/;
const keysOf = (words: ReadonlyMap<string, unknown>) =>
  [...new Set([...words.keys()].map((key) => key.replace(pluralForm, '_…')))].sort();
const listed = new Set(names);
/** The default language is the reference. */
const others = languageCodes.filter((code) => code !== defaultLanguage);

/** Placeholders and tags. */
const placeholders = (text: unknown) => [...String(text).matchAll(/\{\{\w+\}\}|<\/?\w+\/?>/g)].map(String).sort();

describe('the words', () => {
  it('are in the same files in every language', () => {
    const wanted = files.flatMap((name) =>
      languageCodes.map((language) => pathOf(language, name).slice(folder.length + 1)),
    );
    expect(all).toEqual(wanted.sort());
  });

  it('give every page a title and a description', () => {
    const incomplete = pageKeys.filter((page) => {
      const words = leavesOf(pathOf(defaultLanguage, page));
      // The home page's description depends on the host.
      return !words.has('meta.title') || !(words.has('meta.description') || page === 'home');
    });
    expect(incomplete).toEqual([]);
  });

  describe.each(files)('of %s', (name) => {
    const leaves = new Map(languageCodes.map((language) => [language, wordsOf(language, name)]));
    const of = (language: (typeof languageCodes)[number]) => leaves.get(language) ?? new Map<string, unknown>();

    it.each(others)('have the same keys in %s as in the default language', (language) => {
      expect(keysOf(of(language))).toEqual(keysOf(of(defaultLanguage)));
    });

    it.each(languageCodes)('have a text under every key in %s', (language) => {
      const empty = [...of(language)].filter(([, text]) => typeof text !== 'string' || text.trim() === '');
      expect(empty).toEqual([]);
    });

    it.each(others)('keep the same placeholders in %s', (language) => {
      for (const [key, text] of of(defaultLanguage)) {
        if (pluralForm.test(key) && !of(language).has(key)) continue;
        expect([key, placeholders(of(language).get(key))]).toEqual([key, placeholders(text)]);
      }
    });

    it.each(languageCodes)('use the placeholder syntax of i18next in %s', (language) => {
      const wrong = [...of(language)].filter(([, text]) => /[{}]/.test(String(text).replace(/\{\{\w+\}\}/g, '')));
      expect(wrong).toEqual([]);
    });

    it.each(languageCodes)(
      'have every plural form of %s where they have one, with the same placeholders',
      (language) => {
        const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
        const form = new RegExp(`_(?:${forms.join('|')})$`);
        const plurals = new Set(
          [...of(language).keys()].filter((key) => form.test(key)).map((key) => key.replace(form, '')),
        );
        for (const key of plurals) {
          const wanted = forms.map((category) => `${key}_${category}`);
          const found = [...of(language).keys()].filter((known) => known.replace(pluralForm, '') === key);
          expect(found.sort()).toEqual(wanted.sort());
          const texts = wanted.map((each) => of(language).get(each));
          expect([key, new Set(texts.map((text) => placeholders(text).join())).size]).toEqual([key, 1]);
        }
      },
    );

    it('differ between the languages, except for names', () => {
      const same = [...of(defaultLanguage)].filter(([key, text]) => others.every((code) => of(code).get(key) === text));
      expect(same.map(([key]) => `${name}:${key}`).filter((path) => !listed.has(path))).toEqual([]);
    });
  });

  it('keep a number and its percent sign on one line in German, where a space stands between them', () => {
    const sentences = files.flatMap((name) => [...leavesOf(pathOf('de', name)).values()]).map(String);
    // Numbers alone need no no-break space.
    expect(sentences.filter((text) => /\d %/.test(text) && !/^\S+ %$/.test(text))).toEqual([]);
  });

  it.each(languageCodes)('use the glossary’s terms in %s', (language) => {
    const rules = glossary[language].map(({ forbidden, use }) => ({ forbidden: new RegExp(forbidden, 'u'), use }));
    const wrong = files.flatMap((name) =>
      [...leavesOf(pathOf(language, name))].flatMap(([key, text]) =>
        rules.filter(({ forbidden }) => forbidden.test(String(text))).map(({ use }) => `${name}:${key} → ${use}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('have no exception in names.json for a key that is missing or translated', () => {
    const superfluous = names.filter((path) => {
      const [file = '', key = ''] = path.split(/:(.*)/s);
      const texts = languageCodes.map((language) => wordsOf(language, file).get(key));
      return texts[0] === undefined || new Set(texts.filter((text) => text !== undefined)).size > 1;
    });
    expect(superfluous).toEqual([]);
  });
});
