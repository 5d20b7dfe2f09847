import { screen, within } from '@testing-library/react';
import { open } from '../support/site';

describe('the phone on the app page', () => {
  it('delivers stops, waits for a connection, and sums the day up', async () => {
    const { user } = await open('/en/demos/mobile-app');
    await user.click(await screen.findByRole('switch', { name: 'Cut the connection' }));
    await user.click(screen.getByRole('button', { name: 'Bornova Depot: delivered' }));
    expect(screen.getByText('2 stops left')).toBeVisible();
    expect(screen.getByText('Offline. Records waiting: 1')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^Route/ }));
    for (const stop of ['Halyard Marina', 'Kordon Café']) {
      expect(within(screen.getByRole('tabpanel')).getByText(stop)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Arrived and delivered' }));
    }
    await user.click(screen.getByRole('switch', { name: 'Cut the connection' }));
    expect(screen.getByRole('status')).toHaveTextContent('Back online, records sent: 3');
    await user.click(screen.getByRole('tab', { name: /^Summary/ }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('3/3 delivered');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('48.6 km');
    await user.click(screen.getByRole('button', { name: 'Start a new day' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('0/3 delivered');
  });

  it('opens at the screen that the address names, in the kilometres of the language', async () => {
    const { user } = await open('/de/demos/mobile-app?screen=route');
    expect(await screen.findByText('9,4 km')).toBeVisible();
    screen.getByRole('tab', { name: /^Route/ }).focus();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('tab', { name: /^Übergabe/, selected: true })).toHaveFocus();
    await user.type(screen.getByLabelText('Angenommen von'), 'A. Kaya');
    expect(within(screen.getByRole('tabpanel')).getByText('A. Kaya')).toBeVisible();
  });
});
