import { act, fireEvent, screen, within } from '@testing-library/react';
import { Toasts } from '@/features/toastr/Toasts';
import { cartToast, failureToast, selectToasts, successToast, toastRemoved, toastTimes } from '@/features/toastr/toast';
import { renderPart } from '../support/render';

const region = () => screen.getByRole('region', { name: 'Messages' });
const { timeOut, extended, ease } = toastTimes;

/** Milliseconds; one frame, so that the toast becomes active. */
const frame = 20;
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

let clear: () => void = () => undefined;

async function openToasts(address?: string) {
  const { store } = await renderPart(<Toasts />, address);
  jest.useFakeTimers();
  clear = () => selectToasts(store.getState()).forEach(({ id }) => store.dispatch(toastRemoved(id)));
  const say = (action: ReturnType<typeof successToast>) => {
    act(() => void store.dispatch(action));
    advance(frame);
  };
  return { say, left: () => selectToasts(store.getState()).length };
}

/** The outermost element of the toast with that text. */
const toast = (text: string) => screen.getByText(text).closest<HTMLElement>('[role]')!;

afterEach(() => {
  // react-redux-toastr keeps module state between tests.
  clear();
  jest.useRealTimers();
});

describe('a toast', () => {
  it('is in the language on screen, with its title and its values', async () => {
    const { say } = await openToasts('/en');
    say(successToast('toast.sent'));
    say(successToast('toast.cart.added', { values: { name: 'Nimbus S1' } }));
    expect(within(region()).getAllByText('Success')).toHaveLength(2);
    expect(within(region()).getByText('Sent Successfully')).toBeInTheDocument();
    expect(within(region()).getByText('Nimbus S1 added to your cart')).toBeInTheDocument();
  });

  it.each([
    ['/en', '1 product added to your cart', '2 products added to your cart'],
    ['/de', '1 Produkt in den Warenkorb gelegt', '2 Produkte in den Warenkorb gelegt'],
    ['/tr', '1 ürün sepetinize eklendi', '2 ürün sepetinize eklendi'],
  ])('uses the plural forms of the language of %s', async (address, one, two) => {
    const { say } = await openToasts(address);
    say(cartToast('success', 'toast.cart.addedMany', { count: 1 }));
    expect(screen.getByText(one)).toBeInTheDocument();
    say(cartToast('success', 'toast.cart.addedMany', { count: 2 }));
    expect(screen.getByText(two)).toBeInTheDocument();
  });

  it('is an alert for a failure, and a status for a success', async () => {
    const { say } = await openToasts();
    say(successToast('toast.sent'));
    say(failureToast('toast.failed'));
    expect(screen.getByRole('status')).toHaveTextContent('Sent Successfully');
    expect(screen.getByRole('alert')).toHaveTextContent('An error was encountered');
  });

  it('disappears after 5 s, with 300 ms to fade', async () => {
    const { say, left } = await openToasts();
    say(successToast('toast.sent'));
    advance(timeOut - 2 * frame);
    expect(left()).toBe(1);
    advance(2 * frame);
    expect(left()).toBe(1);
    advance(ease);
    expect(left()).toBe(0);
    expect(region()).toBeEmptyDOMElement();
  });

  it('disappears after 1 s when it is about the cart', async () => {
    const { say, left } = await openToasts();
    say(cartToast('error', 'toast.cart.removed', { name: 'Nimbus S1' }));
    advance(1000);
    advance(ease);
    expect(left()).toBe(0);
  });

  it('stays while the mouse is on it, and a second after', async () => {
    const { say, left } = await openToasts();
    say(successToast('toast.sent'));
    fireEvent.pointerEnter(toast('Sent Successfully'));
    advance(10 * timeOut);
    expect(left()).toBe(1);
    fireEvent.pointerLeave(toast('Sent Successfully'));
    advance(extended - 1);
    advance(ease);
    expect(left()).toBe(1);
    advance(ease);
    expect(left()).toBe(0);
  });

  it('stays while it has the focus, and a second after', async () => {
    const { say, left } = await openToasts();
    say(successToast('toast.sent'));
    const close = screen.getByRole('button', { name: 'Close the message' });
    act(() => close.focus());
    advance(10 * timeOut);
    expect(left()).toBe(1);
    act(() => close.blur());
    advance(extended);
    advance(ease);
    expect(left()).toBe(0);
  });

  it.each([
    ['a tap on it', () => fireEvent.click(toast('Sent Successfully'))],
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close the message' }))],
  ])('is closed by %s', async (_, dismiss) => {
    const { say, left } = await openToasts();
    say(successToast('toast.sent'));
    dismiss();
    expect(left()).toBe(1);
    advance(ease);
    expect(left()).toBe(0);
  });

  it('stays while it has the focus, wherever the mouse goes, and returns the focus when it closes', async () => {
    const { say, left } = await openToasts('/en');
    const origin = document.createElement('button');
    document.body.append(origin);
    act(() => origin.focus());
    say(successToast('toast.sent'));
    const close = within(region()).getByRole('button', { name: 'Close the message' });
    act(() => close.focus());
    fireEvent.pointerEnter(toast('Sent Successfully'));
    fireEvent.pointerLeave(toast('Sent Successfully'));
    advance(timeOut + extended + ease);
    expect(left()).toBe(1);
    expect(close).toHaveFocus();
    fireEvent.click(close);
    expect(origin).toHaveFocus();
    advance(ease);
    expect(left()).toBe(0);
    origin.remove();
  });

  it('does not move the others when it closes', async () => {
    const { say, left } = await openToasts();
    say(successToast('toast.sent'));
    say(failureToast('toast.failed'));
    fireEvent.click(toast('An error was encountered'));
    advance(ease);
    expect(left()).toBe(1);
    expect(screen.getByText('Sent Successfully')).toBeInTheDocument();
  });
});
