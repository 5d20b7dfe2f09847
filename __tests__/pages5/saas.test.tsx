import { fireEvent, screen, within } from '@testing-library/react';
import { open } from '../support/site';

const noteOf = (name: string) => screen.getByText(name).closest('li')!;

describe('the radar', () => {
  it('lets the storm come nearer as its clock moves, until it is there', async () => {
    await open('/en/saas/v1');
    const clock = screen.getByRole('slider', { name: /Clock/ });
    expect(clock).toHaveAttribute('aria-valuetext', 'now');
    expect(noteOf('Checkout API')).toHaveTextContent('in 34 min');
    fireEvent.change(clock, { target: { value: '12' } });
    expect(clock).toHaveAttribute('aria-valuetext', '12 minutes from now');
    expect(noteOf('Checkout API')).toHaveTextContent('in 22 min');
    fireEvent.change(clock, { target: { value: '40' } });
    expect(noteOf('Checkout API')).toHaveTextContent('outage');
  });

  it('keeps the storm away once the measure is taken', async () => {
    const { user } = await open('/en/saas/v1');
    await user.click(screen.getByRole('switch', { name: 'Turn down image resizing' }));
    fireEvent.change(screen.getByRole('slider', { name: /Clock/ }), { target: { value: '40' } });
    expect(noteOf('Checkout API')).toHaveTextContent('Nobody noticed a thing');
  });

  it('goes back and forward in steps, and never past the ends of the hour', async () => {
    const { user } = await open('/en/saas/v1');
    const clock = screen.getByRole('slider', { name: /Clock/ });
    await user.click(screen.getByRole('button', { name: '5 minutes forward' }));
    expect(clock).toHaveValue('5');
    for (let i = 0; i < 5; i++) await user.click(screen.getByRole('button', { name: '5 minutes back' }));
    expect(clock).toHaveValue('-10');
  });

  it('speaks up earlier the more sources it reads, and is blind without any', async () => {
    const { user } = await open('/en/saas/v1');
    const sources = within(await screen.findByRole('group', { name: 'Sources' }));
    const warning = screen.getByText(/minutes of warning/).closest('p')!;
    expect(warning).toHaveTextContent(/^24/);
    await user.click(sources.getByRole('button', { name: 'Deploys' }));
    expect(warning).toHaveTextContent(/^27/);
    for (const name of ['Metrics', 'Traces', 'Queues', 'Deploys'])
      await user.click(sources.getByRole('button', { name }));
    expect(warning).toHaveTextContent(/^0.*as blind as you/);
  });
});
