import { personIds } from '@/data/people';
import { phases } from '@/data/projects';
import { company } from '@/site/company';
import { factsFor } from '@/site/facts';
import { type LanguageCode, languageCodes } from '@/site/languages';
import { filesIn, leavesOf } from './support/files';

/** Namespaces that speak for the company itself; the demos have brands, people and figures of their own. */
const ownNamespace =
  /^(home|contact|faq|pricing|team|people|career|terms-conditions|hosts|social|(about|services|legal|help|contact|customer|career|people)\/.+|saas\/integrations?)$/;

/** All texts of the company in a language, as [file:key, text]. */
const textsIn = (language: LanguageCode): [string, string][] =>
  filesIn(`public/assets/i18n/${language}`)
    .map((file) => file.replace(/\.json$/, ''))
    .filter((name) => ownNamespace.test(name))
    .flatMap((name) =>
      [...leavesOf(`public/assets/i18n/${language}/${name}.json`)].map(([key, text]): [string, string] => [
        `${name}:${key}`,
        String(text),
      ]),
    )
    // Drawn screens show a customer's working day.
    .filter(([key]) => !/^home:(art|dashboard)\./.test(key));

/** What a pattern captures in the texts, as 'file:key 2013'. */
const captured = (language: LanguageCode, pattern: RegExp, texts = textsIn(language)) =>
  texts.flatMap(([key, text]) => [...text.matchAll(pattern)].map((found) => `${key} ${found.slice(1).join('–')}`));

/** Texts outside `meta`, which pages interpolate; titles and descriptions name their figures themselves. */
const bodyOf = (language: LanguageCode) => textsIn(language).filter(([key]) => !key.includes(':meta.'));

const words = {
  tr: {
    since: /\b(\d{4})(?:[’'][td][ea]n| yılından) (?:beri|bugüne)/g,
    hours: /(\d\d:\d\d)\s?[–-]\s?((?!24)\d\d:\d\d)/g,
    answer: /(?<![:{\w])(\d+|bir|iki|üç|beş)(?=\s(?:iş günü|saat|dakika)(?:nde)?\s(?:içinde|yanıt))/gi,
    people:
      /(?<!\p{L})(\d+|on(?: \p{L}+)?|(?:yirmi|otuz|kırk|elli)(?: \p{L}+)?) (?:insan|çalışan|mühendis|yazılımcı|kişilik)/giu,
    people12: 'on iki',
    team: 'On iki insan',
    phases: 'Beş',
    steps: /(?:iki|üç|dört|altı) (?:adım|evre)/i,
    plural: 'Beş evre',
  },
  en: {
    since: /\bsince (\d{4})\b/gi,
    hours: /(\d\d:\d\d)(?:\s?[–-]\s?| (?:and|to) )((?!24)\d\d:\d\d)/g,
    answer: /\bwithin (\d+|an?|one|two|three|five)(?=\s(?:working days?|hours?|minutes?)\b)/gi,
    people:
      /(\d+|\p{L}*teen|ten|eleven|twelve|twenty|thirty|forty|fifty) (?:people|colleagues|engineers|developers)/giu,
    people12: 'twelve',
    team: 'Twelve people',
    phases: 'five',
    steps: /(?:two|three|four|six) (?:steps|phases)/i,
    plural: 'Five phases',
  },
  de: {
    since: /\bseit (\d{4})\b/gi,
    hours: /(\d\d:\d\d)(?:\s?[–-]\s?| bis )(\d\d:\d\d)/g,
    answer: /\b(?:binnen|innerhalb von) (\d+|ein\w*|zwei|drei|fünf)(?=\s(?:Arbeitstag|Werktag|Stunde|Minute))/gi,
    people:
      /(?<!\p{L})(\d+|zehn|elf|zwölf|\p{L}*zehn|\p{L}*zig|dreißig) (?:Menschen|Leute|Köpfe|Mitarbeitende|Mitarbeiter)/giu,
    people12: 'zwölf',
    team: 'Zwölf Menschen',
    phases: 'fünf',
    steps: /(?:zwei|drei|vier|sechs) (?:Schritte|Phasen)/i,
    plural: 'Fünf Phasen',
  },
} as const satisfies Record<LanguageCode, object>;

describe.each(languageCodes)('the figures in the texts in %s', (language) => {
  const is = words[language];

  it('name no founding year but the company’s', () => {
    const years = captured(language, is.since);
    expect(years.filter((line) => !line.endsWith(` ${company.founded}`))).toEqual([]);
    expect(years.length).toBeGreaterThan(1);
  });

  it('leave the founding year to its placeholder, outside of titles and descriptions', () => {
    expect(captured(language, is.since, bodyOf(language))).toEqual([]);
    expect(bodyOf(language).filter(([, text]) => text.includes('{{founded}}')).length).toBeGreaterThan(4);
  });

  it('name no office hours but the company’s, and leave them to their placeholders', () => {
    const { from, to } = company.hours;
    expect(captured(language, is.hours).filter((line) => !line.endsWith(` ${from}–${to}`))).toEqual([]);
    expect(captured(language, is.hours, bodyOf(language))).toEqual([]);
  });

  it('promise no response time except by its placeholder', () => {
    expect(captured(language, is.answer)).toEqual([]);
  });

  it('count the people of the team', () => {
    expect(personIds).toHaveLength(12);
    const aboutUs = textsIn(language).filter(([key]) => /^(about|team|people|career|hosts|home|contact)/.test(key));
    const counts = captured(language, is.people, aboutUs).map((line) => line.split(' ').slice(1).join(' '));
    expect(new Set(counts.map((count) => count.toLowerCase()))).toEqual(new Set([is.people12]));
    expect(leavesOf(`public/assets/i18n/${language}/team.json`).get('head.title')).toMatch(`${is.team},`);
  });

  it('count the phases of a project everywhere, and name no other number of steps for it', () => {
    expect(phases).toHaveLength(5);
    const of = (name: string, key: string) => leavesOf(`public/assets/i18n/${language}/${name}.json`).get(key);
    expect(String(of('home', 'how.title')).toLowerCase()).toContain(is.phases.toLowerCase());
    expect(of('pricing', 'buyers.items.process.text')).toMatch(is.plural);
    expect(of('help/articles/project-steps', 'parts.0.title')).toBe(is.plural);
    const projectTexts = textsIn(language).filter(([key]) =>
      /^(home|services\/|pricing|help\/articles\/project)/.test(key),
    );
    expect(projectTexts.filter(([, text]) => is.steps.test(text))).toEqual([]);
  });

  it('give every phase the same name on all pages', () => {
    const of = (name: string, key: string) => String(leavesOf(`public/assets/i18n/${language}/${name}.json`).get(key));
    for (const phase of phases) {
      const name = of('home', `how.steps.${phase}.title`);
      expect([phase, of('services/single', `way.steps.${phase}.title`)]).toEqual([phase, name]);
      expect([phase, of('account/projects', `projects.phases.${phase}`)]).toEqual([
        phase,
        expect.stringContaining(name),
      ]);
      expect(of('help/articles/project-steps', 'parts.0.text')).toContain(`- ${name} (`);
    }
  });

  it('come from a placeholder that has a value, and every value is used', () => {
    const known = Object.keys(factsFor(language));
    const used = new Set(
      textsIn(language).flatMap(([, text]) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, key]) => key)),
    );
    expect(known.filter((key) => !used.has(key))).toEqual([]);
  });
});
