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

describe('an element of the top layer', () => {
  it('is in the dialog that was opened last, whatever the order in the document, and moves back after the last one', async () => {
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

  it('stays in the document when an open dialog is removed', async () => {
    await renderPart(<TopLayerPortal>News</TopLayerPortal>);
    const news = screen.getByText('News');
    const dialog = openDialog();
    await waitFor(() => expect(dialog).toContainElement(news));
    act(() => dialog.remove());
    await waitFor(() => expect(news).toBeInTheDocument());
  });

  it('is in a dialog that was opened before hydration', async () => {
    const dialog = openDialog();
    await renderPart(<TopLayerPortal>News</TopLayerPortal>);
    expect(dialog).toContainElement(screen.getByText('News'));
  });
});
