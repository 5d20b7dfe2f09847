import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createI18n } from '@/app/i18n';
import { makeStore } from '@/app/store';
import { JobPage, type JobPageProps } from '@/features/contact/JobPage';
import { LazyColleagues } from '@/sections/specialty/JobText';
import { matchAddress } from '@/site/matchAddress';
import { RouteContext } from '@/ui/route';
import { LanguageContext } from '@/ui/translation';
import { answer, open } from '../support/site';

const route = 'POST /api/v1/Site/ContactForm/Create';
const wordsOf = (path: string) => JSON.parse(readFileSync(`public/assets/i18n/${path}.json`, 'utf8')) as never;

const { jobs } = wordsOf('en/career/jobs') as { jobs: Record<'interface' | 'field', { title: string }> };
const { menu } = wordsOf('en') as { menu: Record<string, string> };

const control = (name: string) => document.querySelector<HTMLInputElement>(`#contact-${name}`)!;
const written = { name: 'Elif Kaya', company: 'Ege', email: 'elif@storm.example', number: '555', message: 'A loom.' };
const send = () => screen.getByRole('button', { name: 'Send application' });

/** Records `FilledIn` of every message. */
function recordOpenTimes(): number[] {
  const times: number[] = [];
  answer(route, ({ body }) => {
    times.push((body as { FilledIn: number }).FilledIn);
    return { body: { id: '1' } };
  });
  return times;
}

/** Prerenders the page of a position, fills it in by `before`, then hydrates it. */
async function hydrateFilled(pathname: string, before: () => void) {
  const route = matchAddress(pathname);
  if ('redirect' in route) throw new Error(`${pathname} redirects; use the address of a page`);
  const i18n = createI18n('en', { en: { shell: wordsOf('en') } });
  const words = {
    ...(wordsOf('en/career/single') as object),
    jobs: { ...(wordsOf('en/career/jobs') as object), teams: wordsOf('en/people/teams') },
    people: wordsOf('en/people'),
    job: wordsOf(`en/career/jobs/${route.params.id}`),
  } as unknown as JobPageProps;
  const page = (
    <Provider store={makeStore({ language: { code: 'en' } })}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={[pathname]}>
          <LanguageContext value="en">
            <RouteContext value={route}>
              <JobPage {...words} />
            </RouteContext>
          </LanguageContext>
        </MemoryRouter>
      </I18nextProvider>
    </Provider>
  );
  const root = document.createElement('div');
  await LazyColleagues.preload();
  root.innerHTML = renderToString(page);
  document.body.append(root);
  before();
  return act(() => hydrateRoot(root, page));
}

const fill = () => {
  for (const [name, text] of Object.entries(written)) control(name).value = text;
};

describe('the fill-in time of an application', () => {
  const minute = 60_000;
  beforeEach(() => {
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + minute);
  });
  afterEach(() => jest.restoreAllMocks());

  it('starts with the document, also when the visitor fills in the form before hydration', async () => {
    const times = recordOpenTimes();
    const tree = await hydrateFilled('/en/career/single', fill);
    await userEvent.click(send());
    await waitFor(() => expect(times).toHaveLength(1));
    expect(times[0]).toBeGreaterThanOrEqual(minute);
    act(() => tree.unmount());
  });

  it('starts when the visitor comes to the page, if the site is loaded already', async () => {
    const times = recordOpenTimes();
    await open('/en/career/single');
    for (const [name, text] of Object.entries(written)) fireEvent.change(control(name), { target: { value: text } });
    await userEvent.click(send());
    await waitFor(() => expect(times).toHaveLength(1));
    expect(times[0]).toBeLessThan(minute);
  });
});

describe('the draft of an application', () => {
  it.each([
    ['the visitor leaves a field', () => fireEvent.focusOut(control('message'))],
    ['the page is left', () => fireEvent(window, new Event('pagehide'))],
    ['the tab is hidden, after which a phone may close it', () => fireEvent(document, new Event('visibilitychange'))],
  ])('is stored when %s', async (_, happens) => {
    await open('/en/career/single');
    fireEvent.change(control('message'), { target: { value: 'I built a loom.' } });
    expect(sessionStorage.getItem('storm-application-draft')).toBeNull();
    act(() => void happens());
    expect(sessionStorage.getItem('storm-application-draft')).toContain('I built a loom.');
  });
});

describe('the form of an application', () => {
  it('limits the letter to 3700 characters, which leaves room for the position and the file', async () => {
    const times = recordOpenTimes();
    await open('/en/career/single');
    const letter = (length: number) => ({ ...written, message: 'x'.repeat(length) });
    const enter = (values: typeof written) => {
      for (const [name, value] of Object.entries(values)) fireEvent.change(control(name), { target: { value } });
    };
    enter(letter(3701));
    await userEvent.click(send());
    expect(control('message')).toHaveAccessibleDescription('Please keep it to 3,700 characters');
    enter(letter(3700));
    await userEvent.click(send());
    await waitFor(() => expect(times).toHaveLength(1));
  });

  it('accepts a file again after an empty file of that name was refused', async () => {
    await open('/en/career/single');
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    const pick = (content: string) => userEvent.upload(input, new File([content], 'cv.pdf'));
    await pick('');
    expect(input).toHaveValue('');
    await pick('A loom.');
    expect(screen.getByText('cv.pdf')).toBeInTheDocument();
  });
});

describe('another position on the same page', () => {
  const goToFirst = async () => {
    const [link] = screen.getAllByRole('link', { name: menu['career/single'], hidden: true });
    await userEvent.click(link!);
    await screen.findByRole('heading', { level: 1, name: jobs.interface.title });
  };
  const type = () => {
    for (const [name, text] of Object.entries(written)) fireEvent.change(control(name), { target: { value: text } });
  };

  it('shows no thanks for an application that was sent for the first one', async () => {
    recordOpenTimes();
    await open('/en/career/single/field');
    type();
    await userEvent.click(send());
    expect(await screen.findByText(/Your application is here/)).toHaveFocus();
    await goToFirst();
    expect(screen.queryByText(/Your application is here/)).toBeNull();
    expect(control('name')).toHaveValue('');
  });

  it('shows no thanks for an application that is still being sent, which a toast confirms', async () => {
    let release: () => void = () => undefined;
    const sent = jest.fn(
      () => new Promise<{ body: unknown }>((resolve) => (release = () => resolve({ body: { id: '1' } }))),
    );
    answer(route, sent);
    await open('/en/career/single/field');
    type();
    await userEvent.click(send());
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await goToFirst();
    const { activeElement } = document;
    release();
    expect(await screen.findByText('Sent Successfully')).toBeInTheDocument();
    expect(screen.queryByText(/Your application is here/)).toBeNull();
    expect(document.activeElement).toBe(activeElement);
    expect(sessionStorage.getItem('storm-application-draft')).toBeNull();
  });

  it('starts without errors, with the draft of the letter', async () => {
    await open('/en/career/single/field');
    fireEvent.change(control('message'), { target: { value: 'I built a loom.' } });
    await userEvent.click(send());
    expect(control('name')).toHaveAttribute('aria-invalid', 'true');
    await goToFirst();
    expect(control('name')).not.toHaveAttribute('aria-invalid');
    expect(control('message')).toHaveValue('I built a loom.');
  });

  it('keeps what the visitor wrote before hydration, and counts that time', async () => {
    const times = recordOpenTimes();
    const tree = await hydrateFilled('/en/career/single/field', fill);
    expect(screen.getByRole('heading', { level: 1, name: jobs.field.title })).toBeInTheDocument();
    for (const [name, text] of Object.entries(written)) expect(control(name)).toHaveValue(text);
    const before = Math.floor(performance.now());
    await userEvent.click(send());
    await waitFor(() => expect(times).toHaveLength(1));
    expect(times[0]).toBeGreaterThanOrEqual(before);
    act(() => tree.unmount());
  });
});
