import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { parseDay } from '@/features/palette/commands';
import { languageCodes, localeOf } from '@/site/languages';
import type en from '@words/en/saas/v2.json';
import type sheetWords from '@words/en/saas/v4.json';
import { open } from '../support/site';

const noteOf = (name: string) => screen.getByText(name).closest('li')!;

describe('the radar on /saas/v1', () => {
  it('counts down to the outage as its clock moves forward', async () => {
    await open('/en/saas/v1');
    const clock = screen.getByRole('slider', { name: /Clock/ });
    expect(clock).toHaveAttribute('aria-valuetext', 'now');
    expect(noteOf('Checkout API')).toHaveTextContent('in 34 min');
    fireEvent.change(clock, { target: { value: '12' } });
    expect(clock).toHaveAttribute('aria-valuetext', '12 min from now');
    expect(noteOf('Checkout API')).toHaveTextContent('in 22 min');
    fireEvent.change(clock, { target: { value: '40' } });
    expect(noteOf('Checkout API')).toHaveTextContent('outage');
  });

  it('shows no outage once the countermeasure is switched on', async () => {
    const { user } = await open('/en/saas/v1');
    await user.click(screen.getByRole('switch', { name: 'Turn down image resizing' }));
    fireEvent.change(screen.getByRole('slider', { name: /Clock/ }), { target: { value: '40' } });
    expect(noteOf('Checkout API')).toHaveTextContent('Nobody noticed a thing');
  });

  it('moves its clock in steps of 5 minutes, and not beyond the ends of the slider', async () => {
    const { user } = await open('/en/saas/v1');
    const clock = screen.getByRole('slider', { name: /Clock/ });
    await user.click(screen.getByRole('button', { name: '5 minutes forward' }));
    expect(clock).toHaveValue('5');
    for (let i = 0; i < 5; i++) await user.click(screen.getByRole('button', { name: '5 minutes back' }));
    expect(clock).toHaveValue('-10');
  });

  it('heads each column of its sources', async () => {
    await open('/en/saas/v1');
    const table = within(await screen.findByRole('table'));
    for (const header of table.getAllByRole('columnheader')) expect(header).toHaveAttribute('scope', 'col');
  });

  it('warns earlier with more sources, and not at all without any', async () => {
    const { user } = await open('/en/saas/v1');
    const sources = within(await screen.findByRole('group', { name: 'Sources' }));
    const warning = screen.getByText(/minutes of warning/).closest('p')!;
    expect(warning).toHaveTextContent(/^24/);
    await user.click(sources.getByRole('button', { name: 'Deploys' }));
    expect(warning).toHaveTextContent(/^27/);
    for (const name of ['Metrics', 'Traces', 'Queues', 'Deploys'])
      await user.click(sources.getByRole('button', { name }));
    expect(warning).toHaveTextContent(/^0.*as blind as you/);
  });
});

it('says so when the set-up commands cannot be copied, and when they are', async () => {
  const { user } = await open('/en/saas/v1');
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')!;
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await user.click(await screen.findByRole('button', { name: 'Copy the commands' }));
  expect(await screen.findByText(/That didn’t copy/, { selector: 'p' })).toBeVisible();
  Object.defineProperty(navigator, 'clipboard', own);
  await user.click(screen.getByRole('button', { name: 'Copy the commands' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(screen.queryByText(/That didn’t copy/, { selector: 'p' })).not.toBeInTheDocument();
});

describe('the command line on /saas/v2', () => {
  const line = () => screen.getByRole('combobox', { name: 'Type a command' });
  const desk = () => screen.getByRole('list', { name: 'Your desk' });

  it('runs what the visitor types: an invoice with its amount, a calculation with its result', async () => {
    const { user } = await open('/en/saas/v2');
    await user.type(line(), 'invoice Halyard 2,350.50{Enter}');
    expect(desk()).toHaveTextContent('Halyard');
    expect(desk()).toHaveTextContent('$2,350.50');
    await user.type(line(), 'calc (7+5)/4{Enter}');
    expect(desk()).toHaveTextContent('= 3');
    expect(line()).toHaveValue('');
  });

  it('says so when a calculation has no result', async () => {
    const { user } = await open('/en/saas/v2');
    await user.type(line(), 'calc 4/0{Enter}');
    expect(desk()).toHaveTextContent('I can’t work that out');
  });

  it('counts a timer down second by second, without replacing its text', async () => {
    const { user } = await open('/en/saas/v2');
    await user.type(line(), 'timer 7{Enter}');
    const timer = within(desk()).getByRole('timer', { name: '07:00' });
    const { textContent } = timer;
    await waitFor(() => expect(timer).toHaveAccessibleName('06:59'), { timeout: 3000 });
    expect(timer).toHaveTextContent(textContent, { normalizeWhitespace: false });
  });

  it('treats a line without a command as a note', async () => {
    const { user } = await open('/en/saas/v2');
    await user.type(line(), 'Water the plants{Enter}');
    expect(within(desk()).getByText('Water the plants')).toBeVisible();
  });

  describe.each(languageCodes)('in %s', (language) => {
    const file = `public/assets/i18n/${language}/saas/v2.json`;
    const { hero, clicks, grammar, people, closing } = JSON.parse(readFileSync(file, 'utf8')) as typeof en;
    const { commands, label, desk: deskLabel } = hero.palette;
    const parts = Object.values(grammar.examples).map((example) => example.parts.map(({ word }) => word));
    const examples = [
      clicks.line.typed,
      closing.line,
      ...Object.values(people.items).map((item) => item.line),
      ...parts.map((words) => words.join(' ')),
      ...parts.map((words) => words.toReversed().join(' ')),
    ];
    const typed = async (lines: readonly string[]) => {
      await open(`/${language}/saas/v2`);
      const field = screen.getByRole('combobox', { name: label });
      const cards = screen.getByRole('list', { name: deskLabel });
      return lines.map((text) => {
        fireEvent.change(field, { target: { value: text } });
        fireEvent.keyDown(field, { key: 'Enter' });
        return cards.lastElementChild as HTMLElement;
      });
    };

    it('understands every example that the page prints, in any order of its words', async () => {
      const kinds = (await typed(examples)).map((card) => card.dataset.kind);
      expect(kinds).not.toContain('note');
      expect(kinds.slice(-6)).toEqual(['invoice', 'meet', 'find', 'invoice', 'meet', 'find']);
    });

    it('shows customer, amount and due date of an invoice', async () => {
      const [verb, name, amount, due] = parts[0]!;
      const cards = await typed([`${verb} ${name} ${amount} ${due}`, `${due} ${amount} ${name} ${verb}`]);
      for (const card of cards) {
        expect(within(card).getByText(name!, { exact: true })).toBeVisible();
        const today = new Date();
        const friday = new Date(today);
        friday.setDate(today.getDate() + ((4 - today.getDay() + 7) % 7) + 1);
        const format = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', day: 'numeric', month: 'short' });
        expect(within(card).getByText(format.format(friday))).toBeVisible();
        expect(card).not.toHaveTextContent(due!);
        expect(card).toHaveTextContent(/1[.,]200[.,]00/);
      }
    });

    it('shows person, day and length of a meeting, and finds only files that exist', async () => {
      const [, who, day, long] = parts[1]!;
      const lines = [parts[1]!.join(' '), parts[2]!.join(' '), `${commands.find.verb} Zeppelin`];
      const [met, found, none] = await typed(lines);
      expect(within(met!).getByText(who!)).toBeVisible();
      expect(within(met!).getByText(`${day} ${long}`)).toBeVisible();
      expect(within(found!).getByText(hero.palette.drawer.halyard)).toBeVisible();
      expect(within(none!).getByText(hero.palette.cards.nothing)).toBeVisible();
    });
  });

  it.each([
    ['en', 'by friday', 5],
    ['en', 'saturday', 6],
    ['en', 'tomorrow at 10', 1],
    ['de', 'bis übermorgen', 2],
    ['de', 'morgen um 10', 1],
    ['de', 'bis montag', 1],
    ['tr', 'cumaya', 5],
    ['tr', 'cumartesiye', 6],
    ['tr', 'pazara', 7],
    ['tr', 'pazartesiye', 1],
    ['tr', 'yarın 10’da', 1],
    ['tr', 'bugüne', 0],
  ] as const)('resolves a day from a Sunday: in %s, “%s” is %i days on', (language, when, days) => {
    expect(parseDay(when, new Date(2026, 1, 1), localeOf(language))).toEqual(new Date(2026, 1, 1 + days));
  });

  it('keeps a time that names no day as it was typed', () => {
    expect(parseDay('next week', new Date(2026, 1, 1), 'en-US')).toBeUndefined();
  });

  it('does not take a note for a command because the note contains “light”', async () => {
    const { user } = await open('/en/saas/v2');
    await user.type(line(), 'Buy light bulbs{Enter}');
    expect(within(desk()).getByText('Buy light bulbs')).toBeVisible();
  });

  it('reads a comma between thousands in a calculation', async () => {
    const { user } = await open('/en/saas/v2');
    await user.type(line(), 'calc 1,200+0.5{Enter}');
    expect(desk()).toHaveTextContent('= 1,200.5');
  });

  it('offers its commands by arrow keys, and clears the desk', async () => {
    const { user } = await open('/de/saas/v2');
    const field = screen.getByRole('combobox', { name: 'Befehl eingeben' });
    const tisch = screen.getByRole('list', { name: 'Ihr Schreibtisch' });
    await user.type(field, 'notiz Milch{Enter}');
    await user.type(field, '{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('leeren');
    await user.keyboard('{Enter}');
    expect(tisch).toBeEmptyDOMElement();
  });

  it('switches the theme of the whole site', async () => {
    const { user } = await open('/en/saas/v2');
    await user.type(line(), 'dark{Enter}');
    expect(document.documentElement).toHaveAttribute('data-bs-theme', 'dark');
    await user.type(line(), 'light{Enter}');
    expect(document.documentElement).toHaveAttribute('data-bs-theme', 'light');
  });

  it('explains the shortcut that the visitor chooses', async () => {
    const { user } = await open('/en/saas/v2');
    await user.click(await screen.findByRole('button', { name: 'K: Keep' }));
    expect(screen.getByText('Gives a long line a short name.')).toBeVisible();
  });
});

describe('the drawn keyboard on /saas/v2', () => {
  it('reacts to the keyboard while the focus is in it, but not to shortcuts of the browser', async () => {
    const { user } = await open('/en/saas/v2');
    const undo = await screen.findByRole('button', { name: 'U: Undo' });
    await user.keyboard('f');
    expect(undo).toHaveAttribute('aria-pressed', 'true');
    undo.focus();
    await user.keyboard('f');
    expect(screen.getByText('Remembers every line you ever typed.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'F: Find' })).toHaveFocus();
    await user.keyboard('{Control>}s{/Control}');
    expect(screen.getByRole('button', { name: 'F: Find' })).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('s');
    expect(screen.getByRole('button', { name: 'S: Share' })).toHaveFocus();
  });

  it('leaves letters to the fields of the page', async () => {
    const { user } = await open('/en/saas/v2');
    await user.type(screen.getByRole('combobox', { name: 'Type a command' }), 'f');
    expect(screen.getByRole('combobox', { name: 'Type a command' })).toHaveValue('f');
    expect(screen.getByRole('button', { name: 'U: Undo' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the price on /saas/v5', () => {
  const customers = () => screen.getByRole('slider', { name: 'Number of customers' });
  const asked = () => new URLSearchParams(window.location.search);

  it('changes with the slider, as do the plan, the table and the invoice below', async () => {
    await open('/en/saas/v5');
    fireEvent.change(customers(), { target: { value: '8' } });
    expect(screen.getByText('10,000 customers')).toBeVisible();
    expect(screen.getByText('Your plan: Forest')).toBeVisible();
    expect(screen.getByText('Your plan: Forest').closest('div')).toHaveTextContent('$399.00');
    expect(await screen.findByRole('columnheader', { name: /Forest.*fits you/ })).toBeVisible();
    expect(screen.getByText(/Filiz Forest/).closest('div')).toHaveTextContent('$399.00');
    await waitFor(() => expect(asked().get('customers')).toBe('10000'));
  });

  it('omits two of twelve months when it is paid by the year', async () => {
    const { user } = await open('/en/saas/v5?customers=500');
    await user.click(screen.getByRole('radio', { name: 'Yearly' }));
    expect(screen.getByText('Your plan: Sapling').closest('div')).toHaveTextContent('$40.83');
    expect(screen.getByText('$490 once a year, two months on us')).toBeVisible();
    await waitFor(() => expect(asked().get('pay')).toBe('yearly'));
  });

  it('is restored from the address, and kept there', async () => {
    const { user } = await open('/de/saas/v5?customers=50&pay=yearly');
    expect(screen.getByRole('radio', { name: 'Jährlich' })).toBeChecked();
    expect(screen.getByText('50 Kunden')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Monatlich' }));
    await waitFor(() => expect(asked().has('pay')).toBe(false));
    expect(asked().get('customers')).toBe('50');
  });

  it('has a table that shows only the differences between the plans at a switch', async () => {
    const { user } = await open('/en/saas/v5');
    const only = await screen.findByRole('switch', { name: 'Show differences only' });
    expect(screen.getByRole('rowheader', { name: 'Unlimited invoices' })).toBeInTheDocument();
    await user.click(only);
    expect(screen.queryByRole('rowheader', { name: 'Unlimited invoices' })).not.toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: 'Approval flow' })).toBeInTheDocument();
  });
});

describe('the week planner on /saas/v3', () => {
  const score = () => screen.getByText('clashes').closest('p')!;

  it('removes all clashes at the press of a button, and restores them', async () => {
    const { user } = await open('/en/saas/v3');
    expect(score()).toHaveTextContent(/3 clashes ?2 hours of unbroken work/);
    await user.click(screen.getByRole('button', { name: 'Tidy up' }));
    expect(score()).toHaveTextContent(/0 clashes ?8 hours of unbroken work/);
    await user.click(screen.getByRole('button', { name: 'Mess it up again' }));
    expect(score()).toHaveTextContent('3 clashes');
  });

  it('moves a block by arrow keys, as far as the week goes', async () => {
    const { user } = await open('/en/saas/v3');
    screen.getByRole('button', { name: 'Sales call, Tuesday 11:30–12:30' }).focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}');
    expect(document.activeElement).toHaveAccessibleName('Sales call, Monday 11:00–12:00');
    expect(score()).toHaveTextContent('3 clashes');
    await user.keyboard('{ArrowRight}');
    for (let i = 0; i < 20; i++) await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveAccessibleName('Sales call, Tuesday 17:00–18:00');
    expect(score()).toHaveTextContent('2 clashes');
  });

  it('puts overlapping blocks side by side, and restores the width of those that are alone again', async () => {
    const { user } = await open('/en/saas/v3');
    const columns = () =>
      ['Sales call', 'Review'].map((name) => screen.getByRole('button', { name: new RegExp(name) }));
    const lanes = () =>
      columns().map((block) => `${block.parentElement?.dataset.lane}/${block.parentElement?.dataset.lanes}`);
    expect(lanes()).toEqual(['0/2', '1/2']);
    columns()[0]!.focus();
    await user.keyboard('{ArrowUp}');
    expect(lanes()).toEqual(['0/1', '0/1']);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(new Set(lanes())).toEqual(new Set(['0/2', '1/2']));
  });

  it('computes the working days that a meeting costs', async () => {
    const { user } = await open('/en/saas/v3');
    const less = await screen.findByRole('button', { name: 'Less: Times a week' });
    const days = () => screen.getByText('working days, every year').closest('p')!;
    expect(days()).toHaveTextContent(/^92/);
    await user.click(less);
    expect(days()).toHaveTextContent(/^46/);
    expect(less).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'More: People' }));
    expect(screen.getByRole('img', { name: 'A round table with 9 chairs' })).toBeInTheDocument();
  });

  it('lets only the fire alarm and the visitor’s mother through a shut door', async () => {
    const { user } = await open('/en/saas/v3');
    await user.click(await screen.findByRole('radio', { name: 'Shut' }));
    const inside = screen.getAllByRole('listitem').filter((item) => item.textContent.endsWith('comes in'));
    expect(inside.map(({ textContent }) => textContent)).toEqual(['Fire alarmcomes in', 'Your mothercomes in']);
  });
});

describe('the spreadsheet on /saas/v4', () => {
  const cell = (name: string) => screen.getByRole('textbox', { name });
  const said = () => screen.getByText(/jars in all/, { selector: 'p' });

  it('draws the numbers and formulas that the visitor types', async () => {
    const { user } = await open('/en/saas/v4');
    expect(said()).toHaveTextContent('1,079 jars in all. Pine leads, June was the best month.');
    await user.clear(cell('Thyme, March'));
    await user.type(cell('Thyme, March'), '=500+1');
    expect(said()).toHaveTextContent('1,556 jars in all. Thyme leads, March was the best month.');
    expect(screen.getByRole('img', { name: /1,556 jars in all/ })).toBeInTheDocument();
    await user.tab();
    expect(cell('Thyme, March')).toHaveValue('501');
  });

  it('feeds the formulas and the four pictures below', async () => {
    await open('/en/saas/v4');
    const pictures = () =>
      within(screen.getByRole('region', { name: 'Four pictures from one hive' })).getAllByRole('img');
    const drawn = () => pictures().map((picture) => picture.innerHTML);
    const before = drawn();
    expect(before).toHaveLength(4);
    fireEvent.change(cell('Pine, June'), { target: { value: '182' } });
    const after = drawn();
    after.forEach((picture, index) => expect(picture).not.toBe(before[index]));
    expect(screen.getByText('334', { selector: 'strong' })).toBeVisible();
    expect(within(pictures()[3] as HTMLElement).getByText('334')).toBeInTheDocument();
  });

  it.each([
    ['en', 'Download CSV', 'Month,Thyme,Pine,Flower,Chestnut\r\nMarch,'],
    ['tr', null, ';'],
    ['de', null, ';'],
  ])('is downloaded in the CSV format of spreadsheets in %s', async (language, button, begin) => {
    const { hero } = JSON.parse(
      readFileSync(`public/assets/i18n/${language}/saas/v4.json`, 'utf8'),
    ) as typeof sheetWords;
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
    URL.revokeObjectURL = () => undefined;
    // jsdom can't download.
    const kept = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await open(`/${language}/saas/v4`);
    await user.click(screen.getByRole('button', { name: button ?? hero.save }));
    expect(kept).toHaveBeenCalledTimes(1);
    kept.mockRestore();
    const bytes = await new Promise<Uint8Array>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
      reader.readAsArrayBuffer(saved[0]!);
    });
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = Buffer.from(bytes.slice(3)).toString('utf8');
    expect(text).toContain(begin);
    expect(text.split('\r\n')[1]!.split(language === 'en' ? ',' : ';').length).toBeGreaterThan(3);
  });

  it('keeps the last number when the typed text is no number', async () => {
    const { user } = await open('/en/saas/v4');
    await user.clear(cell('Pine, May'));
    await user.type(cell('Pine, May'), 'bees');
    expect(cell('Pine, May')).toBeInvalid();
    await user.tab();
    expect(cell('Pine, May')).toHaveValue('52');
    expect(said()).toHaveTextContent('1,079 jars');
    expect(screen.getByText('“bees” won’t do.')).toBeVisible();
  });

  it.each(['1500', '1,500', '-3', '=SUM(A1)'])(
    'keeps %s in its cell at Enter, and says what a cell takes until the next edit',
    async (text) => {
      const { user } = await open('/en/saas/v4');
      const rule = 'A cell takes a number from 0 to 999 or a sum such as =40+5; decimals are rounded.';
      await user.click(cell('Pine, May'));
      await user.keyboard(`${text}{Enter}`);
      expect(cell('Pine, May')).toHaveFocus();
      expect(cell('Pine, May')).toHaveValue(text);
      expect(cell('Pine, May')).toHaveAccessibleDescription(`“${text}” won’t do. ${rule}`);
      expect(screen.getByText(`“${text}” won’t do. ${rule}`, { selector: '[role=status]' })).toBeInTheDocument();
      expect(said()).toHaveTextContent('1,079 jars');
      await user.keyboard('{Escape}');
      expect(cell('Pine, May')).toHaveValue('52');
      expect(cell('Pine, May')).toBeValid();
      expect(screen.queryByText(`“${text}” won’t do.`)).not.toBeInTheDocument();
    },
  );

  it('restores the number accepted last when it refuses the next one in the last row', async () => {
    const { user } = await open('/en/saas/v4');
    await user.click(cell('Pine, August'));
    await user.keyboard('75{Enter}{Control>}a{/Control}bees{Enter}{Escape}');
    expect(cell('Pine, August')).toHaveValue('75');
  });

  it('rounds decimals, and takes an empty cell for 0', async () => {
    const { user } = await open('/en/saas/v4');
    await user.click(cell('Pine, May'));
    await user.keyboard('12,5{Enter}');
    expect(cell('Pine, May')).toHaveValue('13');
    await user.keyboard('{Backspace}{Enter}');
    expect(cell('Pine, June')).toHaveValue('0');
    expect(said()).toHaveTextContent('958 jars');
  });

  it('moves the focus between cells by keys, and can be reset to its first numbers', async () => {
    const { user } = await open('/en/saas/v4');
    await user.click(cell('Flower, April'));
    await user.keyboard('999{Enter}');
    expect(cell('Flower, May')).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(cell('Flower, March')).toHaveFocus();
    expect(said()).toHaveTextContent('Flower leads');
    await user.click(screen.getByRole('button', { name: 'Reset the numbers' }));
    expect(said()).toHaveTextContent('Pine leads');
  });

  it('highlights the cells that a formula matches', async () => {
    const { user } = await open('/en/saas/v4');
    await user.click(await screen.findByRole('button', { name: 'The highest cell' }));
    expect(screen.getByRole('img', { name: 'A sheet, cells lit: 1' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'How many are above seventy' }));
    expect(screen.getByRole('img', { name: 'A sheet, cells lit: 4' })).toBeInTheDocument();
  });

  it('turns pasted text into a table, with the sum of numeric columns', async () => {
    const { user } = await open('/de/saas/v4');
    const field = await screen.findByRole('textbox', { name: 'Hier tippen oder einfügen' });
    await user.clear(field);
    expect(screen.getByText('Noch keine Zeilen; fügen Sie im Feld etwas ein')).toBeVisible();
    await user.click(field);
    await user.paste('Milch: 2 Liter\nBrot; 1,5 kg');
    const rows = within(screen.getByRole('region', { name: 'Tabelle' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Milch2 Liter', 'Brot1,5 kg', 'Summe3,5']);
  });

  it('sums the rows that have a number, but not names of rows, one of which begins with a number', async () => {
    const { user } = await open('/en/saas/v4');
    const field = await screen.findByRole('textbox', { name: 'Type or paste here' });
    await user.clear(field);
    await user.click(field);
    await user.paste('Market: 42 jars; cash\n2nd market: none; card\nHotel: 18 jars; cash');
    const rows = within(screen.getByRole('region', { name: 'Table' })).getAllByRole('row');
    expect(rows.at(-1)).toHaveTextContent('Total60');
  });
});
