import { act, screen, waitFor, within } from '@testing-library/react';
import { loggedIn, selectUser } from '@/features/auth/authSlice';
import { selectCheckout } from '@/features/checkout/checkoutSlice';
import { readOrders } from '@/features/checkout/storedOrders';
import { setApiMock, elif, password } from '../support/demo';
import { answer, open } from '../support/site';
import { invisibleCharacters } from '../support/invisibleCharacters';

const main = () => within(screen.getByRole('main'));
const longTimeout = { timeout: 5_000 };
/** An address as copied from a web page or a document. */
const pasted = (email: string) => `\ufeff${email.replace('@', '\u200b@\u00ad').replace('.', '\u2060.')}\u00a0\u200e`;

type User = Awaited<ReturnType<typeof open>>['user'];

async function paste(user: User, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

/** Mocks a contact route; the mock records the requests. */
function requestBody(call: string) {
  const sent = jest.fn(() => ({ body: { id: '1' } }));
  answer(`POST /api/v1/Site/${call}/Create`, sent);
  return sent;
}

afterEach(() => sessionStorage.clear());

describe('an address that was pasted with invisible characters', () => {
  it.each(invisibleCharacters)('is sent by the sign-up form without the %s', async (_, sign) => {
    const sent = requestBody('ContactEmail');
    const { user } = await open('/en');
    await paste(user, await screen.findByRole('textbox', { name: 'Your email address' }), `ma${sign}ria@example.com`);
    await user.click(screen.getByRole('button', { name: 'Request a call' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ body: { Email: 'maria@example.com' } })),
    );
  });

  it.each(['/de/contact', '/de/career/single'])('is sent without them from the form at %s', async (page) => {
    const sent = requestBody('ContactForm');
    const { user } = await open(page);
    const form = await waitFor(() => {
      const found = document.querySelector<HTMLFormElement>('main form[aria-labelledby]');
      expect(found).not.toBeNull();
      return found!;
    }, longTimeout);
    const values = { name: 'Ada', company: 'Hölzl', number: '(232) 555 01 20', message: 'Guten Tag' };
    for (const [name, text] of Object.entries({ ...values, email: pasted('ada@example.com') })) {
      await paste(user, form.querySelector<HTMLElement>(`[name=${name}]`)!, text);
    }
    await user.click(form.querySelector('[type=submit]')!);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1), longTimeout);
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ body: expect.objectContaining({ Email: 'ada@example.com' }) as unknown }),
    );
  });

  it('is stored with an order without them', async () => {
    const { user, store } = await open('/en/shop/checkout');
    const type = async (label: RegExp, text: string) => paste(user, await main().findByLabelText(label), text);
    await type(/^Email/, pasted('elif@example.com'));
    await type(/^Phone/, '+90 232 555 01 20');
    await user.click(main().getByRole('button', { name: 'On to delivery' }));
    await type(/^Name/, 'Elif Yıldız');
    await type(/^Street/, 'Mansuroğlu Mah. 12');
    await type(/^Postal code/, '35535');
    await type(/^City/, 'İzmir');
    await user.click(main().getByRole('button', { name: 'On to payment' }));
    await user.click(await main().findByRole('button', { name: 'Fill in the test card' }));
    await user.click(main().getByRole('button', { name: 'Check the order' }));
    await main().findByRole('heading', { name: 'Does it all look right?' });
    expect(main().getByText('elif@example.com').textContent).toBe('elif@example.com');
    await user.click(main().getByRole('button', { name: /^Place demo order/ }));
    await main().findByRole('heading', { level: 1, name: 'Thank you, Elif!' });
    expect(readOrders()[0]?.email).toBe('elif@example.com');
    expect(selectCheckout(store.getState()).draft.contact).toEqual({});
  });

  describe('in the demo', () => {
    setApiMock(true);
    const field = (name: string) => document.querySelector<HTMLInputElement>(`#auth-${name}`)!;

    it('signs the user in without them', async () => {
      const { user, store } = await open('/en/auth/sign-in');
      await paste(user, field('email'), pasted(elif.email));
      await user.type(field('password'), `${password}{Enter}`);
      await waitFor(() => expect(selectUser(store.getState())).toMatchObject({ email: elif.email }), longTimeout);
    });

    it('creates an account without them, and is filled into the sign-in form', async () => {
      const { user } = await open('/en/auth/sign-up');
      await user.type(field('name'), 'Ada Lovelace');
      await paste(user, field('email'), pasted('ada@storm.example'));
      await user.type(field('password'), 'stormy-12345{Enter}');
      await screen.findByRole('heading', { level: 1, name: 'Welcome aboard!' }, longTimeout);
      await user.click(screen.getByRole('link', { name: 'Sign in' }));
      await waitFor(() => expect(field('email')).toHaveValue('ada@storm.example'), longTimeout);
    });

    it('is passed to the contact form without them when the password is forgotten', async () => {
      const { user } = await open('/de/auth/forgot-password');
      await paste(user, field('email'), pasted('k@brand.example'));
      await user.keyboard('{Enter}');
      await waitFor(() => expect(window.location.pathname).toBe('/de/contact'), longTimeout);
      await screen.findByRole('textbox', { name: /^Nachricht/ }, longTimeout);
      expect(screen.getByRole('textbox', { name: /^E-Mail/ })).toHaveValue('k@brand.example');
    });

    it('confirms the deletion of the profile', async () => {
      const { user, store } = await open('/en/account/delete-profile');
      act(() => void store.dispatch(loggedIn({ token: 't', user: elif })));
      await paste(
        user,
        await main().findByLabelText(/^Your email address/, undefined, longTimeout),
        pasted(elif.email),
      );
      await user.click(main().getByRole('button', { name: 'Delete my profile' }));
      await waitFor(() => expect(selectUser(store.getState())).toBeNull(), longTimeout);
    });
  });
});
