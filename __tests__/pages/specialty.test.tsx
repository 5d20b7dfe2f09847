import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { articles } from '@/data/articles';
import { articleIds } from '@/data/entryIds';
import { launchAt } from '@/data/launch';
import { planIds, planPrice } from '@/data/plans';
import { countdown } from '@/lib/countdown';
import { languageCodes } from '@/site/languages';
import { leavesOf } from '../support/files';
import { answer, open } from '../support/site';

beforeEach(() => sessionStorage.clear());

const main = () => within(screen.getByRole('main'));

describe('the help centre', () => {
  it('finds articles while the visitor types, with or without accents, and keeps the query in the address', async () => {
    const { user } = await open('/tr/help/center');
    await user.type(screen.getByRole('searchbox', { name: 'Yardım yazılarında ara' }), 'siparis');
    const found = within(screen.getByRole('search')).getAllByRole('link');
    expect(found[0]).toHaveAttribute('href', '/tr/help/detail/demo-order');
    await waitFor(() => expect(window.location.search).toBe('?q=siparis'));
  });

  it('says so when it finds nothing, and clears the query on Escape', async () => {
    const { user } = await open('/en/help/center?q=xyzzy');
    expect(await screen.findByText(/Nothing about “xyzzy” yet/)).toBeInTheDocument();
    screen.getByRole('searchbox').focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it.each([
    ['en', 'password', '/en/help/detail/new-account'],
    ['en', 'screenshot', '/en/help/detail/report-fault'],
    ['tr', 'youtube', '/tr/help/detail/consent'],
    ['de', 'openstreetmap', '/de/help/detail/consent'],
  ])('finds an article by its text, in %s by “%s”', async (language, query, address) => {
    await open(`/${language}/help/center?q=${query}`);
    const search = within(screen.getByRole('search'));
    await waitFor(() =>
      expect(search.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(address),
    );
  });

  it('counts every article found, and shows them all when asked to', async () => {
    const { user } = await open('/en/help/center?q=you');
    const search = within(screen.getByRole('search'));
    await waitFor(() => expect(search.getByRole('status')).toHaveTextContent(/^Articles found: \d+$/));
    const count = Number(search.getByRole('status').textContent.replace(/\D/g, ''));
    expect(count).toBeGreaterThan(6);
    expect(search.getAllByRole('link')).toHaveLength(6);
    await user.click(search.getByRole('button', { name: `Show all ${count}` }));
    expect(search.getAllByRole('link')).toHaveLength(count);
    await waitFor(() => expect(search.getAllByRole('link')[6]).toHaveFocus());
  });

  it('shows the articles of one topic at a click on its link', async () => {
    const { user } = await open('/en/help/center');
    const beams = within(screen.getByRole('navigation', { name: 'Topics' }));
    await user.click(beams.getByRole('link', { name: /Privacy/ }));
    await waitFor(() => expect(window.location.search).toBe('?topic=privacy'));
    expect(await screen.findByRole('button', { name: /Privacy/, pressed: true })).toBeInTheDocument();
    const titles = main()
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
    expect(titles).toEqual(['Privacy']);
    // The focus moves from the link to the articles.
    expect(document.activeElement).toHaveAttribute('id', 'articles-title');
  });
});

describe('a help article', () => {
  it('opens at its address, with its parts and what to read next', async () => {
    await open('/de/help/detail/order-total');
    expect(screen.getByRole('heading', { level: 1, name: 'So entsteht die Summe' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 2, name: 'Ein Beispiel' })).toBeInTheDocument();
    expect(screen.getByText(/die Summe 106,20 \$/)).toBeInTheDocument();
    // The picture beside the text says nothing more to a screen reader.
    expect(screen.getByText('106,20 $').closest('[aria-hidden]')).toBeInTheDocument();
  });

  it('draws the six months of a consent in the language of the page', async () => {
    await open('/tr/help/detail/consent');
    const months = (await screen.findByText('Oca')).closest('ol')!;
    expect([...months.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
      'Oca',
      'Şub',
      'Mar',
      'Nis',
      'May',
      'Haz',
    ]);
    expect([...months.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['1', '30']);
  });

  it('is the first one when the address names none', async () => {
    await open('/en/help/detail');
    expect(screen.getByRole('heading', { level: 1, name: 'How to write your first message' })).toBeInTheDocument();
  });

  it('stores whether it helped, and prefills a message for a visitor who wants to say more', async () => {
    const first = await open('/en/help/detail/consent');
    await first.user.click(screen.getByRole('button', { name: 'Not quite' }));
    expect(screen.getByText(/What did you look for/)).toHaveFocus();
    await waitFor(() => expect(JSON.parse(localStorage.getItem('storm-help') ?? '')).toEqual({ consent: 'no' }));
    await first.user.click(main().getByRole('link', { name: 'Tell us more' }));
    const message = await screen.findByRole('textbox', { name: /Message/ });
    await waitFor(() => expect((message as HTMLTextAreaElement).value).toContain('Allow maps, videos and statistics'));
  });

  it('lets the visitor change the answer', async () => {
    const { user } = await open('/en/help/detail/consent');
    await user.click(screen.getByRole('button', { name: 'Not quite' }));
    await user.click(screen.getByRole('button', { name: 'Change my answer' }));
    expect(screen.getByRole('button', { name: 'Yes, thanks' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText(/Good to hear/)).toHaveFocus();
    await waitFor(() => expect(JSON.parse(localStorage.getItem('storm-help') ?? '')).toEqual({ consent: 'yes' }));
    await user.click(screen.getByRole('button', { name: 'Change my answer' }));
    await user.click(screen.getByRole('button', { name: 'Yes, thanks' }));
    expect(screen.getByText(/Good to hear/)).toHaveFocus();
  });

  it('restores the answer of an earlier visit, and ignores invalid entries in storage', async () => {
    localStorage.setItem('storm-help', '{"consent":"yes","__proto__":{"x":1},"order-total":"maybe"}');
    const { store } = await open('/en/help/detail/consent');
    expect(await screen.findByText(/Good to hear/)).toBeInTheDocument();
    expect(store.getState().help.votes).toEqual({ consent: 'yes' });
  });

  it.each(languageCodes)('has a text for every article in %s, and links to existing articles only', (language) => {
    for (const id of articleIds) {
      expect(leavesOf(`public/assets/i18n/${language}/help/articles/${id}.json`).size).toBeGreaterThan(5);
      expect(articles[id].related).not.toContain(id);
      for (const other of articles[id].related) {
        expect(articleIds).toContain(other);
        // Those of its own topic are listed anyway.
        expect(articles[other].topic).not.toBe(articles[id].topic);
      }
    }
  });

  it.each(languageCodes)('draws the form, the map and the consent dialog with their own words in %s', (language) => {
    const of = (name: string) => leavesOf(`public/assets/i18n/${language}/${name}.json`);
    const [contact, consent] = [of('contact'), of('consent')];
    const [message, choice] = [of('help/articles/first-message'), of('help/articles/consent')];
    const fields = { name: 'name', company: 'company', email: 'email', phone: 'number', label: 'message' };
    for (const [drawn, field] of Object.entries(fields)) {
      expect(message.get(`parts.0.screen.${drawn}`)).toBe(`${String(contact.get(`form.fields.${field}.label`))} *`);
    }
    expect(message.get('parts.1.screen.missing')).toBe(contact.get('form.fields.number.invalid'));
    for (const key of ['title', 'text', 'load', 'route']) {
      expect(choice.get(`parts.0.screen.${key}`)).toBe(contact.get(`map.${key}`));
    }
    for (const key of ['gulf', 'north']) {
      expect(choice.get(`parts.0.screen.${key}`)).toBe(contact.get(`map.labels.${key}`));
    }
    for (const key of ['needed', 'map', 'video']) {
      expect(choice.get(`parts.1.screen.${key}`)).toBe(consent.get(`purposes.${key}.title`));
    }
    for (const key of ['accept', 'reject', 'save']) {
      expect(choice.get(`parts.1.screen.${key}`)).toBe(consent.get(key));
    }
  });
});

describe('the frequent questions', () => {
  it('open the one that the address names', async () => {
    await open('/en/faq#code');
    const named = await screen.findByText('Who owns the code?');
    await waitFor(() => expect(named.closest('details')).toHaveAttribute('open'));
    expect(screen.getByText('Are we too small for you?').closest('details')).not.toHaveAttribute('open');
  });

  it('begin with an open answer in the first two groups, the others are closed', async () => {
    await open('/en/faq');
    await screen.findByText('What do you build?');
    expect([...document.querySelectorAll('main details[open]')].map(({ id }) => id)).toEqual(['what', 'price']);
  });

  it.each(['?topic=money', '?q=languages'])(
    'show the one that the address names, even when the query %s does not match it',
    async (query) => {
      const { user } = await open(`/en/faq${query}#stored`);
      const named = screen.getByText('What do you keep about me?');
      await waitFor(() => expect(named).toBeVisible());
      expect(named.closest('details')).toHaveAttribute('open');
      await waitFor(() => expect(window.location.search + window.location.hash).toBe('#stored'));
      await user.click(screen.getByRole('button', { name: /Prices/ }));
      await waitFor(() => expect(named).not.toBeVisible());
    },
  );

  it('are searched by question and answer, and filtered by a category that the address keeps', async () => {
    const { user } = await open('/de/faq');
    await user.click(screen.getByRole('button', { name: /Preise/ }));
    expect(screen.queryByText('Was bauen Sie?')).not.toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?topic=money'));
    await user.type(screen.getByRole('searchbox'), 'massig schnittstellen');
    expect(screen.getByText(/hat noch niemand gefragt/)).toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox'));
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'loschen');
    await waitFor(() => expect(window.location.search).toBe('?topic=money&q=loschen'));
    expect(screen.getByText('Wie lasse ich meine Daten löschen?')).toBeVisible();
    expect(screen.getByText('Was bauen Sie?')).not.toBeVisible();
  });

  it('prefill a message with a query that finds nothing', async () => {
    const { user } = await open('/en/faq?q=zeppelins');
    await user.click(screen.getByRole('link', { name: 'Send this question' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Message/ })).toHaveValue('zeppelins'));
  });
});

describe('the prices', () => {
  it('change with seats, billing and currency, which the address keeps', async () => {
    const { user } = await open('/en/pricing');
    const gale = within(screen.getByRole('region', { name: 'Gale' }));
    expect(gale.getByText('$228 a month, users: 12')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Yearly' }));
    await waitFor(() => expect(window.location.search).toBe('?billing=year'));
    expect(gale.getByText('$2,280 a year, users: 12')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'EUR' }));
    await waitFor(() => expect(window.location.search).toBe('?billing=year&currency=EUR'));
    expect(gale.getByText('€2,052 a year, users: 12')).toBeInTheDocument();
    fireEvent.change(screen.getByRole('slider', { name: /Users/ }), { target: { value: '40' } });
    await waitFor(() => expect(window.location.search).toBe('?billing=year&currency=EUR&seats=40'));
    expect(gale.getByText('€6,840 a year, users: 40')).toBeInTheDocument();
  });

  it('ignore invalid values in the address, and default to the currency of the language', async () => {
    await open('/tr/pricing?seats=9999&currency=DOGE&billing=never');
    expect(screen.getByRole('slider')).toHaveValue('50');
    expect(screen.getByText('50 kullanıcıyla ayda ₺18.000')).toBeInTheDocument();
  });

  it('recommend one of the plans', async () => {
    await open('/en/pricing');
    expect(screen.getAllByText('Recommended plan')).toHaveLength(1);
    expect(within(screen.getByRole('region', { name: 'Gale' })).getByText('Recommended plan')).toBeInTheDocument();
  });

  it('rise with the plan and with the seats', () => {
    const periods = planIds.map((id) => planPrice(id, 12, 'month', 'USD').period);
    expect(periods).toEqual([...periods].sort((a, b) => a - b));
    expect(planPrice('gale', 3, 'year', 'EUR')).toEqual({ seat: 1425, period: 51_300 });
  });

  it('open the contact form with the choice in it', async () => {
    const { user } = await open('/en/pricing?seats=7');
    await user.click(screen.getByRole('link', { name: 'Ask about Storm' }));
    const message = await screen.findByRole('textbox', { name: /Message/ });
    await waitFor(() =>
      expect((message as HTMLTextAreaElement).value).toContain('“Storm” plan. Users: 7. Billing: Monthly.'),
    );
  });
});

describe('the coming-soon page', () => {
  it('counts down to the launch, and has no countdown after it', () => {
    const until = Date.parse(launchAt);
    expect(countdown(until, until - 90_061_000)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
    expect(countdown(until, until - 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
    expect(countdown(until, until)).toBeNull();
  });

  it('shows the countdown, and sends an address by the sign-up call', async () => {
    const sent: unknown[] = [];
    answer('POST /api/v1/Site/ContactEmail/Create', ({ body }) => {
      sent.push(body);
      return { body: { id: '1' } };
    });
    const { user } = await open('/en/coming-soon');
    expect(screen.getByRole('timer')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox'), 'elif@storm.example');
    await user.click(screen.getByRole('button', { name: 'Yes, please' }));
    await waitFor(() => expect(sent).toEqual([{ Email: 'elif@storm.example' }]));
  });
});

it('shows the error page as a page of its own, with a search that finds pages', async () => {
  const { user } = await open('/en/error-404');
  expect(document.title).toBe('Error 404, as a page');
  await user.type(main().getByRole('searchbox'), 'pricing');
  expect(main().getByRole('link', { name: /Pricing/ })).toHaveAttribute('href', '/en/pricing');
});

it('says in the terms what is an example and who answers for the site', async () => {
  await open('/en/terms-conditions');
  expect(screen.getByRole('heading', { name: '3. What is an example' })).toBeInTheDocument();
  expect(main().getByText(/Storm Yazılım A\.Ş\./)).toBeInTheDocument();
});
