import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { LanguageCode } from '@/site/languages';
import { painted } from './support/render';
import { answer, open } from './support/site';

// The index is cached per language in module scope: each test uses another language.

const dialog = () => document.querySelector<HTMLDialogElement>('#site-search')!;

const indexOf = async (language: LanguageCode): Promise<unknown> =>
  (await fetch(`/assets/search/${language}.json`)).json();

/** Status of the search; the dialog has other live regions too. */
const statusIn = (dialog: HTMLElement) => within(within(dialog).getByRole('search')).getByRole('status');

async function searchFor(user: UserEvent, query: string) {
  await user.keyboard('{Control>}k{/Control}');
  await user.type(within(dialog()).getByRole('searchbox'), query);
}

describe('the search of the help centre', () => {
  it('says that it searches titles only when the texts cannot be loaded', async () => {
    answer('GET /assets/search/de.json', () => ({ status: 503 }));
    const { user } = await open('/de/help/center?q=vimeo');
    const status = within(screen.getByRole('search')).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('„vimeo“ steht in keinem Titel'));
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'konto');
    await waitFor(() => expect(status).toHaveTextContent(/^Zurzeit lassen sich nur Titel .*: [1-9]/));
  });
});

describe('the search box', () => {
  it('shows that it is searching while its index loads, and all results afterwards', async () => {
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const whole = await indexOf('de');
    answer('GET /assets/search/de.json', async () => {
      await late;
      return { body: whole };
    });
    const { user } = await open('/de');
    await searchFor(user, 'nimbus');
    const status = statusIn(dialog());
    expect(status).toHaveTextContent('Suche läuft …');
    arrive();
    await waitFor(() => expect(status).toHaveTextContent(/^Gefundene Treffer: \d+$/));
    await user.type(within(dialog()).getByRole('searchbox'), 'qqqq');
    expect(status).toHaveTextContent('Nichts passt zu „nimbusqqqq“');
  });

  it('says that it searches page names only when its index cannot be loaded, and loads it again at the next letter', async () => {
    const whole = await indexOf('tr');
    answer('GET /assets/search/tr.json', () => ({ status: 503 }));
    const { user } = await open('/tr');
    await searchFor(user, 'sepet');
    const status = statusIn(dialog());
    const field = within(dialog()).getByRole('searchbox');
    await waitFor(() => expect(status).toHaveTextContent(/^Şu an yalnızca sayfa adlarında aranabiliyor.*: [1-9]/));
    await user.clear(field);
    await user.type(field, 'nimbu');
    await painted();
    await waitFor(() => expect(status).toHaveTextContent('Adı “nimbu” ile eşleşen bir sayfa yok'));
    answer('GET /assets/search/tr.json', () => ({ body: whole }));
    await user.type(field, 's');
    await waitFor(() => expect(status).toHaveTextContent(/sonuç bulundu$/));
  });

  it('loads its index again when it is opened again', async () => {
    const whole = await indexOf('en');
    answer('GET /assets/search/en.json', () => ({ status: 503 }));
    const { user } = await open('/en/contact');
    await searchFor(user, 'nimbus');
    const status = statusIn(dialog());
    await waitFor(() => expect(status).toHaveTextContent('No page is named “nimbus”'));
    answer('GET /assets/search/en.json', () => ({ body: whole }));
    await user.click(within(dialog()).getByRole('button', { name: 'Close the search' }));
    await user.keyboard('{Control>}k{/Control}');
    // Browsers focus the first field of an opened dialog; jsdom does not.
    act(() => within(dialog()).getByRole('searchbox').focus());
    await waitFor(() => expect(status).toHaveTextContent(/^Results found/));
  });
});
