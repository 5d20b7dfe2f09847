import { screen, within } from '@testing-library/react';
import { languageCodes } from '@/site/languages';
import { open } from '../support/site';

const main = () => screen.getByRole('main');

/** The section with an id, such as one that the address names. */
const section = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no #${id} on the page`);
  return found;
};

/** The cells of a section's table, a list per row; without invisible characters. */
const rowsOf = (id: string) =>
  within(section(id))
    .getAllByRole('row')
    .map((row) =>
      [...row.children].map(({ textContent }) => textContent.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')),
    );

/** Addresses of the links on the page. */
const linksOn = () => [...main().querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

/** What the page says once to be an example. */
const example = { tr: /örnek (bir )?firma/i, en: /example company/i, de: /Beispielfirma/ };

/** The answers to a buyer's questions, by page; the id is that of the section. */
const answers = {
  'services/single': ['process'],
  'services/v2': ['service-levels', 'support', 'guarantees'],
  'saas/integrations': ['compatibility', 'compliance'],
  pricing: ['projects', 'quote', 'buyers'],
} as const;

describe.each(languageCodes)('a buyer who reads %s', (language) => {
  it.each(Object.entries(answers))(
    'finds the answers on %s, without a placeholder, as an example',
    async (page, ids) => {
      await open(`/${language}/${page}`);
      for (const id of ids) {
        const { textContent } = section(id);
        expect(textContent).not.toMatch(/[{}]/);
        expect(textContent).not.toMatch(/undefined|NaN/);
        expect(section(id)).toHaveAccessibleName();
      }
      expect(main().textContent).toMatch(example[language]);
    },
  );

  it('reaches every answer from the home page and the pricing page with two clicks', async () => {
    await open(`/${language}/pricing`);
    const fromPricing = linksOn();
    const wanted = [
      'services/single#process',
      'services/v2#service-levels',
      'services/v2#guarantees',
      'faq?topic=security',
      'saas/integrations#compatibility',
      'saas/integrations#compliance',
      'customer/stories#money-case',
      'legal/accessibility',
    ].map((path) => `/${language}/${path}`);
    expect(fromPricing).toEqual(expect.arrayContaining(wanted));
    document.body.replaceChildren();
    await open(`/${language}`);
    expect(linksOn()).toEqual(
      expect.arrayContaining([`/${language}/pricing#projects`, `/${language}/services/single#process`]),
    );
  });

  it('reads the same process on the home page and on the page of a service', async () => {
    await open(`/${language}`);
    const steps = screen.getAllByRole('list').find((list) => list.tagName === 'OL') as HTMLElement;
    const names = within(steps)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(names).toHaveLength(5);
    document.body.replaceChildren();
    await open(`/${language}/services/single`);
    const there = within(section('process')).getAllByRole('heading', { level: 3 });
    expect(there.map(({ textContent }) => textContent)).toEqual(names);
  });

  it('gets the questions on security as a topic of the frequent questions', async () => {
    await open(`/${language}/faq?topic=security`);
    const shown = [...main().querySelectorAll('details')].filter((item) => !item.closest('[hidden]'));
    expect(shown.map(({ id }) => id)).toEqual([
      'hosting',
      'backups',
      'encryption',
      'access',
      'pentest',
      'vulnerability',
      'iso',
      'processing',
      'subprocessors',
    ]);
    expect(main().textContent).toMatch(/\b26\b/);
  });

  it('reads an accessibility statement: level, gaps, tests, contact and date', async () => {
    await open(`/${language}/legal/accessibility`);
    const text = main().textContent;
    expect(text).toMatch(/WCAG\s2\.2/);
    for (const id of ['conformance', 'gaps', 'tested', 'contact']) expect(section(id)).toBeInTheDocument();
    const contacts = within(section('contact')).getAllByRole('link');
    expect(contacts.map((link) => link.getAttribute('href'))).toEqual([
      'mailto:merhaba@storm.example',
      'tel:+902325550120',
    ]);
    expect(document.querySelector('time')).toHaveAttribute('datetime', expect.stringMatching(/^\d{4}-\d\d-\d\d$/));
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      `/${language}/legal/accessibility`,
    );
  });
});

describe('the prices of projects', () => {
  it('are written in the currency of the language, with their durations', async () => {
    await open('/de/pricing');
    expect(rowsOf('projects')[3]?.slice(0, 3)).toEqual(['Ein Werk', '36.000–108.000 €', '15–24 Wochen']);
    expect(section('quote')).toHaveTextContent('20 % Nach der Abnahme');
  });

  it('follow the currency that is chosen for the plans', async () => {
    const { user } = await open('/en/pricing');
    expect(rowsOf('projects')[1]?.[1]).toBe('$4,000, fixed');
    await user.click(screen.getByRole('button', { name: 'EUR' }));
    expect(await within(section('projects')).findByText('€3,600, fixed')).toBeInTheDocument();
  });
});

describe('the service levels', () => {
  it('state response and repair for every severity', async () => {
    await open('/en/services/v2');
    expect(rowsOf('service-levels').map((cells) => cells.filter((_, at) => at !== 1 && at !== 4))).toEqual([
      ['Severity', 'Response', 'Repair'],
      ['Critical', '30 minutes', '4 hours'],
      ['Major', '2 hours', '8 hours'],
      ['Minor', '1 working day', '10 working days'],
      ['Request', '2 working days', 'On the date you approve'],
    ]);
    expect(section('support')).toHaveTextContent('20% with 24/7, at least $1,000 a month');
    expect(section('guarantees')).toHaveTextContent('For 12 months after acceptance we repair faults free of charge');
  });
});

describe('the rules by market', () => {
  it.each([
    ['tr', 'e-Fatura, e-Arşiv', 'Türkiye'],
    ['en', 'e-Fatura, e-Arşiv', 'Türkiye'],
    ['de', 'XRechnung, ZUGFeRD', 'Deutschland'],
  ])('in %s begin with those of its readers', async (language, rule, market) => {
    await open(`/${language}/saas/integrations`);
    const rules = within(section('compliance'));
    expect(rules.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent.trim())[0]).toBe(market);
    expect(rules.getAllByRole('term').map(({ textContent }) => textContent)[0]).toBe(rule);
    expect(rules.getAllByRole('definition')).toHaveLength(8);
  });
});

describe('the money case', () => {
  it.each([
    ['tr', '₺1.800.000', '= 18 ay'],
    ['en', '$45,000', '= 18 months'],
    ['de', '40.500 €', '= 18 Monate'],
  ])('in %s ends with what remains a year and the payback', async (language, net, payback) => {
    await open(`/${language}/customer/stories`);
    expect(rowsOf('money-case').at(-1)?.at(-1)).toBe(net);
    expect(section('money-case')).toHaveTextContent(payback);
  });

  it('shows how its sums come about', async () => {
    await open('/en/customer/stories');
    for (const [, sum = '', result = ''] of rowsOf('money-case').slice(4)) {
      const terms = [...sum.matchAll(/([+−×]?) ?\$?([\d,.]+)(%?)/g)];
      const total = terms.reduce((value, [, sign, digits = '', percent]) => {
        const term = Number(digits.replaceAll(',', '')) / (percent ? 100 : 1);
        return { '+': value + term, '−': value - term, '×': value * term }[sign ?? ''] ?? term;
      }, 0);
      expect([sum, Math.abs(Number(result.replace(/[−$,]/g, '')))]).toEqual([sum, total]);
    }
  });
});
