import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { textOf } from './support/files';
import { answer, open } from './support/site';

const main = () => within(screen.getByRole('main'));

const lose = (file: string) => answer(`GET /assets/i18n/${file}.json`, () => ({ status: 503 }));
const bringBack = (file: string) =>
  answer(`GET /assets/i18n/${file}.json`, () => ({ body: textOf(`public/assets/i18n/${file}.json`) }));

/** Words are asked for twice before they are given up. */
const patient = { timeout: 5_000 };

describe('a text that could not be loaded', () => {
  it.each([
    ['tr', 'Yeniden deneyin', /yüklenemedi/],
    ['en', 'Try again', /could not be loaded/],
    ['de', 'Erneut versuchen', /ließ sich nicht laden/],
  ])(
    'is asked for again by its visitor in the help, in %s, who keeps their place',
    async (language, again, message) => {
      const file = `${language}/help/articles/order-total`;
      lose(file);
      const { user } = await open(`/${language}/help/detail?article=order-total`);
      const button = await main().findByRole('button', { name: again }, patient);
      expect(main().getByText(message)).toHaveAttribute('role', 'status');

      await user.click(button);
      await waitFor(() => expect(main().queryByText(message)).not.toBeInTheDocument());
      expect(button).toHaveFocus();
      expect(await main().findByText(message, {}, patient)).toBeInTheDocument();
      expect(button).toHaveFocus();

      bringBack(file);
      await user.click(button);
      const part = await main().findByText(/106[.,]20/, {}, patient);
      await waitFor(() => expect(document.activeElement).toContainElement(part));
      expect(document.activeElement).not.toBe(document.body);
      expect(button).not.toBeInTheDocument();
    },
  );

  it('comes by itself when the connection is back', async () => {
    lose('en/help/articles/sample-account');
    await open('/en/help/detail?article=sample-account');
    await main().findByRole('button', { name: 'Try again' }, patient);
    bringBack('en/help/articles/sample-account');
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(main().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument(), patient);
    expect(main().getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1);
  });

  it('is not replaced by another project’s story', async () => {
    lose('en/portfolio/case/kovan');
    const { user } = await open('/en/portfolio/case-study/v2?work=kovan');
    const again = await main().findByRole('button', { name: 'Try again' }, patient);
    expect(screen.getByRole('heading', { level: 1, name: /comb/ })).toBeInTheDocument();
    expect(main().queryByText(/lorry/)).not.toBeInTheDocument();

    bringBack('en/portfolio/case/kovan');
    await user.click(again);
    await waitFor(() => expect(again).not.toBeInTheDocument(), patient);
    expect(main().getByRole('slider')).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 })));
    expect(document.activeElement).not.toBe(document.body);
  });
});
