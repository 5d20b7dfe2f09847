import { act, screen, waitFor, within } from '@testing-library/react';
import { holdFocus } from '@/ui/heldFocus';
import { open } from '../support/site';

const main = () => within(screen.getByRole('main'));

/** Presses a control as the keyboard does. */
async function press({ user }: Awaited<ReturnType<typeof open>>, control: HTMLElement) {
  act(() => control.focus());
  await user.keyboard('{Enter}');
}

const focused = () => document.activeElement as HTMLElement;
const expectFocus = (control: () => HTMLElement) => waitFor(() => expect(control()).toHaveFocus());

describe('the focus of a control that goes when it is used', () => {
  it('is given to the next filter in use, then to what the filters leave', async () => {
    const site = await open('/en/shop/grid?category=shoes&sale=1');
    const chip = (name: string) => main().getByRole('button', { name: `Remove the filter ${name}` });
    await press(site, chip('Shoes'));
    await expectFocus(() => chip('On sale'));
    await press(site, chip('On sale'));
    await waitFor(() => expect(main().getAllByRole('article')[0]).toContainElement(focused()));
  });

  it('is given to the next wish, and to the way on after the last one', async () => {
    localStorage.setItem('storm-wishlist', '{"productIds":["1061","1030"]}');
    const site = await open('/en/account/wishlist');
    const remove = (name: string) => main().findByRole('button', { name: `Remove ${name} from the wishlist` });
    await press(site, await remove('Dew bottle, 600 ml'));
    await waitFor(() => expect(document.activeElement?.closest('li')).toContainElement(main().getByText('Remove')));
    await press(site, await remove('Tailwind Runner'));
    await waitFor(() => expect(main().getByRole('region', { name: /No hearts/ })).toContainElement(focused()));
  });

  it('is given to the other side of a counter that has come to its end', async () => {
    const site = await open('/en/saas/v3');
    const less = await screen.findByRole('button', { name: 'Less: Times a week' });
    await press(site, less);
    expect(less).toBeDisabled();
    await expectFocus(() => screen.getByRole('button', { name: 'More: Times a week' }));
  });

  it('is not given to what keys don’t reach', async () => {
    document.body.innerHTML = '<div><button>Gone</button><p tabindex="-1">Headline</p><button>Next</button></div>';
    const release = holdFocus();
    const gone = screen.getByText('Gone');
    gone.focus();
    gone.remove();
    await expectFocus(() => screen.getByText('Next'));
    release();
  });

  it('is left alone when somebody has given it to a better place, or pressed beside it', async () => {
    localStorage.setItem('storm-wishlist', '{"productIds":["1061","1030"]}');
    const site = await open('/en/account/wishlist');
    const [remove] = await main().findAllByText('Remove');
    act(() => remove!.focus());
    await site.user.click(screen.getByRole('contentinfo'));
    act(() => remove!.click());
    await act(() => new Promise((done) => setTimeout(done, 200)));
    expect(document.body).toHaveFocus();
  });
});
