import { act, screen, waitFor } from '@testing-library/react';
import { answer, open } from '../support/site';

const message = () => screen.findByRole('textbox', { name: /Message|Mesaj|Nachricht/ });

/** Text of the contact form's message after following a link. */
async function prefilledBy(address: string, link: string) {
  const { user } = await open(address);
  await user.click(await screen.findByRole('link', { name: link }));
  return ((await message()) as HTMLTextAreaElement).value;
}

describe('a page that prefills the message of the contact form', () => {
  it('puts the chosen price into the message: customers, plan, billing and sum', async () => {
    expect(await prefilledBy('/en/saas/v5?customers=500&pay=yearly', 'Start at this price')).toBe(
      'I would like to use Filiz. Customers: 500. Plan: Sapling. Billing: Yearly. Price: $40.83 a month. ',
    );
  });

  it('calls the smallest plan free in the message', async () => {
    expect(await prefilledBy('/de/saas/v5?customers=10', 'Zu diesem Preis starten')).toMatch(
      /Kunden: 10\. Tarif: Samen\. Zahlweise: Monatlich\. Preis: Kostenlos\. $/,
    );
  });

  it('puts the ticked problems and the suggested services into the message', async () => {
    expect(await prefilledBy('/en/services/v1?need=night.paper', 'Let’s talk about it')).toBe(
      'What sounds familiar here: Out in the field it is all paper; When something breaks at night, we wait. ' +
        'You suggested: Mobile and desktop and Maintenance and 24/7 support. Could we talk about it? ',
    );
  });

  it('puts the poster that the visitor made into the message, with its name', async () => {
    const { user } = await open('/en/portfolio/masonry');
    await user.type(await screen.findByRole('textbox', { name: 'Your project or company' }), 'Poyraz');
    await user.click(screen.getByRole('radio', { name: 'Dunes' }));
    await user.click(screen.getByRole('link', { name: 'Tell us about it' }));
    expect(await message()).toHaveValue(
      'I have a project for the thirteenth nail: “Poyraz”. Its poster: Dunes, Night. ',
    );
  });

  it('uses the last of several choices, until the visitor has edited the message', async () => {
    const { user } = await open('/en/pricing');
    const ask = async (plan: string) => user.click(await screen.findByRole('link', { name: `Ask about ${plan}` }));
    const box = async () => (await message()) as HTMLTextAreaElement;
    await ask('Gale');
    expect((await box()).value).toContain('Gale');
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Elif');
    act(() => window.history.back());
    await ask('Storm');
    expect((await box()).value).toContain('Storm');
    expect((await box()).value).not.toContain('Gale');
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Elif');
    await user.type(await box(), 'We are in a hurry.');
    act(() => window.history.back());
    await ask('Gale');
    expect((await box()).value).toMatch(/Storm.*We are in a hurry\.$/);
  });

  it('does not leave a prefilled message in the form of another page', async () => {
    const { user } = await open('/en/contact/v2');
    await waitFor(async () => expect(await message()).not.toHaveValue(''));
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Elif');
    await user.click(screen.getAllByRole('link', { name: /Contact us/ })[0]!);
    await waitFor(() => expect(document.querySelector('#contact-message')).toHaveValue(''));
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Elif');
  });

  it('puts the poster that the visitor made into the message, without a name', async () => {
    expect(await prefilledBy('/tr/portfolio/masonry', 'Projenizi anlatın')).toBe(
      'On üçüncü çivi için bir projem var. Afişi: Halka, Gece. ',
    );
  });
});

describe('a message that contains nothing but its prefilled start', () => {
  /** Completes and submits the form; `sent` are the request bodies. */
  function writer(user: Awaited<ReturnType<typeof open>>['user']) {
    const sent: { Message: string }[] = [];
    answer('POST /api/v1/Site/ContactForm/Create', ({ body }) => {
      sent.push(body as { Message: string });
      return { body: { id: '1' } };
    });
    const fillRest = async () => {
      for (const [label, text] of [
        [/^Name/, 'Elif Kaya'],
        [/Company/, 'Deniz A.Ş.'],
        [/mail/, 'elif@deniz.example'],
        [/Phone/, '0232 555 01 20'],
      ] as const) {
        await user.click(screen.getByRole('textbox', { name: label }));
        await user.paste(text);
      }
    };
    return { sent, fillRest, send: () => user.click(screen.getByRole('button', { name: /^Send/ })) };
  }

  it.each([
    ['the contact page', '/en/contact/v2', null, 'Hello, we have something in mind: '],
    ['a help article', '/en/help/detail', 'Tell us more', /^About the help article “.+”: $/],
    ['a service', '/en/services/single', null, /^[^\n]+\n$/],
  ])('is refused as empty, and keeps its text: %s', async (_, address, link, opening) => {
    const { user } = await open(address);
    if (link) {
      await user.click(await screen.findByRole('button', { name: 'Not quite' }));
      await user.click(await screen.findByRole('link', { name: link }));
    }
    const box = (await message()) as HTMLTextAreaElement;
    await waitFor(() => expect(box.value).not.toBe(''));
    const { value } = box;
    expect(value).toMatch(opening);
    const { sent, fillRest, send } = writer(user);
    await fillRest();
    await send();
    expect(box).toHaveValue(value);
    expect(box).toBeInvalid();
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription('Please enter your message');
    expect(sent).toEqual([]);
    await user.type(box, 'it rains in.');
    expect(box).toBeValid();
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.Message).toContain(value.trim());
    expect(sent[0]?.Message).toMatch(/it rains in\.$/);
  });

  it('is accepted when the prefilled text contains the choices of the visitor', async () => {
    const { user } = await open('/en/saas/v5?customers=500&pay=yearly');
    await user.click(await screen.findByRole('link', { name: 'Start at this price' }));
    expect(await message()).not.toHaveValue('');
    const { sent, fillRest, send } = writer(user);
    await fillRest();
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.Message).toBe(
      'I would like to use Filiz. Customers: 500. Plan: Sapling. Billing: Yearly. Price: $40.83 a month.',
    );
  });
});
