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
import { placeAt } from '@/site/addresses';
import { PlacesContext, makePlaces } from '@/ui/place';
import { LanguageContext } from '@/ui/words';
import { answer, open } from '../support/site';

const route = 'POST /api/v1/Site/ContactForm/Create';
const wordsOf = (path: string) => JSON.parse(readFileSync(`public/assets/i18n/${path}.json`, 'utf8')) as never;

const control = (name: string) => document.querySelector<HTMLInputElement>(`#contact-${name}`)!;
const written = { name: 'Elif Kaya', company: 'Ege', email: 'elif@storm.example', number: '555', message: 'A loom.' };
const send = () => screen.getByRole('button', { name: 'Send application' });

/** How long the form was open, as it tells the server with each message. */
function listen(): number[] {
  const times: number[] = [];
  answer(route, ({ body }) => {
    times.push((body as { FilledIn: number }).FilledIn);
    return { body: { id: '1' } };
  });
  return times;
}

/** The page of a position as the visitor's browser gets it, filled in before its scripts come. */
function wake(search: string, before: () => void) {
  const place = placeAt('/en/career/single');
  if ('redirect' in place) throw new Error('The page has gone');
  const i18n = createI18n('en', { en: { shell: wordsOf('en') } });
  const words = {
    ...(wordsOf('en/career/single') as object),
    jobs: wordsOf('en/career/jobs'),
  } as unknown as JobPageProps;
  const location = { pathname: '/en/career/single', search, hash: '' };
  const page = (
    <Provider store={makeStore({ language: { code: 'en' } })}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={[location]}>
          <LanguageContext value="en">
            <PlacesContext value={makePlaces({ ...place, location })}>
              <JobPage {...words} />
            </PlacesContext>
          </LanguageContext>
        </MemoryRouter>
      </I18nextProvider>
    </Provider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  before();
  return act(() => hydrateRoot(root, page));
}

const fill = () => {
  for (const [name, text] of Object.entries(written)) control(name).value = text;
};

describe('the age of an application', () => {
  const minute = 60_000;
  beforeEach(() => {
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + minute);
  });
  afterEach(() => jest.restoreAllMocks());

  it('counts from the document, also where the scripts come when everything is written', async () => {
    const times = listen();
    const tree = await wake('', fill);
    await userEvent.click(send());
    await waitFor(() => expect(times).toHaveLength(1));
    expect(times[0]).toBeGreaterThanOrEqual(minute);
    act(() => tree.unmount());
  });

  it('counts from the moment the visitor came to the page, where the site was there already', async () => {
    const times = listen();
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
    ['the tab goes out of sight, before a phone ends it', () => fireEvent(document, new Event('visibilitychange'))],
  ])('is kept when %s', async (_, happens) => {
    await open('/en/career/single');
    fireEvent.change(control('message'), { target: { value: 'I built a loom.' } });
    expect(sessionStorage.getItem('storm-application-draft')).toBeNull();
    act(() => void happens());
    expect(sessionStorage.getItem('storm-application-draft')).toContain('I built a loom.');
  });
});
