import { act, screen, waitFor } from '@testing-library/react';
import { TopLayerPortal } from '@/ui/TopLayerPortal';
import { renderPart } from '../support/render';

const dialogs: HTMLDialogElement[] = [];

function openDialog() {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  dialogs.push(dialog);
  return dialog;
}

afterEach(() => dialogs.splice(0).forEach((dialog) => dialog.remove()));

describe('what stands in front', () => {
  it('is in the dialog that was opened last, wherever that stands in the page, and goes home after the last one', async () => {
    await renderPart(<TopLayerPortal>News</TopLayerPortal>);
    const news = screen.getByText('News');
    const home = news.parentElement;
    const upper = openDialog();
    const lower = openDialog();
    await waitFor(() => expect(lower).toContainElement(news));
    lower.close();
    await waitFor(() => expect(upper).toContainElement(news));
    lower.showModal();
    await waitFor(() => expect(lower).toContainElement(news));
    upper.close();
    lower.close();
    await waitFor(() => expect(home).toContainElement(news));
  });

  it('is not lost with a dialog that goes while it is open', async () => {
    await renderPart(<TopLayerPortal>News</TopLayerPortal>);
    const news = screen.getByText('News');
    const dialog = openDialog();
    await waitFor(() => expect(dialog).toContainElement(news));
    act(() => dialog.remove());
    await waitFor(() => expect(news).toBeInTheDocument());
  });

  it('is in a dialog that was opened before the scripts came', async () => {
    const dialog = openDialog();
    await renderPart(<TopLayerPortal>News</TopLayerPortal>);
    expect(dialog).toContainElement(screen.getByText('News'));
  });
});
