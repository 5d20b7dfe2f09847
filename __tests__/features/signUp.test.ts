import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, open } from '../support/site';

const route = 'POST /api/v1/Site/ContactEmail/Create';
const button = () => screen.getByRole('button', { name: 'Request a call' });

async function openForm() {
  const { user, store } = await open('/en');
  const field = await screen.findByRole('textbox', { name: 'Your email address' });
  return { user, store, field };
}

describe('the sign-up form on the home page', () => {
  it('sends nothing without a valid address, shows that, and focuses the field', async () => {
    const sent = jest.fn(() => ({ body: { id: '1' } }));
    answer(route, sent);
    const { user, store, field } = await openForm();
    expect(field).not.toHaveAttribute('aria-invalid');

    await user.type(field, 'not an address');
    expect(field).not.toHaveAttribute('aria-invalid');
    await user.click(button());

    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAccessibleDescription('That doesn’t look like an email address; try name@company.com');
    expect(field).toHaveFocus();
    expect(store.getState().contact.signUp).toMatchObject({ attempted: true, status: 'idle' });

    await user.clear(field);
    expect(field).toHaveAccessibleDescription('Please enter your email');
    await user.type(field, 'maria@example.com');
    expect(field).not.toHaveAttribute('aria-invalid');
    expect(sent).not.toHaveBeenCalled();
  });

  it('sends the address without blanks, disables the button meanwhile, confirms that and empties the field', async () => {
    let release: () => void = () => undefined;
    const sent = jest.fn(
      () => new Promise<{ body: unknown }>((resolve) => (release = () => resolve({ body: { id: '1' } }))),
    );
    answer(route, sent);
    const { user, store, field } = await openForm();

    await user.type(field, ' maria@example.com ');
    const submit = button();
    await user.click(submit);

    await waitFor(() => expect(submit).toBeDisabled());
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ body: { Email: 'maria@example.com' } })),
    );
    release();

    expect(await screen.findByText('Sent Successfully')).toBeInTheDocument();
    expect(field).toHaveValue('');
    expect(field).not.toHaveAttribute('aria-invalid');
    expect(submit).toBeEnabled();
    expect(store.getState().contact.signUp).toMatchObject({ attempted: false, status: 'sent', key: null });
  });

  it('empties the field again after a second sign-up', async () => {
    answer(route, () => ({ body: { id: '1' } }));
    const { user, field } = await openForm();
    for (const address of ['maria@example.com', 'jonas@example.com']) {
      await user.type(field, `${address}{Enter}`);
      await waitFor(() => expect(field).toHaveValue(''));
    }
  });

  it('sends the same key on every attempt with one address, and another key with another address', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const keys: (string | undefined)[] = [];
    answer(route, ({ headers }) => {
      keys.push(headers['Idempotency-Key']);
      return { status: keys.length < 4 ? 500 : 200, body: { id: '1' } };
    });
    const { user, field } = await openForm();
    await user.type(field, 'maria@example.com{Enter}');
    await waitFor(() => expect(keys).toHaveLength(1));
    await waitFor(() => expect(button()).toBeEnabled());
    await user.click(button());
    await waitFor(() => expect(keys).toHaveLength(2));
    await waitFor(() => expect(button()).toBeEnabled());
    await user.type(field, 'x{Enter}');
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[0]).toMatch(/^[\w-]{20,}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    jest.restoreAllMocks();
  });

  it.each([
    ['429', { status: 429 }, 'Too many sign-ups in a short time.'],
    ['400', { status: 400, body: { errors: [{ pointer: '#/Email', code: 'invalid' }] } }, 'Please check it.'],
  ])('says what can be done about a refusal: %s', async (_, refusal, words) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer(route, () => refusal);
    const { user, field } = await openForm();
    await user.type(field, 'maria@example.com{Enter}');
    expect(await screen.findByText(new RegExp(words))).toBeInTheDocument();
    expect(field).toHaveValue('maria@example.com');
    jest.restoreAllMocks();
  });

  it('says that the visitor is offline', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer(route, () => Promise.reject(new Error('Network Error')));
    const { user, field } = await openForm();
    await user.type(field, 'maria@example.com{Enter}');
    expect(await screen.findByText(/^You are offline, so your address was not sent\./)).toBeInTheDocument();
    expect(field).toHaveValue('maria@example.com');
    online.mockRestore();
    jest.restoreAllMocks();
  });

  it('says that sending has failed, also on an empty answer, and keeps the address for another try', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, field } = await openForm();
    await user.type(field, 'maria@example.com');
    for (const failure of [{ status: 500 }, { body: null }]) {
      answer(route, () => failure);
      await user.click(button());
      expect(await screen.findByText('An error was encountered')).toBeInTheDocument();
      expect(field).toHaveValue('maria@example.com');
      expect(button()).toBeEnabled();
      await user.click(screen.getByRole('button', { name: 'Close the message' }));
      await waitFor(() => expect(screen.queryByText('An error was encountered')).toBeNull());
    }
    expect(logged).toHaveBeenCalledTimes(2);
    logged.mockRestore();
  });
});

describe('a sign-up form whose page the visitor leaves', () => {
  const leave = async (user: Awaited<ReturnType<typeof openForm>>['user']) => {
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'News and blogs' }));
    await screen.findByRole('button', { name: /^Tell me/ });
    return screen.findByRole('textbox', { name: 'Your email address' });
  };

  it('shows no error on the next page, nor when the visitor comes back', async () => {
    const { user } = await openForm();
    await user.click(button());
    expect(screen.getByText('Please enter your email')).toBeInTheDocument();
    expect(await leave(user)).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText('Please enter your email')).toBeNull();
    act(() => window.history.back());
    expect(await screen.findByRole('button', { name: 'Request a call' })).toBeEnabled();
    expect(screen.getByRole('textbox', { name: 'Your email address' })).not.toHaveAttribute('aria-invalid');
  });

  it('still confirms the sign-up, and keeps what the visitor has typed meanwhile', async () => {
    let release: () => void = () => undefined;
    const sent = jest.fn(
      () => new Promise<{ body: unknown }>((resolve) => (release = () => resolve({ body: { id: '1' } }))),
    );
    answer(route, sent);
    const { user, field } = await openForm();
    await user.type(field, 'maria@example.com{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const next = await leave(user);
    await user.type(next, 'jonas@');
    release();
    expect(await screen.findByText('Sent Successfully')).toBeInTheDocument();
    expect(next).toHaveValue('jonas@');
    expect(next).not.toHaveAttribute('aria-invalid');
  });
});
