import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { jobIds } from '@/data/entryIds';
import { jobOf, openJobs } from '@/data/jobs';
import { people } from '@/data/people';
import { languageCodes } from '@/site/languages';
import { leavesOf, readText } from '../support/files';
import { answer, open } from '../support/site';

beforeEach(() => sessionStorage.clear());

const main = () => within(screen.getByRole('main'));

describe('the job positions', () => {
  it.each(languageCodes)('are open in the number that the menu shows in %s', (language) => {
    const badge = String(leavesOf(`public/assets/i18n/${language}.json`).get('badges.jobs'));
    expect(Number.parseInt(badge, 10)).toBe(openJobs.length);
    expect(openJobs).toHaveLength(2);
    expect(jobIds.length).toBeGreaterThan(openJobs.length);
  });

  it.each(languageCodes)('belong to the teams that the team page shows, in %s', async (language) => {
    const { tree } = await open(`/${language}/team`);
    const names = Object.values(JSON.parse(readText(`public/assets/i18n/${language}/people/teams.json`)) as object);
    for (const name of names) expect(main().getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
    act(() => tree.unmount());
    await open(`/${language}/career`);
    const offered = within(screen.getAllByRole('combobox')[0]!).getAllByRole('option');
    expect(offered.slice(1).map(({ textContent }) => textContent)).toEqual(names);
  });

  it('are all shown when the filters of the address do not exist', async () => {
    await open('/en/career?team=pirates&state=sunk');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Team' })).toHaveDisplayValue('Every team'));
    expect(screen.queryByText(/No position like that/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Field engineer, machines' })).toBeVisible();
  });

  it('show team, place and hours as elements of their own, between which a line may break', async () => {
    await open('/de/career');
    const facts = screen
      .getAllByText('Von überall')
      .map(({ parentElement }) => [...(parentElement?.children ?? [])].map(({ textContent }) => textContent.trim()));
    expect(facts).toContainEqual(['Support und Außendienst', 'Von überall', 'Vollzeit']);
  });

  it('are folded when filled, until they are asked for', async () => {
    const { user } = await open('/en/career');
    const filled = jobIds.filter((id) => jobOf(id).state === 'filled').length;
    const fold = screen.getByText(`Filled (${filled})`).closest('details')!;
    expect(fold).not.toHaveAttribute('open');
    expect(within(fold).getAllByRole('link')).toHaveLength(filled);
    await user.click(screen.getByRole('button', { name: 'Filled' }));
    await waitFor(() => expect(fold).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Server developer' })).toBeVisible();
  });

  it('are searched and filtered by values that the address keeps', async () => {
    const { user } = await open('/en/career');
    const rows = () =>
      main()
        .getAllByRole('link')
        .filter((link) => link.getAttribute('href')?.startsWith('/en/career/single'));
    expect(rows()).toHaveLength(jobIds.length);
    expect(rows()[0]).toHaveAttribute('href', '/en/career/single');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(window.location.search).toBe('?state=open'));
    expect(rows()).toHaveLength(2);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Data and IoT');
    await waitFor(() => expect(window.location.search).toBe('?state=open&team=data'));
    expect(rows().map((row) => row.textContent)).toEqual(['Field engineer, machines']);
    await user.type(screen.getByRole('searchbox', { name: 'Search the positions' }), 'poet');
    expect(screen.getByText(/No position like that/)).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe('?state=open&team=data&q=poet'));
  });
});

describe('the page of a position', () => {
  it('counts the people of its team', async () => {
    await open('/en/career/single/field');
    const size = Object.values(people).filter(({ team }) => team === jobOf('field').team).length;
    expect(main().getByText(`${size} people`)).toBeVisible();
    expect(main().getByText(jobOf('field').tools.join(', '))).toBeVisible();
  });

  it('shows the colleagues at the desks beside it', async () => {
    await open('/en/career/single/field');
    const beside = main().getByRole('heading', { name: 'Who you would sit next to' }).closest('section')!;
    const names = within(beside)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('strong')?.textContent);
    expect(names).toEqual(jobOf('field').beside.map((id) => people[id].name));
  });
});

describe('an application', () => {
  const fill = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    const label = String(leavesOf('public/assets/i18n/en/career/single.json').get('form.fields.company.label'));
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Elif Kaya');
    await user.type(screen.getByLabelText(new RegExp(`^${label}`)), 'Ege University');
    await user.type(screen.getByRole('textbox', { name: /Email/ }), 'elif@storm.example');
    await user.type(screen.getByRole('textbox', { name: /Phone/ }), '5550000000');
    await user.type(screen.getByRole('textbox', { name: /Your letter/ }), 'I built a loom.');
  };
  const cv = (name: string, size: number) => new File([new Uint8Array(size)], name);

  it('is sent by the contact call, names its position and its file, and does not change the contact draft', async () => {
    sessionStorage.setItem('storm-contact-draft', '{"values":{"message":"Half a sentence"},"openFor":1}');
    const sent: unknown[] = [];
    answer('POST /api/v1/Site/ContactForm/Create', ({ body }) => {
      sent.push(body);
      return { body: { id: '1' } };
    });
    const { user } = await open('/en/career/single/field');
    await fill(user);
    await user.upload(screen.getByLabelText('Choose a file'), cv('cv.pdf', 2048));
    expect(screen.getByText('cv.pdf')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    await waitFor(() => expect(screen.getByText(/Your application is here/)).toHaveFocus());
    expect(sent).toEqual([
      expect.objectContaining({
        NameSurname: 'Elif Kaya',
        Company: 'Ege University',
        Message:
          'Application: Field engineer, machines\n\nI built a loom.\n\nFile: cv.pdf (2 kB), stays with the applicant until we ask for it',
      }),
    ]);
    expect(sessionStorage.getItem('storm-contact-draft')).toContain('Half a sentence');
    expect(screen.getByRole('textbox', { name: /Your letter/ })).toHaveValue('');
    expect(screen.queryByText('cv.pdf')).not.toBeInTheDocument();
  });

  it('checks type and size of a file, and lets the visitor remove it', async () => {
    const { user } = await open('/en/career/single');
    const input = screen.getByLabelText('Choose a file');
    fireEvent.change(input, { target: { files: [cv('cv.exe', 10)] } });
    expect(screen.getByText('Please choose a PDF, DOCX or ODT file')).toBeInTheDocument();
    fireEvent.change(input, { target: { files: [cv('cv.PDF', 0)] } });
    expect(screen.getByText('The file is empty; please choose another one')).toBeInTheDocument();
    fireEvent.change(input, { target: { files: [cv('cv.odt', 5 * 1024 * 1024 + 1)] } });
    expect(screen.getByText('The file is larger than 5 MB; please choose a smaller one')).toBeInTheDocument();
    fireEvent.change(input, { target: { files: [cv('cv.odt', 10)] } });
    await user.click(screen.getByRole('button', { name: 'Remove: cv.odt' }));
    expect(screen.queryByText('cv.odt')).not.toBeInTheDocument();
  });

  it('is not sent while it is incomplete, and restores its draft', async () => {
    const { user, tree } = await open('/en/career/single');
    await user.type(screen.getByRole('textbox', { name: /Your letter/ }), 'I built a loom.');
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    expect(screen.getByText('Please enter your name')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
    act(() => tree.unmount());
    document.body.replaceChildren();
    await open('/en/career/single/field');
    expect(screen.getByRole('textbox', { name: /Your letter/ })).toHaveValue('I built a loom.');
  });

  it('is linked from the head of an open position', async () => {
    await open('/de/career/single');
    const target = screen.getByRole('link', { name: 'Zum Bewerbungsformular' }).getAttribute('href') ?? '';
    const form = document.querySelector<HTMLElement>(target)!;
    expect(within(form).getByRole('button', { name: 'Bewerbung senden' })).toBeInTheDocument();
  });

  it('is not possible for a closed position, whose page links to the open ones', async () => {
    await open('/de/career/single/nights');
    expect(screen.getByRole('heading', { name: 'Noch nicht' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Zum Bewerbungsformular' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Bewerbung senden' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Ingenieur für Maschinen/ })).toBeInTheDocument();
  });
});
