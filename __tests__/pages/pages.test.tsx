import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { integrationOf, integrations, relatedIntegrations } from '@/data/integrations';
import { parseIntegrationQuery, serializeIntegrationQuery } from '@/features/integrations/integrationQuery';
import { answer, open } from '../support/site';

afterEach(() => sessionStorage.clear());

const query = () => window.location.search;

describe('the switchboard of integrations', () => {
  it('connects an integration at a click, announces that and keeps it in the address', async () => {
    const { user } = await open('/en/saas/integrations?on=opcua');
    const mqtt = screen.getByRole('button', { name: 'MQTT' });
    expect(mqtt).toHaveAttribute('aria-pressed', 'false');
    await user.click(mqtt);
    expect(mqtt).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Lines open: 2')).toBeInTheDocument();
    expect(screen.getByText('MQTT plugged in')).toBeInTheDocument();
    await waitFor(() => expect(query()).toBe('?on=opcua.mqtt'));
  });

  it('disconnects all integrations at once, and disables the contact button', async () => {
    const { user } = await open('/en/saas/integrations');
    await user.click(screen.getByRole('button', { name: 'Pull all the plugs' }));
    expect(screen.getByText(/Every line is free/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Talk to us about these' })).toBeDisabled();
    await waitFor(() => expect(query()).toBe('?on='));
  });

  it('puts the connected integrations into the message of the contact form', async () => {
    const { user } = await open('/en/saas/integrations?on=erp.sftp');
    await user.click(screen.getByRole('button', { name: 'Talk to us about these' }));
    const message = await screen.findByRole('textbox', { name: /Message/ });
    await waitFor(() =>
      expect(message).toHaveValue('Hello, we would like to connect these systems: Enterprise ERP and SFTP.'),
    );
  });

  it('shows the category that the address names, and finds integrations by their data', async () => {
    const { user } = await open('/tr/saas/integrations?shelf=data');
    expect(screen.getByText('Bulunan: 5')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hepsi' }));
    await user.type(screen.getByRole('searchbox', { name: 'Bağlantı ara' }), 'FATURALAR');
    expect(screen.getByText('Bulunan: 2')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'e-Fatura' })).toBeInTheDocument();
  });

  it('shows all entries of its folded lists at a button, and fewer again', async () => {
    const { user } = await open('/en/saas/integrations');
    const [all] = await screen.findAllByRole('button', { name: 'Show all (24)' });
    const list = document.getElementById(all!.getAttribute('aria-controls')!)!;
    expect(list).toHaveAttribute('data-folded');
    await user.click(all!);
    expect(list).not.toHaveAttribute('data-folded');
    expect(screen.getByRole('button', { name: 'Show fewer', expanded: true })).toHaveFocus();
    await user.type(screen.getByRole('searchbox'), 'invoice');
    expect(screen.queryByRole('button', { name: 'Show fewer' })).not.toBeInTheDocument();
  });

  it('says when nothing is found, and clears the search', async () => {
    const { user } = await open('/de/saas/integrations?q=telegraf');
    await user.click(screen.getByRole('button', { name: 'Suche leeren' }));
    expect(await screen.findByText('Gefunden: 24')).toBeInTheDocument();
  });

  it('ignores unknown names in the address', () => {
    expect(parseIntegrationQuery('on=erp.nonsense&shelf=data')).toEqual({ on: ['erp'], categoryFilter: 'data', q: '' });
    expect(parseIntegrationQuery('shelf=nonsense').categoryFilter).toBe('');
    expect(serializeIntegrationQuery(parseIntegrationQuery(''))).toBe('');
    expect(serializeIntegrationQuery({ on: [], categoryFilter: '', q: '' })).toBe('on=');
  });
});

describe('an integration', () => {
  it('is the one that the address names, with its steps to tick off', async () => {
    const { user } = await open('/en/saas/integration-single/carriers');
    expect(await screen.findByRole('heading', { level: 1, name: 'Carriers' })).toBeInTheDocument();
    const steps = screen.getAllByRole('checkbox');
    const links = () => screen.getAllByRole('link', { name: 'Write to us' });
    expect(links()).toHaveLength(1);
    for (const step of steps) await user.click(step);
    expect(screen.getByText('All done. You may open the connection.')).toBeInTheDocument();
    expect(links()).toHaveLength(2);
    await user.click(links()[0]!);
    expect(await screen.findByRole('textbox', { name: /Message/ })).toBeInTheDocument();
  });

  it('starts its sample data at “Play the flow”, and links to related integrations', async () => {
    const { user } = await open('/en/saas/integration-single');
    await user.click(screen.getByRole('button', { name: 'Play the flow' }));
    expect(screen.getByRole('button', { name: 'Stop the flow' })).toBeInTheDocument();
    const sample = screen.getByRole('list', { name: 'A sample message, field by field' });
    expect(sample).toHaveTextContent(/Value 68\.4Temperature 68\.4.°C/);
    expect(sample).toHaveTextContent(/StatusCode GoodQuality good/);
    expect(sample).toHaveTextContent(/s=Press03Machine Press 03/);
    expect(await screen.findByText('Message 2 of 8', {}, { timeout: 4000 })).toBeVisible();
    // The value before stays until the new one has arrived.
    expect(sample).toHaveTextContent(/Value 68\.6Temperature 68\.4.°C68\.6.°C/);
    const related = screen.getByRole('region', { name: 'Similar connections' });
    const [first] = within(related).getAllByRole('link');
    await user.click(first as HTMLElement);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('OPC UA'));
  });

  it('shows the message of the device that a visitor chooses', async () => {
    const { user } = await open('/en/saas/integration-single/mqtt');
    await user.click(screen.getByRole('button', { name: 'press07/vib' }));
    expect(screen.getByRole('button', { name: 'press07/vib' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'press03/temp' })).toHaveAttribute('aria-pressed', 'false');
    const sample = screen.getByRole('list', { name: 'A sample message, field by field' });
    expect(sample).toHaveTextContent(/press07\/vibMachine Press 07/);
    expect(sample).toHaveTextContent(/Value 2\.3.mm\/s/);
  });

  it('is the first one when the address names none', async () => {
    await open('/en/saas/integration-single');
    expect(screen.getByRole('heading', { level: 1, name: 'OPC UA' })).toBeInTheDocument();
  });

  it('is one of at least 20, and not among its own related integrations', () => {
    expect(integrations.length).toBeGreaterThanOrEqual(20);
    expect(relatedIntegrations(integrationOf('erp')).map(({ id }) => id)).not.toContain('erp');
  });
});

describe('the features on /saas/features', () => {
  it('are switched on as the wind force rises, which the address keeps', async () => {
    await open('/en/saas/features');
    const lever = screen.getByRole('slider', { name: 'Wind force' });
    expect(screen.getByText('At work: 2 of 6')).toBeInTheDocument();
    fireEvent.change(lever, { target: { value: '12' } });
    expect(screen.getByText('At work: 6 of 6')).toBeInTheDocument();
    const chips = within(screen.getByRole('list', { name: 'Features at work' })).getAllByRole('listitem');
    expect(chips.at(-1)).toHaveTextContent('9 Point-in-time restore: At work');
    expect(lever).toHaveAttribute('aria-valuetext', 'Force 12, Hurricane');
    await waitFor(() => expect(query()).toBe('?wind=12'));
  });

  it('have sample days that set the wind force', async () => {
    const { user } = await open('/tr/saas/features?wind=0');
    await user.click(screen.getByRole('button', { name: /Ay sonu/ }));
    await waitFor(() => expect(query()).toBe('?wind=5'));
    await waitFor(() => expect(screen.getByRole('slider')).toHaveValue('5'));
  });

  it('are drawn at work beside the list: the last active one, or the one that the visitor points at', async () => {
    const { user } = await open('/en/saas/features?wind=4');
    const scale = screen.getByRole('region', { name: 'Which feature starts when?' });
    // Beside the list and, for small screens, in it.
    expect(within(scale).getAllByText('09:40')).toHaveLength(2);
    await user.hover(within(scale).getByRole('heading', { name: 'Audit log' }));
    expect(within(scale).getByText('18:12')).toBeInTheDocument();
    await user.hover(within(scale).getByRole('heading', { name: 'Failover' }));
    expect(within(scale).getByText('15:00')).toBeInTheDocument();
  });

  it('use the default force when the force of the address is invalid', async () => {
    await open('/en/saas/features?wind=99');
    expect(screen.getByRole('slider')).toHaveValue('4');
  });

  it('show the same half-hour with and without a feature, up to the time of the slider', async () => {
    await open('/en/saas/feature-single/restore');
    expect(await screen.findByRole('heading', { level: 1, name: 'Point-in-time restore' })).toBeInTheDocument();
    const time = screen.getByRole('slider', { name: 'Time' });
    const happened = () =>
      screen
        .getAllByRole('listitem')
        .filter((item) => item.dataset.happened)
        .map((item) => item.textContent.slice(0, 5));
    fireEvent.change(time, { target: { value: '0' } });
    expect(happened()).toEqual([]);
    // Every curve has three numbered events; the first of them is within the first five minutes.
    fireEvent.change(time, { target: { value: '5' } });
    expect(happened()).toEqual(['17:40', '17:40']);
    expect(screen.getByText(/^18:30/)).toBeInTheDocument();
    fireEvent.change(time, { target: { value: '30' } });
    expect(happened()).toEqual(['17:40', '18:30', '23:00', '17:40', '17:46', '17:58']);
  });

  it('link to the next one', async () => {
    const { user } = await open('/de/saas/feature-single/alerts');
    await user.click(await screen.findByRole('link', { name: /Nächste Funktion/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Failover' })).toBeInTheDocument();
  });
});

describe('the contact page /contact/v2', () => {
  const route = 'POST /api/v1/Site/ContactForm/Create';
  const box = () => screen.findByRole('textbox', { name: /Message/ });

  it('changes the contact person and the prefilled message by topic, but not what the visitor has written', async () => {
    const { user } = await open('/en/contact/v2?topic=support');
    expect(await screen.findByText('Selin Kaya')).toBeInTheDocument();
    const message = await box();
    await waitFor(() => expect(message).toHaveValue('Hello, we are stuck on this screen: '));
    await user.click(screen.getByRole('radio', { name: /Working together/ }));
    await waitFor(() => expect(message).toHaveValue('Hello, I would like to work with you. I am proud of this: '));
    await waitFor(() => expect(query()).toBe('?topic=career'));
    await user.type(message, 'a bridge');
    await user.click(screen.getByRole('radio', { name: /A new project/ }));
    await waitFor(() => expect(query()).toBe('?topic=project'));
    expect(message).toHaveValue('Hello, I would like to work with you. I am proud of this: a bridge');
  });

  it('has a topic for partners, to which the footer links', async () => {
    const { user } = await open('/en/contact');
    await user.click(await screen.findByRole('link', { name: 'Become a partner' }));
    await waitFor(() => expect(window.location.pathname + query()).toBe('/en/contact/v2?topic=partner'));
    expect(await screen.findByRole('radio', { name: /Becoming a partner/ })).toBeChecked();
    await waitFor(async () =>
      expect(await box()).toHaveValue('Hello, we would like to become a partner. This is what we do today: '),
    );
  });

  it('sends topic, answers and the time of the call with the message', async () => {
    const sent: Record<string, string>[] = [];
    answer(route, ({ body }) => {
      sent.push(body as Record<string, string>);
      return { body: { id: '1' } };
    });
    const { user } = await open('/en/contact/v2');
    await waitFor(async () => expect(await box()).not.toHaveValue(''));
    await user.type(await box(), 'an app for the yard');
    await user.selectOptions(screen.getByRole('combobox', { name: /When do you need it/ }), 'soon');
    // The hours are folded away until asked for.
    const hours = screen.getByText('Shall we call you?');
    expect(hours.closest('details')).not.toHaveAttribute('open');
    await user.click(hours);
    const days = await screen.findByRole('group', { name: 'Day' });
    await user.click(within(days).getAllByRole('radio')[1] as HTMLElement);
    await user.click(screen.getByRole('radio', { name: /^10:30/ }));
    for (const [label, text] of [
      [/Name/, 'Elif Kaya'],
      [/Company/, 'Deniz A.Ş.'],
      [/mail/, 'elif@deniz.example'],
      [/Phone/, '0232 555 01 20'],
    ] as const) {
      await user.click(screen.getByRole('textbox', { name: label }));
      await user.paste(text);
    }
    await user.click(screen.getByRole('button', { name: /Send/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const [first = '', second = '', third = '', ...rest] = (sent[0]?.Message ?? '').split('\n');
    expect(first).toBe('Topic: A new project');
    expect(second).toBe('When do you need it? In the coming months');
    expect(third).toMatch(/^Please call: .+10:30 \(İzmir time\)/);
    expect(rest).toEqual(['', 'Hello, we have something in mind: an app for the yard']);
  });
});

it('sends the postcard of /contact/v1 by the same call as every message', async () => {
  const sent: unknown[] = [];
  answer('POST /api/v1/Site/ContactForm/Create', ({ body }) => {
    sent.push(body);
    return { body: { id: '1' } };
  });
  const { user } = await open('/tr/contact/v1');
  for (const [label, text] of [
    [/Ad Soyad/, 'Elif Kaya'],
    [/Şirket/, 'Deniz A.Ş.'],
    [/E-posta/, 'elif@deniz.example'],
    [/Telefon/, '0232 555 01 20'],
    [/Mesaj/, 'Depoyu elle sayıyoruz.'],
  ] as const) {
    await user.click(await screen.findByRole('textbox', { name: label }));
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: /Mesajı gönderin/ }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ Message: 'Depoyu elle sayıyoruz.' })]));
});

it('adds a sentence of /contact/v1 to what is written in the message, once, and focuses the message', async () => {
  const { user } = await open('/en/contact/v1');
  const message = await screen.findByRole('textbox', { name: /Message/ });
  await user.click(message);
  await user.paste('We count by hand.');
  await user.click(screen.getByRole('button', { name: /^This is the screen/ }));
  await waitFor(() => expect(message).toHaveValue('We count by hand.\nThis is the screen nobody likes: '));
  expect(message).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^This is the screen/ }));
  await user.click(screen.getByRole('button', { name: /^A year from now/ }));
  await waitFor(() =>
    expect(message).toHaveValue('We count by hand.\nThis is the screen nobody likes:\nA year from now we would like: '),
  );
});
