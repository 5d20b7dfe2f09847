import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AxiosError } from 'axios';
import type { UserEvent } from '@testing-library/user-event';
import { adapter } from '@/lib/adapter';
import { languageCodes } from '@/site/languages';
import { messageKinds } from '@/site/messageKinds';
import { answer, open } from '../support/site';
import { leavesOf } from '../support/files';

const route = 'POST /api/v1/Site/ContactForm/Create';
const draftKey = 'storm-contact-draft';
const { fields } = messageKinds['contact-form'];

const message = {
  name: 'Katharina Brandstätter',
  company: 'Hölzl Fördertechnik GmbH',
  email: 'k.brandstaetter@example.com',
  number: '(232) 555 01 20',
  message: 'Wir suchen ein Team.\nBald.',
};
type Control = keyof typeof message;
const controls = Object.keys(message) as Control[];

const control = (name: Control) => form().querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`)!;
const form = () => document.querySelector<HTMLFormElement>('main form[aria-labelledby]')!;
const button = () => form().querySelector('button')!;

/** Opens the contact page; `words` reads its texts and those of the shell by key. */
async function openForm(language: (typeof languageCodes)[number] = 'en') {
  const site = await open(`/${language}/contact`);
  await screen.findByRole('form');
  const page = leavesOf(`public/assets/i18n/${language}/contact.json`);
  const shell = leavesOf(`public/assets/i18n/${language}.json`);
  const words = (key: string) => String(page.get(key) ?? shell.get(key));
  return { ...site, words };
}

async function fill(user: UserEvent, values: Partial<Record<Control, string>> = message) {
  for (const name of controls) {
    const text = values[name];
    if (text === undefined) continue;
    await user.click(control(name));
    await user.paste(text);
  }
}

/** A server that answers on demand. */
function slowServer() {
  let release: (given: { status?: number; body?: unknown }) => void = () => undefined;
  const sent = jest.fn(() => new Promise<{ status?: number; body?: unknown }>((resolve) => (release = resolve)));
  answer(route, sent as never);
  return { sent, release: (given: Parameters<typeof release>[0]) => release(given) };
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
  sessionStorage.clear();
});

describe.each(languageCodes)('the contact form in %s', (language) => {
  it('labels five required fields with an asterisk, and shows no error before the first attempt', async () => {
    const { words } = await openForm(language);
    for (const name of controls) {
      expect(control(name)).toHaveAccessibleName(words(`form.fields.${name}.label`));
      expect(form().querySelector(`label[for=contact-${name}]`)).toHaveTextContent(/\*$/);
      expect(control(name)).toBeRequired();
      expect(control(name)).not.toHaveAttribute('aria-invalid');
    }
    expect(control('number')).toHaveAttribute('placeholder', '(xxx) xxx xx xx');
    expect(control('message').tagName).toBe('TEXTAREA');
  });

  it('shows at each field what is missing, focuses the first of them, and sends nothing', async () => {
    const sent = jest.fn(() => ({ body: { id: '1' } }));
    answer(route, sent);
    const { user, words } = await openForm(language);
    await user.click(button());
    for (const name of controls) {
      expect(control(name)).toHaveAttribute('aria-invalid', 'true');
      expect(control(name)).toHaveAccessibleDescription(words(`form.fields.${name}.invalid`));
    }
    expect(control('name')).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  });

  it('sends a message, confirms that and empties the form', async () => {
    const sent = jest.fn(() => ({ body: { id: '1' } }));
    answer(route, sent);
    const { user, words } = await openForm(language);
    await fill(user);
    await user.click(button());
    expect(await screen.findByText(words('toast.success'))).toBeInTheDocument();
    expect(screen.getByText(words('toast.sent'))).toBeInTheDocument();
    for (const name of controls) {
      expect(control(name)).toHaveValue('');
      expect(control(name)).not.toHaveAttribute('aria-invalid');
    }
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('shows an error when sending fails, logs it, and keeps the text', async () => {
    answer(route, () => ({ status: 500 }));
    const { user, words } = await openForm(language);
    await fill(user);
    await user.click(button());
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent(words('toast.error'));
    expect(toast).toHaveTextContent(words('toast.failed'));
    for (const name of controls) expect(control(name)).toHaveValue(message[name]);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(button()).toBeEnabled();
  });
});

describe('a sent message', () => {
  it('contains the five fields without blanks around them, the fill-in time and an idempotency key', async () => {
    const sent = jest.fn((_: { body: unknown; headers: Record<string, string> }) => ({ body: { id: '1' } }));
    answer(route, sent);
    const { user } = await openForm();
    await fill(user, { ...message, name: `  ${message.name} `, email: ` ${message.email} ` });
    await user.click(button());
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const { body, headers } = sent.mock.calls[0]![0];
    expect(body).toEqual({
      NameSurname: message.name,
      Email: message.email,
      Phone: message.number,
      Company: message.company,
      Message: message.message,
      FilledIn: expect.any(Number),
    });
    expect((body as { FilledIn: number }).FilledIn).toBeGreaterThanOrEqual(0);
    expect(headers['Idempotency-Key']).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
  });

  it('contains what a bot wrote into the hidden field', async () => {
    const sent = jest.fn((_: { body: unknown }) => ({ body: { id: '1' } }));
    answer(route, sent);
    const { user } = await openForm();
    const trap = form().querySelector<HTMLInputElement>('[name=Website]')!;
    expect(trap.closest('[aria-hidden=true]')).not.toBeNull();
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).toHaveAttribute('autocomplete', 'off');
    fireEvent.input(trap, { target: { value: 'https://spam.example' } });
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.calls[0]![0].body).toMatchObject({ Website: 'https://spam.example' });
  });

  it('is sent once, however often the visitor presses the button', async () => {
    const { sent, release } = slowServer();
    const { user } = await openForm();
    await fill(user);
    await user.dblClick(button());
    fireEvent.submit(form());
    await waitFor(() => expect(sent).toHaveBeenCalled());
    release({ body: { id: '1' } });
    await screen.findByText('Sent Successfully');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('has the same key on a second attempt, and another key when the text changes', async () => {
    const keys: (string | undefined)[] = [];
    answer(route, ({ headers }) => {
      keys.push(headers['Idempotency-Key']);
      return { status: 503 };
    });
    const { user } = await openForm();
    await fill(user);
    for (const expected of [1, 2]) {
      await user.click(button());
      await waitFor(() => expect(keys).toHaveLength(expected));
      await waitFor(() => expect(button()).toBeEnabled());
    }
    await user.type(control('message'), '!');
    await user.click(button());
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('a message that is being sent', () => {
  it('disables the button, and returns the focus to it afterwards', async () => {
    const { release, sent } = slowServer();
    const { user, store } = await openForm();
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(button()).toBeDisabled();
    expect(within(button()).getByText('Sending')).toBeInTheDocument();
    expect(store.getState().contact.message.status).toBe('sending');
    // Browsers blur a disabled button.
    button().blur();
    release({ body: { id: '1' } });
    await waitFor(() => expect(button()).toBeEnabled());
    expect(button()).toHaveFocus();
  });
});

describe('a field of the form', () => {
  it('for the e-mail address tells an empty one from one that is mistyped', async () => {
    const { user } = await openForm();
    await user.click(button());
    expect(control('email')).toHaveAccessibleDescription('Please enter your email');
    await fill(user, { ...message, email: 'not an address' });
    await user.click(button());
    expect(control('email')).toHaveAccessibleDescription(
      'That doesn’t look like an email address; try name@company.com',
    );
    expect(control('email')).toHaveFocus();
    expect(control('name')).not.toHaveAttribute('aria-invalid');
    await user.clear(control('email'));
    await user.paste(message.email);
    expect(control('email')).not.toHaveAttribute('aria-invalid');
  });

  it('shows its maximum length when the text is too long', async () => {
    const { user } = await openForm();
    await fill(user, { ...message, message: 'x'.repeat(fields.Message.max + 1) });
    await user.click(button());
    expect(control('message')).toHaveAccessibleDescription('Please keep it to 4,000 characters');
  });

  it('shows the error of the server until the visitor changes it', async () => {
    answer(route, () => ({
      status: 400,
      body: { errors: [{ pointer: '#/Email', code: 'invalid' }, { pointer: '#/Phone', code: 'nonsense' }, null] },
    }));
    const { user, words } = await openForm();
    await fill(user);
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(words('toast.message.refused'));
    expect(control('email')).toHaveAccessibleDescription(
      'That doesn’t look like an email address; try name@company.com',
    );
    expect(control('email')).toHaveFocus();
    expect(control('number')).not.toHaveAttribute('aria-invalid');
    await user.type(control('email'), '.de');
    expect(control('email')).not.toHaveAttribute('aria-invalid');
  });
});

describe('a message that is not delivered', () => {
  const fail = (error: (config: never) => Error) => {
    adapter.load = () => Promise.resolve((config) => Promise.reject(error(config as never)));
  };

  it.each([
    ['an unreachable server', 'ERR_NETWORK', 'toast.failed'],
    ['no answer in time', 'ECONNABORTED', 'toast.message.late'],
  ])('shows an error on %s, and keeps the text', async (_, code, key) => {
    fail((config) => new AxiosError('gone', code, config));
    const { user, words } = await openForm('de');
    await fill(user);
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(words(key));
    for (const name of controls) expect(control(name)).toHaveValue(message[name]);
  });

  it('shows that the browser is offline, whatever request failed', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fail(() => new Error('Loading chunk 7 failed'));
    const { user, words } = await openForm('tr');
    await fill(user);
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(words('toast.message.offline'));
    jest.restoreAllMocks();
  });

  it('asks the visitor to wait a minute after too many messages', async () => {
    answer(route, () => ({ status: 429 }));
    const { user, words } = await openForm();
    await fill(user);
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(words('toast.message.busy'));
  });

  it('treats an empty answer as a failure', async () => {
    answer(route, () => ({ body: null }));
    const { user, words } = await openForm();
    await fill(user);
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(words('toast.failed'));
  });

  it('treats the sign-in page of a Wi-Fi network as a failure, and keeps the text', async () => {
    answer(route, () => ({ body: '\n<!doctype html><title>Free Wi-Fi</title>' }));
    const { user, words } = await openForm();
    await fill(user);
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(words('toast.failed'));
    expect(screen.getByRole('textbox', { name: /Message/ })).not.toHaveValue('');
  });

  it('is sent once more automatically when only the security cookie was missing', async () => {
    const sent = jest
      .fn()
      .mockReturnValueOnce({ status: 403 })
      .mockReturnValueOnce({ body: { id: '1' } });
    answer(route, sent);
    const { user } = await openForm();
    await fill(user);
    await user.click(button());
    expect(await screen.findByText('Sent Successfully')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledTimes(2);
  });
});

describe('a page that the visitor leaves', () => {
  const openService = async (user: UserEvent) => {
    const [link] = screen.getAllByRole('link', { name: 'Service detail', hidden: true });
    await user.click(link!);
    await waitFor(() => expect(document.title).toBe('Machine data and IoT'));
    await waitFor(() => expect(form()).not.toBeNull());
  };

  it('does not pass its errors on to the form of the next page', async () => {
    const { user, words } = await openForm();
    await user.click(button());
    expect(control('name')).toHaveAttribute('aria-invalid', 'true');
    await openService(user);
    for (const name of controls) {
      expect(control(name)).not.toHaveAttribute('aria-invalid');
      expect(screen.queryByText(words(`form.fields.${name}.invalid`))).toBeNull();
    }
    act(() => window.history.back());
    await waitFor(() => expect(document.title).toBe('Contact'));
    await waitFor(() => expect(form()).toHaveAccessibleName(words('form.title')));
    for (const name of controls) expect(control(name)).not.toHaveAttribute('aria-invalid');
  });

  it('does not interrupt a message that is being sent: it is sent once and confirmed, and its draft is deleted', async () => {
    const { sent, release } = slowServer();
    const { user, store } = await openForm();
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await openService(user);
    expect(button()).toBeDisabled();
    const { activeElement } = document;
    release({ body: { id: '1' } });
    expect(await screen.findByText('Sent Successfully')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledTimes(1);
    for (const name of controls) expect(control(name).value).not.toContain(message[name]);
    expect(document.activeElement).toBe(activeElement);
    expect(sessionStorage.getItem(draftKey)).toBeNull();
    expect(store.getState().contact.message).toMatchObject({ attempted: false, status: 'sent', key: null });
  });

  it('keeps the key of a failed message, so that a second attempt after a return counts as the same message', async () => {
    const keys: (string | undefined)[] = [];
    answer(route, ({ headers }) => {
      keys.push(headers['Idempotency-Key']);
      return { status: 503 };
    });
    const { user, words } = await openForm();
    await fill(user);
    await user.click(button());
    await screen.findByRole('alert');
    await openService(user);
    act(() => window.history.back());
    await waitFor(() => expect(document.title).toBe('Contact'));
    await waitFor(() => expect(form()).toHaveAccessibleName(words('form.title')));
    for (const name of controls) expect(control(name)).toHaveValue(message[name]);
    await user.click(button());
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
  });

  it('does not keep the key for a changed text on the next page, which the server would refuse', async () => {
    const keys: (string | undefined)[] = [];
    answer(route, ({ headers }) => {
      keys.push(headers['Idempotency-Key']);
      return { status: 503 };
    });
    const { user } = await openForm();
    await fill(user);
    await user.click(button());
    await screen.findByRole('alert');
    await openService(user);
    await user.type(control('message'), '!');
    await user.click(button());
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).not.toBe(keys[0]);
  });
});

describe('the draft', () => {
  const stored = () => JSON.parse(sessionStorage.getItem(draftKey) ?? 'null') as { values: object } | null;

  it('survives a reload while the visitor types', async () => {
    const { user } = await openForm();
    await fill(user, { name: 'Katharina', message: 'Wir suchen' });
    fireEvent(window, new Event('pagehide'));
    expect(stored()?.values).toEqual({ name: 'Katharina', message: 'Wir suchen' });
    document.body.replaceChildren();
    await openForm('de');
    expect(control('name')).toHaveValue('Katharina');
    expect(control('message')).toHaveValue('Wir suchen');
    expect(control('email')).toHaveValue('');
    expect(control('name')).not.toHaveAttribute('aria-invalid');
  });

  it('is stored when a field is left, counts the time before, and is deleted with the sent message', async () => {
    sessionStorage.setItem(draftKey, JSON.stringify({ values: { name: 'Katharina' }, openFor: 3_600_000 }));
    const sent = jest.fn((_: { body: unknown }) => ({ body: { id: '1' } }));
    answer(route, sent);
    const { user } = await openForm();
    await fill(user, { ...message, name: ' Brandstätter' });
    expect(stored()?.values).toMatchObject({ company: message.company });
    await user.click(button());
    await screen.findByText('Sent Successfully');
    expect(sent.mock.calls[0]![0].body).toMatchObject({ NameSurname: 'Katharina Brandstätter' });
    expect((sent.mock.calls[0]![0].body as { FilledIn: number }).FilledIn).toBeGreaterThanOrEqual(3_600_000);
    expect(stored()).toBeNull();
    fireEvent(window, new Event('pagehide'));
    expect(stored()).toBeNull();
  });

  it('of a second message is restored when the visitor comes back from another page', async () => {
    answer(route, () => ({ body: { id: '1' } }));
    const { user } = await openForm('en');
    await fill(user);
    await user.click(button());
    await screen.findByText('Sent Successfully');
    await fill(user, { message: 'One more thing' });
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Storm Software, to the homepage' }));
    await screen.findByRole('textbox', { name: 'Your email address' });
    expect(screen.queryByRole('form', { name: 'Your message' })).toBeNull();
    act(() => window.history.back());
    await screen.findByRole('form', { name: 'Your message' });
    expect(control('message')).toHaveValue('One more thing');
  });

  it('stays when the language changes, and is validated in the new language', async () => {
    const { user } = await openForm('en');
    await fill(user, { message: 'Hello' });
    await user.click(button());
    expect(control('name')).toHaveAccessibleDescription('Please enter your name');
    const [german] = screen.getAllByRole('link', { name: /Deutsch/, hidden: true });
    await user.click(german!);
    await screen.findByRole('form', { name: 'Ihre Nachricht' });
    expect(control('message')).toHaveValue('Hello');
    await waitFor(() => expect(control('name')).toHaveAccessibleDescription('Bitte geben Sie Ihren Namen ein'));
  });

  it.each([
    ['broken', '{"values":'],
    ['of another shape', '[1,2]'],
    ['of wrong types', '{"values":{"name":7,"email":{"a":1},"message":null},"openFor":"1"}'],
    ['forged with a prototype', '{"values":{"__proto__":{"name":"x"}},"openFor":1e309}'],
    ['far too long', JSON.stringify({ values: { name: 'x'.repeat(90_000) }, openFor: -5 })],
    ['huge', `"${'x'.repeat(200_000)}"`],
  ])('that is %s is ignored', async (_, text) => {
    sessionStorage.setItem(draftKey, text);
    const sent = jest.fn((_sent: { body: unknown }) => ({ body: { id: '1' } }));
    answer(route, sent);
    const { user } = await openForm();
    for (const name of controls) expect(control(name)).toHaveValue('');
    await fill(user);
    await user.click(button());
    await screen.findByText('Sent Successfully');
    const { FilledIn } = sent.mock.calls[0]![0].body as { FilledIn: number };
    expect(FilledIn).toBeGreaterThanOrEqual(0);
    expect(FilledIn).toBeLessThan(600_000);
  });

  it.each([
    [2 * fields.Message.max, 2 * fields.Message.max],
    [2 * fields.Message.max + 1, 0],
  ])('is restored even if it is too long to be sent: of %i characters %i', async (length, restored) => {
    const texts = { name: 'n'.repeat(2 * fields.NameSurname.max), message: 'm'.repeat(length) };
    sessionStorage.setItem(draftKey, JSON.stringify({ values: texts }));
    await openForm();
    expect(control('name')).toHaveValue(texts.name);
    expect(control('message')).toHaveValue('m'.repeat(restored));
  });

  it('is not stored when nothing was written', async () => {
    const { user } = await openForm();
    await user.click(control('name'));
    await user.tab();
    fireEvent(window, new Event('pagehide'));
    expect(sessionStorage.getItem(draftKey)).toBeNull();
  });

  it('is optional: the form works when storage is forbidden', async () => {
    const forbidden = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('No storage here', 'SecurityError');
    });
    answer(route, () => ({ body: { id: '1' } }));
    const { user } = await openForm();
    await fill(user);
    await user.click(button());
    expect(await screen.findByText('Sent Successfully')).toBeInTheDocument();
    forbidden.mockRestore();
  });
});

it('uses the English texts of the specification', async () => {
  const { words } = await openForm();
  expect(controls.map((name) => words(`form.fields.${name}.invalid`))).toEqual([
    'Please enter your name',
    'Please enter your company',
    'Please enter your email',
    'Please enter your phone',
    'Please enter your message',
  ]);
  expect(['success', 'sent', 'error', 'failed'].map((key) => words(`toast.${key}`))).toEqual([
    'Success',
    'Sent Successfully',
    'Error',
    'An error was encountered',
  ]);
});
