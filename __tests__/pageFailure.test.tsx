import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountRead } from '@/features/account/accountSlice';
import { defaultAccount } from '@/features/account/account';
import { loggedIn } from '@/features/auth/authSlice';
import { failureToast } from '@/features/toastr/toast';
import { languageCodes } from '@/site/languages';
import { setApiMock } from './support/demo';
import { leavesOf } from './support/files';
import { answerEverything, open } from './support/site';

const user = { id: 1, username: 'elif', email: 'elif@storm.example', firstName: 'Elif', lastName: 'Kaya' };

// Demo build: only there is the date of the last change of the password shown.
setApiMock(true);

describe.each(languageCodes)('a page in %s that throws an error while it renders', (language) => {
  const words = leavesOf(`public/assets/i18n/${language}.json`);
  const said = (key: string) => String(words.get(key));

  it('keeps header and footer, shows and logs the error once, and lets the visitor go to another page', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store } = await open(`/${language}/account/security`);
    act(() => {
      store.dispatch(loggedIn({ token: 't', user }));
    });
    await waitFor(() => expect(store.getState().account.data).not.toBeNull());
    act(() => void store.dispatch(accountRead({ ...defaultAccount(user), passwordChanged: 'no date at all' })));
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('heading', { level: 1, name: said('page.broken.title') })).toBeInTheDocument();
    expect(main.getByRole('alert')).toHaveTextContent(said('page.broken.text'));
    expect(main.getByRole('button', { name: said('toast.reload') })).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(logged.mock.calls.filter((call) => call.some((part) => part instanceof RangeError))).toHaveLength(1);
    logged.mockRestore();
    answerEverything();
    await userEvent.click(main.getByRole('link', { name: said('menu.home') }));
    expect(
      await screen.findByRole('heading', { level: 1, name: (name) => name !== said('page.broken.title') }),
    ).toBeInTheDocument();
    expect(window.location.pathname).toBe(`/${language}`);
  });
});

it('shows the error page instead of an empty window when a part outside the page throws an error', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store } = await open('/de/faq');
  // A toast with invalid values makes rendering throw.
  await act(async () => void store.dispatch(failureToast('toast.part', { values: null as never })));
  logged.mockRestore();
  const words = leavesOf('public/assets/i18n/de.json');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1, name: String(words.get('page.broken.title')) })).toBeInTheDocument();
  // The home link of the root error boundary loads a document.
  expect(main.getByRole('link', { name: String(words.get('menu.home')) })).toHaveAttribute('href', '/de');
});
