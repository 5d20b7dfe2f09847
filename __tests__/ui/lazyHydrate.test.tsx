import { screen } from '@testing-library/react';
import { lazyHydrate } from '@/ui/lazyHydrate';
import { renderPart } from '../support/render';
import { failImports, restoreImports } from '../support/site';

const partOf = () => lazyHydrate(() => Promise.resolve(() => <button type="button">Send</button>));

describe('a part of a page with its own script', () => {
  it('is shown as soon as its script is loaded', async () => {
    const Part = partOf();
    await renderPart(<Part />);
    expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
  });

  it('shows and logs an error when its script cannot be loaded, and is loaded again when the visitor asks for it', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const Part = partOf();
    const { user } = await renderPart(
      <>
        <p>What stands beside it</p>
        <Part />
      </>,
    );
    await screen.findByRole('button', { name: 'Send' });
    expect(log).not.toHaveBeenCalled();

    failImports();
    const Other = partOf();
    await renderPart(<Other />);
    const alert = await screen.findByRole('alert', {}, { timeout: 5_000 });
    expect(alert).toHaveTextContent('This part could not be loaded.');
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'Loading chunk failed' }));

    restoreImports();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('button', { name: 'Send' })).toHaveLength(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    log.mockRestore();
  });

  it('offers to reload the page when its script no longer exists on the server', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    window.fetch = () => Promise.resolve(new Response());
    globalThis.fetch = window.fetch;
    failImports();
    const Part = partOf();
    await renderPart(<Part />);
    const alert = await screen.findByRole('alert', {}, { timeout: 5_000 });
    expect(alert).toHaveTextContent('A new version of the site is ready.');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    log.mockRestore();
  });
});
