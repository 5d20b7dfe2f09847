import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import foundry from '@words/en/stories/tunc.json';
import { open } from '../support/site';

describe('the about page /about/v1', () => {
  it('shows what a person in the picture sees when the visitor clicks on that person', async () => {
    const { user } = await open('/en/about/v1');
    await user.click(screen.getByRole('button', { name: 'What does Jonas Brandt see?' }));
    expect(screen.getByRole('button', { name: 'What does Jonas Brandt see?' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Jonas Brandt: A backup.');
    await user.click(screen.getByRole('button', { name: 'What does Mira Toprak see?' }));
    expect(screen.getByRole('status')).toHaveTextContent('Mira Toprak: A sky drawn in a single line.');
  });

  it('shows the floor that the visitor chooses, and keeps it in the address', async () => {
    const { user } = await open('/en/about/v1');
    expect(await screen.findByRole('heading', { name: 'Attic' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Floor 2: Machine room' }));
    expect(screen.getByRole('heading', { name: 'Machine room' })).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe('?floor=2'));
  });

  it('opens on the floor of the address, and in the attic when that floor does not exist', async () => {
    await open('/en/about/v1?floor=3');
    expect(await screen.findByRole('heading', { name: 'Engineering' })).toBeInTheDocument();
    document.body.replaceChildren();
    await open('/en/about/v1?floor=13');
    expect(await screen.findByRole('heading', { name: 'Attic' })).toBeInTheDocument();
  });
});

describe('the team page', () => {
  const stamps = () => screen.getAllByRole('button', { name: /^Open profile/ }).length;

  it('shows one team at a click, says how many people it has, and keeps the choice in the address', async () => {
    const { user } = await open('/en/team');
    expect(stamps()).toBe(12);
    await user.click(screen.getByRole('button', { name: /^Data and IoT/ }));
    expect(stamps()).toBe(2);
    expect(screen.getByRole('status')).toHaveTextContent('Stamps shown: 2');
    await waitFor(() => expect(window.location.search).toBe('?team=data'));
  });

  it('opens filtered by the address, and shows all people when the team does not exist', async () => {
    await open('/en/team?team=care');
    expect(stamps()).toBe(3);
    document.body.replaceChildren();
    await open('/en/team?team=pirates');
    expect(stamps()).toBe(12);
  });

  it('opens a profile, and goes to the next one among the filtered profiles only', async () => {
    const { user } = await open('/en/team?team=data');
    await user.click(screen.getByRole('button', { name: 'Open profile: Aslı Güneş' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Profile' }));
    expect(dialog.getByRole('heading')).toHaveTextContent('Aslı Güneş');
    await user.click(dialog.getByRole('button', { name: 'Next stamp' }));
    expect(dialog.getByRole('heading')).toHaveTextContent('Tarık Bozkurt');
    await user.click(dialog.getByRole('button', { name: 'Next stamp' }));
    expect(dialog.getByRole('heading')).toHaveTextContent('Aslı Güneş');
  });

  it('shows a stamp for the weather that the visitor chooses', async () => {
    const { user } = await open('/en/team');
    const weather = within(await screen.findByRole('group', { name: 'Your weather today' }));
    await user.click(weather.getByRole('button', { name: 'Thundery' }));
    expect(screen.getByRole('status')).toHaveTextContent('No decisions today');
  });
});

describe('the services page /services/v1', () => {
  it('links from each umbrella in the picture to the section of that service', async () => {
    await open('/en/services/v1');
    expect(screen.getByRole('link', { name: 'AI and data' })).toHaveAttribute('href', '/en/services/v1#ai');
    expect(document.getElementById('ai')).toHaveTextContent('Forecasts for demand and quality');
  });

  it('suggests services for the problems that the visitor ticks, keeps them in the address, and clears them', async () => {
    const { user } = await open('/en/services/v1?need=night');
    expect(await screen.findByText('For you: Maintenance and 24/7 support')).toBeInTheDocument();
    const openUmbrellas = () => document.querySelectorAll('#finder svg[viewBox="-100 -100 200 200"]').length;
    expect(openUmbrellas()).toBe(1);
    await user.click(screen.getByRole('checkbox', { name: 'One spreadsheet runs the factory' }));
    const all = 'For you: Mobile and desktop + ERP, integration and DevOps + Maintenance and 24/7 support';
    expect(screen.getAllByText(all).length).toBeGreaterThan(0);
    expect(openUmbrellas()).toBe(3);
    await waitFor(() => expect(window.location.search).toBe('?need=night.excel'));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('checkbox', { name: 'One spreadsheet runs the factory' })).not.toBeChecked();
    await waitFor(() => expect(window.location.search).toBe(''));
    // They are furled again.
    expect(openUmbrellas()).toBe(0);
  });
});

describe('the about page /about/v2', () => {
  it('shows the story of the year that the visitor chooses, and keeps the year in the address', async () => {
    const { user } = await open('/en/about/v2?year=2014');
    expect(await screen.findByText('A phone in the warehouse', { selector: 'h2' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next year' }));
    expect(screen.getByText('The server on the shelf gets wet', { selector: 'h2' })).toBeInTheDocument();
    fireEvent.change(screen.getByRole('slider', { name: 'Choose a year' }), { target: { value: '2013' } });
    expect(screen.getByText('The pen meets the paper', { selector: 'h2' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous year' })).toBeDisabled();
    await waitFor(() => expect(window.location.search).toBe('?year=2013'));
  });

  it('shows the paper of all years until the visitor chooses one, then that year', async () => {
    const { user } = await open('/en/about/v2');
    const roll = document.querySelector<SVGGElement>('#roll svg > g > g');
    expect(roll?.style.transform).toBe('');
    await user.click(screen.getByRole('button', { name: 'Previous year' }));
    await waitFor(() => expect(roll?.style.transform).toMatch(/^translateX/));
  });

  it('starts with the current year when the year of the address does not exist', async () => {
    await open('/en/about/v2?year=1913');
    expect(screen.getByRole('slider')).toHaveValue(String(new Date().getFullYear()));
    expect(screen.getByRole('button', { name: 'Next year' })).toBeDisabled();
  });
});

describe('the customer stories', () => {
  const posters = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('are filtered by an industry, which the address keeps', async () => {
    const { user } = await open('/en/customer/stories');
    await user.click(screen.getByRole('button', { name: 'Logistics' }));
    expect(posters().slice(0, 2)).toEqual(['The courier with the wind behind it', 'No more waiting twice at the quay']);
    expect(screen.queryByText('The bronze no longer waits for the paper')).not.toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe('?industry=moving'));
  });

  it('tell how long each phase took, and how the work runs today', async () => {
    await open('/en/customer/story-single/mese');
    expect(await screen.findByRole('heading', { name: 'Build 6 weeks' })).toBeInTheDocument();
    const today = screen.getByRole('region', { name: 'The way of the work, today' });
    expect(
      within(today)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Measure', 'Cutting plan', 'Saw']);
    expect(screen.getByRole('img', { name: /^The joiner’s phone/ })).toBeInTheDocument();
  });

  it('show the screen on the wall of the foundry, a drawing for each width, and no phone', async () => {
    await open('/en/customer/story-single/tunc');
    const [wide, narrow] = await screen.findAllByRole('img', { name: /^The furnace screen/ });
    for (const drawing of [wide, narrow])
      for (const name of foundry.screen.furnaces)
        expect(within(drawing as HTMLElement).getByText(name)).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /phone/ })).toBeNull();
  });

  it('link to the page of a story', async () => {
    await open('/en/customer/stories?industry=leisure');
    const link = screen.getByRole('link', { name: 'Sailing lessons that follow the weather' });
    expect(link).toHaveAttribute('href', '/en/customer/story-single/halyard');
  });

  it('open at their address, link to the next one, and start with one that has no case study', async () => {
    const { user } = await open('/en/customer/story-single/mese');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A plan as sharp as the saw');
    await user.click(screen.getByRole('link', { name: /^Next story/ }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sailing lessons that follow the weather'),
    );
    document.body.replaceChildren();
    await open('/en/customer/story-single');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Glasses no longer get lost on the way');
  });

  it('compare a place before and after, divided at the position of the slider', async () => {
    await open('/en/customer/story-single');
    const border = screen.getByRole('slider', { name: 'Border between before and after' });
    fireEvent.change(border, { target: { value: '80' } });
    expect(border).toHaveAttribute('aria-valuetext', '80% of the picture shows before');
  });
});

describe('the page of one service', () => {
  it('shows the message of the sensor that the visitor chooses', async () => {
    const { user } = await open('/en/services/single');
    await user.click(screen.getByRole('button', { name: 'Energy' }));
    expect(
      screen.getByText('I was left running over the break. It was an expensive break.', { selector: 'p' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Energy' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('prefills the subject in its form, but not in the form of the contact page', async () => {
    const { user } = await open('/en/services/single');
    const message = await screen.findByRole('textbox', { name: /^Message/ });
    expect(message).toHaveValue('Subject: machine data and IoT\n');
    await user.click(screen.getByLabelText(/^Name/));
    await user.tab();
    await user.click(screen.getAllByRole('link', { name: 'Contact us' })[0] as HTMLElement);
    await screen.findByText('What can we solve?', { selector: 'h1' });
    expect(await screen.findByRole('textbox', { name: /^Message/ })).toHaveValue('');
  });
});

describe('the services page /services/v2', () => {
  it('opens a row, keeps it in the address, and closes it again', async () => {
    const { user } = await open('/en/services/v2');
    const row = screen.getByRole('button', { name: /Integration/ });
    await user.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'true');
    const more = document.getElementById(row.getAttribute('aria-controls') ?? '');
    expect(more).toBeVisible();
    expect(more).toHaveTextContent('Accounts, couriers, banks and e-invoices at one table.');
    await waitFor(() => expect(window.location.search).toBe('?open=link'));
    await user.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('links from the row of machine data to the page of that service', async () => {
    await open('/en/services/v2?open=iot');
    expect(screen.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/en/services/single');
  });
});

describe('the letter on /about/v3', () => {
  it('starts the visitor’s answer with the sentence that the visitor chooses', async () => {
    const { user } = await open('/en/about/v3');
    await user.click(await screen.findByLabelText('The tea is ready. When are you coming?'));
    const link = screen.getByRole('link', { name: 'Begin like this' });
    expect(link.getAttribute('href')).toContain(encodeURIComponent('The tea is ready. When are you coming?'));
  });

  it('is printed at the press of a button', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await open('/en/about/v3');
    await user.click(screen.getByRole('button', { name: 'Print the letter' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});
