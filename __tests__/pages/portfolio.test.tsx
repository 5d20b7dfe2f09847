import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { works } from '@/data/works';
import { open } from '../support/site';

const poster = (name: RegExp) => screen.getByRole('button', { name });
const posters = () => screen.getAllByRole('button', { name: /^Poster/ });

describe('the poster wall of the portfolio', () => {
  it('shows every project, or only those of the field that the visitor chooses', async () => {
    const { user } = await open('/en/portfolio/masonry');
    expect(posters()).toHaveLength(works.length);
    await user.click(screen.getByRole('button', { name: /^IoT/ }));
    expect(posters()).toHaveLength(2);
    await waitFor(() => expect(window.location.search).toBe('?field=iot'));
    await user.click(screen.getByRole('button', { name: /^All/ }));
    expect(posters()).toHaveLength(works.length);
  });

  it('opens a poster, goes to others by arrow keys, and returns the focus to the last one', async () => {
    const { user } = await open('/en/portfolio/masonry');
    await user.click(poster(/İskele/));
    const box = await screen.findByRole('dialog', { name: 'İskele' });
    expect(within(box).getByText('1 / 12')).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?work=lodos'));
    within(box).getByRole('button', { name: 'Next poster' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('dialog', { name: 'Mercek' })).toBeVisible();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await screen.findByRole('dialog', { name: 'Kuzey' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(poster(/Kuzey/)).toHaveFocus();
  });

  it('closes for good when Escape follows an arrow key in the same frame', async () => {
    const { user } = await open('/en/portfolio/masonry');
    await user.click(poster(/İskele/));
    const box = await screen.findByRole('dialog', { name: 'İskele' });
    await waitFor(() => expect(window.location.search).toBe('?work=lodos'));
    // A slow frame: history has gone back before it is painted.
    const frame = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((paint) => setTimeout(paint, 200));
    fireEvent.keyDown(box, { key: 'ArrowRight' });
    fireEvent.keyDown(box, { key: 'Escape' });
    await waitFor(() => expect(window.location.search).toBe(''));
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    frame.mockRestore();
    expect(window.location.search).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the poster that the address names, and counts the posters of its field only', async () => {
    const { user } = await open('/de/portfolio/masonry?field=mobile&work=saha');
    const box = await screen.findByRole('dialog', { name: 'Saha' });
    expect(within(box).getByText('2 / 2')).toBeVisible();
    await user.click(within(box).getByRole('button', { name: 'Zurück zur Wand' }));
    await waitFor(() => expect(window.location.search).toBe('?field=mobile'));
  });

  it('ignores a project or a field that does not exist', async () => {
    await open('/en/portfolio/masonry?field=magic&work=unicorn');
    expect(posters()).toHaveLength(works.length);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('prints the name of a visitor’s own project on the thirteenth poster', async () => {
    const { user } = await open('/en/portfolio/masonry');
    await user.type(await screen.findByLabelText('Your project or company'), 'Blue Whale');
    expect(screen.getByText('Whale')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Peaks' }));
    expect(screen.getByRole('radio', { name: 'Peaks' })).toBeChecked();
  });
});

describe('the case study of the foundry', () => {
  const slider = () => screen.getByRole('slider', { name: /Slide between/ });

  it('shows one half of the picture before and one half after, and says so', async () => {
    await open('/en/portfolio/case-study/v1');
    expect(slider()).toHaveValue('44');
    expect(slider()).toHaveAttribute('aria-valuetext', '44 per cent of the picture before, 56 per cent after');
  });

  it('moves the edge to the detail that the visitor chooses', async () => {
    const { user } = await open('/en/portfolio/case-study/v1');
    const board = screen.getByRole('button', { name: /The board/ });
    await user.click(board);
    expect(board).toHaveAttribute('aria-pressed', 'true');
    expect(slider()).toHaveValue('75');
    await user.click(screen.getByRole('button', { name: /The press/ }));
    expect(board).toHaveAttribute('aria-pressed', 'false');
    expect(Number((slider() as HTMLInputElement).value)).toBeLessThan(30);
  });

  it('adds up the stops that the chart shows, and labels them as example data', async () => {
    await open('/de/portfolio/case-study/v1');
    expect(await screen.findByText('Erste 12 Wochen: 38 Stillstände')).toBeInTheDocument();
    expect(screen.getByText('Nächste 12 Wochen: 7 Stillstände')).toBeInTheDocument();
    expect(screen.getByText('Beispielzahlen')).toBeInTheDocument();
  });

  it('pairs the figures of both halves, and marks the earlier one as gone', async () => {
    await open('/en/portfolio/case-study/v1');
    const figures = (await screen.findByText('weeks without a single stop')).parentElement!;
    expect(within(figures).getByText('0').tagName).toBe('S');
    expect(within(figures).getByText('6')).toBeVisible();
  });
});

describe('the showcase of the portfolio', () => {
  it('shows six numbered projects on a screen each, and a dot that links to each', async () => {
    await open('/en/portfolio/showcase');
    expect(screen.getAllByText(/^\d\/6$/).map(({ textContent }) => textContent)).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `${number}/6`),
    );
    const dots = within(screen.getByRole('navigation', { name: 'Projects' })).getAllByRole('link');
    expect(dots).toHaveLength(6);
    for (const dot of dots) {
      const target = document.getElementById(dot.getAttribute('href')!.slice(1));
      expect(within(target!).getByRole('heading', { level: 2 })).toBeVisible();
    }
  });

  it('goes back one screen on Page Up, and leaves keys with Shift to the browser', async () => {
    const reached: string[] = [];
    Element.prototype.scrollIntoView = function scrolled() {
      reached.push(this.id);
    };
    const { user } = await open('/en/portfolio/showcase');
    const [first] = within(screen.getByRole('navigation', { name: 'Projects' })).getAllByRole('link');
    first!.focus();
    const reading = screen
      .getAllByRole('link', { name: /^\d: / })
      .findIndex((dot) => dot.getAttribute('aria-current') === 'true');
    await user.keyboard('{PageUp}');
    await user.keyboard('{Shift>}{PageUp}{/Shift}');
    expect(reached).toEqual([['saha', 'kovan', 'perde', 'lodos', 'kuzey', 'pres'][reading - 1]]);
  });
});

describe('the project list of the portfolio', () => {
  const names = () => screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent);

  it('opens one project at a time in its place, and keeps it in the address', async () => {
    const { user } = await open('/en/portfolio/list');
    await user.click(screen.getByRole('button', { name: /^Kovan/ }));
    expect(await screen.findByText('A comb that takes the bees’ temperature')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Pres/ }));
    expect(screen.queryByText('A comb that takes the bees’ temperature')).toBeNull();
    await waitFor(() => expect(window.location.search).toBe('?work=pres'));
  });

  it('closes the project that the address has opened', async () => {
    const { user } = await open('/en/portfolio/list?work=pres');
    await user.click(await screen.findByRole('button', { name: /^Pres/, expanded: true }));
    expect(names()).toHaveLength(works.length);
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('sorts by name in the order of the language, and keeps the open project', async () => {
    const { user } = await open('/tr/portfolio/list?work=saha');
    await user.click(screen.getByRole('button', { name: 'Ada göre' }));
    expect(names().at(0)).toMatch(/^Arşiv/);
    expect(names().at(-1)).toMatch(/^Vardiya/);
    await waitFor(() => expect(window.location.search).toBe('?sort=name&work=saha'));
    expect(screen.getByRole('button', { expanded: true })).toHaveTextContent('Saha');
  });
});

describe('the case study of the cold box', () => {
  const shownTemperature = (degrees: string) =>
    screen.queryByText((_, element) => element?.matches('p') === true && element.textContent === `${degrees}\u00a0°C`);

  it('stays at four degrees while warnings are on, and exceeds the limit without them', async () => {
    const { user } = await open('/en/portfolio/case-study/v2');
    expect(shownTemperature('4.0')).toBeVisible();
    // The door would stay open for 14 minutes.
    expect(screen.getByText(/The door closed after 8 minutes/)).toBeVisible();
    await user.click(screen.getByRole('switch'));
    expect(shownTemperature('4.0')).toBeNull();
    expect(screen.getByText(/minutes above the limit/)).toBeVisible();
  });

  it('changes with the minutes that a door stays open', async () => {
    const { user } = await open('/de/portfolio/case-study/v2');
    await user.click(screen.getByRole('switch'));
    fireEvent.change(screen.getByRole('slider'), { target: { value: '4' } });
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '4 Min.');
    expect(screen.getByText(/Die Grenze hat gehalten/)).toBeVisible();
  });

  it('is replaced by the case study of the hive when the address names it', async () => {
    await open('/en/portfolio/case-study/v2/kovan');
    expect(await screen.findByRole('heading', { level: 1, name: /coolest the hive/ })).toBeVisible();
    expect(shownTemperature('32.0')).toBeVisible();
  });

  it('is shown when the address names no project', async () => {
    await open('/en/portfolio/case-study/v2');
    expect(screen.getByRole('heading', { level: 1, name: /warmest the box/ })).toBeVisible();
  });
});
