import { screen, waitFor } from '@testing-library/react';
import { open } from '../support/site';

describe('the rooftop page', () => {
  it('lets everybody at the edge say what is in the sky', async () => {
    const { user } = await open('/en/about/v1');
    await user.click(screen.getByRole('button', { name: 'What does Jonas Brandt see?' }));
    expect(screen.getByRole('button', { name: 'What does Jonas Brandt see?' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Jonas Brandt: A backup.');
    await user.click(screen.getByRole('button', { name: 'What does Mira Toprak see?' }));
    expect(screen.getByRole('status')).toHaveTextContent('Mira Toprak: A sky drawn in a single line.');
  });

  it('takes the lift to a floor, keeps the floor in the address, and opens there again', async () => {
    const { user } = await open('/en/about/v1');
    expect(await screen.findByRole('heading', { name: 'Attic' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Floor 2: Machine room' }));
    expect(screen.getByRole('heading', { name: 'Machine room' })).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe('?floor=2'));
  });

  it('opens on the floor of the address, and in the attic when there is no such floor', async () => {
    await open('/en/about/v1?floor=3');
    expect(await screen.findByRole('heading', { name: 'Engineering' })).toBeInTheDocument();
    document.body.replaceChildren();
    await open('/en/about/v1?floor=13');
    expect(await screen.findByRole('heading', { name: 'Attic' })).toBeInTheDocument();
  });
});
