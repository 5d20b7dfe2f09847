import { existsSync, readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { projectSavings, niceScale } from '@/sections/demos/palamar/savings';
import { parseSavingsQuery } from '@/sections/demos/palamar/savingsQuery';
import { languageCodes } from '@/site/languages';
import { filmSources, filmThemes, filmUrl } from '@/site/videos';
import type rota from '@words/en/demos/mobile-app.json';
import { open } from '../support/site';

describe('the phone demo on the mobile app page', () => {
  it('marks stops as delivered, sends them once it is online again, and shows a summary of the day', async () => {
    const { user } = await open('/en/demos/mobile-app');
    await user.click(await screen.findByRole('switch', { name: 'Cut the connection' }));
    await user.click(screen.getByRole('button', { name: /^Bornova Depot 08:40, .+: delivered$/ }));
    expect(screen.getByText('Stops left: 2')).toBeVisible();
    expect(screen.getByText('Offline. Records waiting: 1')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^Route/ }));
    for (const stop of ['Körfez Marina', 'Kordon Café']) {
      expect(within(screen.getByRole('tabpanel')).getByText(stop)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Arrived and delivered' }));
    }
    await user.click(screen.getByRole('switch', { name: 'Cut the connection' }));
    expect(screen.getByRole('status')).toHaveTextContent('Back online, records sent: 3');
    await user.click(screen.getByRole('tab', { name: /^Summary/ }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('3/3 delivered');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('48.6 km');
    await user.click(screen.getByRole('button', { name: 'Start a new day' }));
    expect(screen.getByRole('tab', { name: /^List/, selected: true })).toHaveFocus();
    expect(screen.getByText('Stops left: 3')).toBeVisible();
  });

  it('starts a new day with the list, also when nothing was delivered on the old one', async () => {
    const { user } = await open('/en/demos/mobile-app?screen=done');
    await user.click(await screen.findByRole('button', { name: 'Start a new day' }));
    expect(await screen.findByText('Stops left: 3')).toBeVisible();
  });

  it('opens at the screen that the address names, with distances in the format of the language', async () => {
    const { user } = await open('/de/demos/mobile-app?screen=route');
    expect(await screen.findByText('9,4 km')).toBeVisible();
    screen.getByRole('tab', { name: /^Route/ }).focus();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('tab', { name: /^Übergabe/, selected: true })).toHaveFocus();
    await user.type(screen.getByLabelText('Angenommen von'), 'A. Kaya');
    expect(within(screen.getByRole('tabpanel')).getByText('A. Kaya')).toBeVisible();
  });
});

describe('the savings calculator', () => {
  it('computes every year in whole cents that add up', () => {
    expect(projectSavings({ start: 10_000, monthly: 0, years: 1, rate: 1_200 })).toEqual([
      { year: 0, paid: 10_000, sum: 10_000 },
      { year: 1, paid: 10_000, sum: 11_267 },
    ]);
    fc.assert(
      fc.property(fc.nat(5_000_000), fc.nat(200_000), fc.integer({ min: 1, max: 40 }), fc.nat(1_000), (...plan) => {
        const [start, monthly, years, rate] = plan;
        const ledger = projectSavings({ start, monthly, years, rate });
        expect(ledger).toHaveLength(years + 1);
        for (const { year, paid, sum } of ledger) {
          expect(paid).toBe(start + year * 12 * monthly);
          expect(Number.isSafeInteger(sum) && sum >= paid).toBe(true);
          if (rate === 0) expect(sum).toBe(paid);
        }
      }),
    );
  });

  it.each([
    [0, 400],
    [94_189_64, 10_000_000],
    [700, 800],
    [99_00, 100_00],
  ])('draws %p on a scale up to %p', (value, top) => expect(niceScale(value)).toBe(top));

  it('uses the singular for one year', async () => {
    await open('/en/demos/finance-consulting?years=1&rate=0&start=1000&monthly=100');
    expect(await screen.findByRole('img', { name: /^Savings over 1 year: / })).toBeInTheDocument();
    expect(screen.getByRole('slider', { name: 'Time' })).toHaveAttribute('aria-valuetext', '1 year');
  });

  it('has no amount on the scale of its chart but zero where nothing is saved', async () => {
    await open('/en/demos/finance-consulting?start=0&monthly=0&years=1&rate=0');
    const chart = await screen.findByRole('img', { name: /\$0.00 goes in/ });
    expect(within(chart).getAllByText(/\$/)).toEqual([within(chart).getByText('$0')]);
  });

  it('updates chart and address when a slider moves, and resets both at the press of a button', async () => {
    const { user } = await open('/en/demos/finance-consulting?years=2&rate=0&start=1000&monthly=100&boat=cutter');
    const chart = await screen.findByRole('img', { name: /over 2 years: \$3,400.00 goes in, \$3,400.00 comes out/ });
    fireEvent.change(screen.getByRole('slider', { name: 'Every month' }), { target: { value: '200' } });
    expect(chart).toHaveAccessibleName(/\$5,800.00 goes in/);
    await waitFor(() => expect(window.location.search).toContain('monthly=200'));
    expect(window.location.search).toContain('boat=cutter');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByRole('slider', { name: 'Time' })).toHaveAttribute('aria-valuetext', '18 years');
    await waitFor(() => expect(window.location.search).toContain('years=18'));
  });

  it.each([
    ['years=400&rate=-1', 40, 45],
    ['years=abc&rate=9999', 18, 100],
    ['years=0&rate=7', 1, 5],
  ])('limits invalid values of the query %s', (query, years, rate) =>
    expect(parseSavingsQuery(query)).toMatchObject({ years, rate }),
  );

  it('is the first thing below the figures of the boats', async () => {
    await open('/en/demos/finance-consulting');
    await screen.findByRole('slider', { name: 'Time' });
    const [, second] = screen.getAllByRole('heading', { level: 2 }).filter((one) => !one.closest('ul'));
    expect(screen.getAllByRole('region')[0]).toContainElement(screen.getByRole('slider', { name: 'Time' }));
    expect(second).toHaveTextContent('Three boats');
  });

  it('shows the boat that is chosen', async () => {
    const { user } = await open('/de/demos/finance-consulting');
    await user.click(await screen.findByRole('radio', { name: 'Schoner' }));
    expect(screen.getByText('Nimmt die Welle von vorn')).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?boat=schooner'));
  });
});

describe('the watch on the product page', () => {
  const still = window.matchMedia;
  const { scrollIntoView } = Element.prototype;
  const { getComputedTextLength } = SVGElement.prototype as SVGTextElement;
  afterEach(() => {
    window.matchMedia = still;
    Element.prototype.scrollIntoView = scrollIntoView;
    Object.assign(SVGElement.prototype, { getComputedTextLength });
  });

  it('has the chosen colour in all sections of the page, which the address keeps', async () => {
    const { user } = await open('/en/demos/product-landing?colour=nonsense');
    expect(screen.getByRole('radio', { name: 'Pine' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Brick' }));
    const picture = screen.getByRole('img', { name: /five layers/ });
    expect(picture.closest('section')).toHaveClass('clay');
    const story = await screen.findByRole('region', { name: 'Read it layer by layer' });
    await waitFor(() => expect(story).toHaveClass('clay'));
    const steps = within(story).getAllByRole('heading', { level: 3 });
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Case and strap',
      'Movement',
      'Dial',
      'Bezel and hands',
      'Sapphire',
    ]);
    expect(window.location.search).toBe('?colour=clay');
  });

  it('is assembled at the press of a button, and taken apart again', async () => {
    const { user } = await open('/en/demos/product-landing');
    const stage = screen.getByRole('img', { name: /five layers/ }).parentElement;
    await user.click(screen.getByRole('button', { name: 'Put it together' }));
    expect(stage).toHaveClass('joined');
    await user.click(screen.getByRole('button', { name: 'Take it apart' }));
    expect(stage).not.toHaveClass('joined');
  });

  it('is scrolled into view when it is assembled, because its lower half is below the window of a phone', async () => {
    const scrolled: Element[] = [];
    Element.prototype.scrollIntoView = function record(this: Element) {
      scrolled.push(this);
    };
    const { user } = await open('/en/demos/product-landing');
    await user.click(screen.getByRole('button', { name: 'Put it together' }));
    expect(scrolled).toEqual([screen.getByRole('img', { name: /five layers/ })]);
  });

  it('shows the typed text on its back', async () => {
    const { user } = await open('/tr/demos/product-landing');
    const field = await screen.findByLabelText('Kazınacak yazı');
    await user.clear(field);
    await user.type(field, 'İyi ki doğdun Işıl');
    expect(screen.getByRole('img', { name: 'Kasanın arkası, üzerinde şu yazıyla: İyi ki doğdun Işıl' })).toBeVisible();
    expect(screen.getByText('8 harf daha sığar')).toBeVisible();
  });

  it('has a text of wide letters engraved smaller, so that none is lost', async () => {
    Object.assign(SVGElement.prototype, {
      getComputedTextLength(this: SVGElement) {
        return 20 * this.textContent.length;
      },
    });
    const { user } = await open('/de/demos/product-landing');
    const field = await screen.findByRole('textbox', { name: 'Gravur' });
    const engraved = (text: string) => screen.getByText(text, { selector: 'textPath' }).closest('text');
    await user.clear(field);
    await user.type(field, 'W'.repeat(26));
    expect(engraved('W'.repeat(26))?.style.fontSize).toMatch(/^0\.7\d+em$/);
    await user.clear(field);
    await user.type(field, 'Papa');
    expect(engraved('Papa')?.style.fontSize).toBe('');
  });

  it('is shown with a mountain whose parallax speed the visitor sets from −1 to 2', async () => {
    window.matchMedia = (query) => Object.assign(still(query), { matches: false });
    await open('/de/demos/product-landing');
    const speed = await screen.findByRole('slider', { name: 'Tempo des Berges' });
    expect([speed.getAttribute('min'), speed.getAttribute('max')]).toEqual(['-1', '2']);
    fireEvent.change(speed, { target: { value: '-0.5' } });
    expect(speed).toHaveAttribute('aria-valuetext', '-0,5');
  });

  it('is shown with a mountain that does not move when the visitor prefers reduced motion', async () => {
    await open('/en/demos/product-landing');
    expect(await screen.findByText(/the mountain stays put/)).toBeVisible();
    expect(screen.queryByRole('slider')).toBeNull();
  });
});

describe('the page /demos/classic', () => {
  it('names what is sold in its heading, and plays its film at the press of a button', async () => {
    await open('/en/demos/classic');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Heat pumps for old houses');
    const film = await screen.findByRole('region', { name: 'When the front passes the house' });
    expect(within(film).getByRole('button', { name: 'Play the film' })).toBeVisible();
  });

  it.each(filmThemes)('has a film for the %s theme in both formats', (theme) => {
    for (const format of ['mp4', 'webm'] as const) {
      expect(filmSources(theme)).toContain(`${format}:${filmUrl(theme, format)}`);
      expect(existsSync(`public${filmUrl(theme, format)}`)).toBe(true);
    }
  });

  it('highlights one room at a time, and keeps it in the address', async () => {
    const { user } = await open('/en/demos/classic');
    expect(await screen.findByRole('button', { name: 'Living room', pressed: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Garden' }));
    expect(screen.getByText(/about as loud as a library/)).toBeVisible();
    expect(screen.getByText('-7°C', { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?room=pump'));
  });

  it('loads nothing from YouTube before the visitor agrees, and plays the video at that click', async () => {
    const { user } = await open('/de/demos/classic');
    await screen.findByRole('heading', { name: 'Selbst der Hase friert nicht' });
    expect(document.querySelector('iframe')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Zustimmen und ansehen' }));
    const player = screen.getByTitle('Video: Big Buck Bunny bei YouTube');
    expect(player).toHaveAttribute('src', expect.stringContaining('https://www.youtube-nocookie.com/embed/'));
    expect(player).toHaveFocus();
    expect(JSON.parse(localStorage.getItem('storm-consent') ?? '{}')).toMatchObject({
      allowed: { video: true, map: false },
    });
  });

  it('waits for a click even if the visitor has agreed to videos before', async () => {
    const allowed = { analytics: false, map: false, video: true };
    localStorage.setItem('storm-consent', JSON.stringify({ version: 1, at: new Date().toISOString(), allowed }));
    const { user } = await open('/tr/demos/classic');
    const play = await screen.findByRole('button', { name: 'Oynat' });
    expect(document.querySelector('iframe')).toBeNull();
    await user.click(play);
    expect(screen.getByTitle('Video: Big Buck Bunny, YouTube')).toBeVisible();
  });
});

describe('a tab of the phone demo', () => {
  const { scrollIntoView, getBoundingClientRect } = Element.prototype;
  afterEach(() => Object.assign(Element.prototype, { scrollIntoView, getBoundingClientRect }));

  it.each([
    ['scrolls the phone into view when it is below the viewport', 2000, 1],
    ['does not scroll when the phone is in view', 100, 0],
  ])('%s', async (_, top, times) => {
    const scrolled: Element[] = [];
    Object.assign(Element.prototype, {
      scrollIntoView(this: Element) {
        scrolled.push(this);
      },
      getBoundingClientRect: () => new DOMRect(0, top, 300, 600),
    });
    const { user } = await open('/en/demos/mobile-app');
    const tab = await screen.findByRole('tab', { name: /Route/ });
    scrolled.length = 0;
    await user.click(tab);
    expect(scrolled).toHaveLength(times);
    for (const phone of scrolled) expect(phone).toContainElement(screen.getByRole('tabpanel'));
  });
});

it('labels the temperature of the garden as outside temperature, and not as a set temperature', async () => {
  await open('/en/demos/classic?room=pump');
  expect(await screen.findByText('Temperature outside:')).toBeInTheDocument();
  expect(screen.queryByText('Set temperature:')).not.toBeInTheDocument();
});

describe.each(languageCodes)('the sample data of the mobile app page in %s', (language) => {
  it('have a next stop that is later than the time of the dispatcher’s board', () => {
    const file = `public/assets/i18n/${language}/demos/mobile-app.json`;
    const { hero, desk } = JSON.parse(readFileSync(file, 'utf8')) as typeof rota;
    const timeIn = (text: string) => /\d\d:\d\d/.exec(text)?.[0] ?? '';
    const next = hero.morning.stops.find(({ name }) => name === desk.board.rows[0]?.next);
    expect(timeIn(desk.board.title) < timeIn(next?.load ?? '')).toBe(true);
  });
});
