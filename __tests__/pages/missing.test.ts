import { screen, waitFor, within } from '@testing-library/react';
import { open, openWithDocument } from '../support/site';

describe.each([
  ['/tr/yok', 'Bir şeyler ters gitti!', 'Ana sayfaya dönün', '/tr'],
  ['/en/nowhere', 'Something gone wrong!', 'Back to Homepage', '/en'],
  ['/de/nirgends', 'Da ist etwas schiefgelaufen!', 'Zurück zur Startseite', '/de'],
])('an address that does not exist, %s', (address, heading, name, home) => {
  it('shows an error and a link to /, which on a plain click leads to the home page in the language on screen', async () => {
    const { user } = await open(address);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    const link = within(screen.getByRole('main')).getByRole('link', { name });
    expect(link).toHaveAttribute('href', '/');
    await user.click(link);
    await waitFor(() => expect(window.location.pathname).toBe(home));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(heading));
  });
});

it('the offline page is excluded from search engines', async () => {
  await open('/en/offline');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.querySelector('link[rel=canonical]')).toBeNull();
});

describe('the document that a host without our server sends for every unknown address', () => {
  it('is replaced by the not-found page in the language of the address', async () => {
    const page = {
      head: '<title>Sayfa bulunamadı</title>',
      body: '<h1>Bir şeyler ters gitti!</h1>',
      words: { tr: { 'not-found': {}, shell: {} } },
    };
    await openWithDocument('/de/nirgends', page);
    expect(await screen.findByRole('heading', { name: 'Da ist etwas schiefgelaufen!' })).toBeVisible();
    expect(document.title).toBe('Seite nicht gefunden');
    expect(screen.queryByText('Bir şeyler ters gitti!')).toBeNull();
  });
});
