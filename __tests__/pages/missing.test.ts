import { screen, waitFor, within } from '@testing-library/react';
import { open } from '../support/site';

describe.each([
  ['/tr/yok', 'Bir şeyler ters gitti!', 'Ana sayfaya dön', '/tr'],
  ['/en/nowhere', 'Something gone wrong!', 'Back to Homepage', '/en'],
  ['/de/nirgends', 'Da ist etwas schiefgelaufen!', 'Zurück zur Startseite', '/de'],
])('an address that does not exist, %s', (address, heading, name, home) => {
  it('says so and leads to /, on a plain click to the home page in the language on screen', async () => {
    const { user } = await open(address);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    const link = within(screen.getByRole('main')).getByRole('link', { name });
    expect(link).toHaveAttribute('href', '/');
    await user.click(link);
    await waitFor(() => expect(window.location.pathname).toBe(home));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(heading));
  });
});
