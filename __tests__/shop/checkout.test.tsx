import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { products } from '@/data/products';
import { promotionEntered, quantityChosen, selectLines } from '@/features/cart/cartSlice';
import { checkoutOpened, orderSubmitted, selectCheckout, stepDrafted } from '@/features/checkout/checkoutSlice';
import { selectOrders } from '@/features/checkout/ordersSlice';
import { readCheckoutDraft } from '@/features/checkout/checkoutDraft';
import { readOrders } from '@/features/checkout/storedOrders';
import { painted } from '../support/render';
import { failImports, restoreImports, open } from '../support/site';
import { storageFailures } from '../support/storageFailures';

const main = () => within(screen.getByRole('main'));
const address = {
  email: 'elif@example.com',
  phone: '+90 232 555 01 20',
  name: 'Elif Yıldız',
  street: 'Mansuroğlu Mah. 12',
  postalCode: '35535',
  city: 'İzmir',
};

type User = Awaited<ReturnType<typeof open>>['user'];

async function fill(user: User, label: RegExp, text: string) {
  await user.type(await main().findByLabelText(label), text);
}

/** Completes the steps up to the review. */
async function goToReview(user: User, { email, phone, name, street, postalCode, city } = address) {
  await fill(user, /^Email/, email);
  await fill(user, /^Phone/, phone);
  await user.click(main().getByRole('button', { name: 'On to delivery' }));
  await fill(user, /^Name/, name);
  await fill(user, /^Street/, street);
  await fill(user, /^Postal code/, postalCode);
  await fill(user, /^City/, city);
  await user.click(main().getByRole('button', { name: 'On to payment' }));
  await user.click(await main().findByRole('button', { name: 'Fill in the test card' }));
  await user.click(main().getByRole('button', { name: 'Check the order' }));
  await main().findByRole('heading', { name: 'Does it all look right?' });
}

/** Resolves when the confirmation and its URL are shown. */
async function waitForConfirmation() {
  await main().findByRole('heading', { level: 1, name: 'Thank you, Elif!' });
  await waitFor(() => expect(window.location.search).toMatch(/^\?order=S-\d{8}-[A-Z\d]{4}$/));
}

const placeOrder = () => main().getByRole('button', { name: /^Place demo order/ });

// Unmounting the form stores its draft asynchronously.
beforeEach(async () => {
  await new Promise((passed) => setTimeout(passed));
  sessionStorage.clear();
});

describe('the checkout', () => {
  it('draws the card with its last digits', async () => {
    const { user } = await open('/en/shop/checkout');
    await goToReview(user);
    await user.click(main().getByRole('button', { name: 'Back' }));
    expect(await main().findByText('•••• 4242')).toBeInTheDocument();
    expect(main().getByText('Visa')).toBeInTheDocument();
  });

  it('leads through four steps to a stored order, and empties the cart', async () => {
    const { user, store } = await open('/en/shop/checkout');
    await goToReview(user);
    expect(main().getByText('Card ending in 4242')).toBeInTheDocument();
    for (const name of [/Nimbus S1/, /Cirrus/, /Tailwind/]) {
      expect(main().getByRole('img', { name })).toBeInTheDocument();
    }
    expect(placeOrder()).toHaveTextContent('$904.35');
    await user.dblClick(placeOrder());
    await waitForConfirmation();
    expect(selectLines(store.getState())).toEqual([]);
    // A double click places one order.
    expect(readOrders()).toHaveLength(1);
    expect(readOrders()[0]).toMatchObject({ total: 90_435, city: 'İzmir', last4: '4242', email: address.email });
    expect(sessionStorage.getItem('storm-checkout')).toBeNull();
  });

  it('removes blanks around pasted texts in the order, and greets by the first name', async () => {
    const { user } = await open('/en/shop/checkout');
    const { phone, ...kept } = address;
    const pasted = Object.fromEntries(Object.entries(kept).map(([name, text]) => [name, `  ${text} `]));
    await goToReview(user, { phone, ...kept, ...pasted });
    await user.click(placeOrder());
    await waitForConfirmation();
    expect(readOrders()[0]).toMatchObject(kept);
  });

  it('stores no digit of a card but the last four', async () => {
    const { user } = await open('/en/shop/checkout');
    await goToReview(user);
    await user.click(placeOrder());
    await waitForConfirmation();
    const kept = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
    expect(kept).not.toMatch(/4242[ "]?4242|123"/);
  });

  it('shows errors at the fields, focuses the first one, and keeps the input', async () => {
    const { user } = await open('/en/shop/checkout');
    await fill(user, /^Email/, 'elif@');
    await user.click(main().getByRole('button', { name: 'On to delivery' }));
    const email = main().getByLabelText(/^Email/);
    expect(email).toHaveFocus();
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription(/Please enter your email/);
    expect(email).toHaveValue('elif@');
    expect(main().getByText('Please enter a phone number with 7 to 15 digits')).toBeInTheDocument();
    expect(main().getByText('Please correct 2 fields.')).toBeInTheDocument();
    await fill(user, /^Phone/, '+90 232 555 01 20');
    expect(main().queryByText(/^Please correct/)).toBeNull();
  });

  it('restores its draft after a reload, and asks for the card once more', async () => {
    const first = await open('/en/shop/checkout');
    await goToReview(first.user);
    await waitFor(() => expect(sessionStorage.getItem('storm-checkout')).toContain('İzmir'));
    act(() => first.tree.unmount());
    document.body.replaceChildren();
    await open('/en/shop/checkout?step=review');
    expect(await main().findByText(/your card forgotten, as promised/)).toBeInTheDocument();
    expect(main().getByLabelText(/^Card number/)).toHaveValue('');
  });

  it('stores the field in which the visitor types: after a pause, and at once when the page is hidden', async () => {
    const { user } = await open('/en/shop/checkout');
    const kept = () => sessionStorage.getItem('storm-checkout') ?? '';
    await fill(user, /^Email/, 'elif@exam');
    await waitFor(() => expect(kept()).toContain('"elif@exam"'));
    await user.keyboard('ple.com');
    fireEvent(window, new Event('pagehide'));
    await act(() => Promise.resolve());
    expect(kept()).toContain('"elif@example.com"');
    await user.keyboard('.tr');
    fireEvent(document, new Event('visibilitychange'));
    await act(() => Promise.resolve());
    expect(kept()).toContain('"elif@example.com.tr"');
  });

  it('keeps the form of a step while the visitor completes it, whichever step the address asked for', async () => {
    const { user } = await open('/en/shop/checkout?step=review');
    await waitFor(() => expect(window.location.search).toBe('?step=contact'));
    await fill(user, /^Email/, address.email);
    await fill(user, /^Phone/, '0232 555');
    await waitFor(() => expect(sessionStorage.getItem('storm-checkout')).toContain('0232 555'));
    await user.keyboard(' 01 20');
    await waitFor(() => expect(sessionStorage.getItem('storm-checkout')).toContain('0232 555 01 20'));
    expect(main().getByLabelText(/^Phone/)).toHaveValue('0232 555 01 20');
  });

  it('keeps the card as it was typed last on Back and Forward', async () => {
    const { user } = await open('/en/shop/checkout');
    await goToReview(user);
    // The URL updates one frame after the step.
    await waitFor(() => expect(window.location.search).toBe('?step=review'));
    act(() => window.history.back());
    const number = await main().findByLabelText(/^Card number/);
    await user.clear(number);
    await user.type(number, '5555555555554444');
    act(() => window.history.forward());
    expect(await main().findByText('Card ending in 4444')).toBeInTheDocument();
    act(() => window.history.back());
    expect(await main().findByLabelText(/^Card number/)).toHaveValue('5555 5555 5555 4444');
  });

  it('opens no step before the steps above it are valid', async () => {
    await open('/en/shop/checkout?step=payment');
    expect(main().getByRole('heading', { name: 'How can we reach you?' })).toBeInTheDocument();
    const steps = within(main().getByRole('navigation', { name: 'Steps of the checkout' }));
    expect(steps.queryByRole('link')).toBeNull();
  });

  it('shows what changed when prices or stock did, and lets the visitor order again', async () => {
    const { user, store } = await open('/en/shop/checkout');
    await goToReview(user);
    act(() => void store.dispatch(orderSubmitted({ total: 1, last4: '4242' })));
    expect(await main().findByText(/The new total is \$904\.35/)).toBeInTheDocument();
    expect(readOrders()).toEqual([]);
    await user.click(placeOrder());
    await waitForConfirmation();
  });

  it.each(storageFailures)('places no order when storage %s', async (_, refuse) => {
    const { user, store } = await open('/en/shop/checkout');
    await goToReview(user);
    const refused = refuse();
    await user.click(placeOrder());
    expect(await main().findByText(/Your browser can’t store anything right now/)).toBeInTheDocument();
    expect(selectLines(store.getState())).toHaveLength(3);
    refused.mockRestore();
  });

  it('refuses an order without a connection, keeps the input, and accepts it at the next press', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, store } = await open('/en/shop/checkout');
    await goToReview(user);
    failImports();
    await user.click(placeOrder());
    expect(await main().findByText(/Your connection dropped before/)).toBeInTheDocument();
    expect(errors).toHaveBeenCalledTimes(1);
    expect(selectCheckout(store.getState()).draft.delivery).toMatchObject({ city: address.city });
    expect(main().getByText('Card ending in 4242')).toBeInTheDocument();
    restoreImports();
    await user.click(placeOrder());
    await waitForConfirmation();
    errors.mockRestore();
  });

  it('keeps the draft of an earlier visit while its script cannot be loaded', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const delivery = { name: address.name, city: address.city };
    sessionStorage.setItem('storm-checkout', JSON.stringify({ contact: {}, delivery }));
    failImports('placeOrder');
    const { store } = await open('/en/shop/checkout');
    await waitFor(() => expect(errors).toHaveBeenCalledTimes(1));
    restoreImports();
    act(() => void store.dispatch(stepDrafted({ step: 'contact', values: { email: address.email } })));
    await waitFor(() => expect(readCheckoutDraft()).toEqual({ contact: { email: address.email }, delivery }));
    expect(selectCheckout(store.getState()).draft.delivery).toEqual(delivery);
    errors.mockRestore();
  });

  it('works again after an unexpected error', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, store } = await open('/en/shop/checkout');
    await goToReview(user);
    const broken = jest.spyOn(crypto, 'getRandomValues').mockImplementationOnce(() => {
      throw new Error('No random numbers');
    });
    await user.click(placeOrder());
    await waitFor(() => expect(errors).toHaveBeenCalledWith(new Error('No random numbers')));
    broken.mockRestore();
    act(() => void store.dispatch(checkoutOpened()));
    await user.click(placeOrder());
    await waitForConfirmation();
    errors.mockRestore();
  });

  it('refuses an order from an empty cart', async () => {
    const { store } = await open('/en/shop/checkout');
    act(() => {
      for (const { productId, color, size } of selectLines(store.getState()))
        store.dispatch(quantityChosen({ productId, variant: { color, size }, quantity: 0 }));
    });
    expect(await main().findByRole('heading', { level: 1, name: 'Empty cart, fresh air' })).toBeInTheDocument();
    act(() => void store.dispatch(orderSubmitted({ total: 0, last4: '' })));
    await waitFor(() => expect(selectCheckout(store.getState()).refusal).toEqual({ problem: 'empty' }));
  });

  it('says in German that the order costs money', async () => {
    sessionStorage.setItem(
      'storm-checkout',
      JSON.stringify({
        contact: { email: address.email, phone: address.phone },
        delivery: { ...address, country: 'TR' },
      }),
    );
    const { user } = await open('/de/shop/checkout?step=payment');
    await user.click(await main().findByRole('button', { name: 'Testkarte einsetzen' }));
    await user.click(main().getByRole('button', { name: 'Bestellung prüfen' }));
    expect(await main().findByRole('button', { name: /^Demo-Bestellung absenden/ })).toBeInTheDocument();
  });

  it('says so when an order is not stored in this browser', async () => {
    await open('/en/shop/checkout?order=S-20260101-ABCD');
    expect(
      await main().findByRole('heading', { level: 1, name: 'This order is not in this browser' }),
    ).toBeInTheDocument();
  });
});

it('moves the focus to the heading of each step of the checkout, forward and back', async () => {
  sessionStorage.setItem('storm-checkout', JSON.stringify({ contact: address, delivery: address }));
  const { user } = await open('/en/shop/checkout?step=contact');
  const step = (name: string) => main().findByRole('heading', { level: 2, name });
  await waitFor(() => expect(main().getByLabelText(/^Email/)).toHaveValue(address.email));
  expect(await step('How can we reach you?')).not.toHaveFocus();
  act(() => main().getByRole('button', { name: 'On to delivery' }).focus());
  await user.keyboard('{Enter}');
  expect(await step('Where does it go?')).toHaveFocus();
  act(() => main().getByRole('button', { name: 'On to payment' }).focus());
  await user.keyboard('{Enter}');
  expect(await step('How would you like to pay?')).toHaveFocus();
  act(() => main().getByRole('button', { name: 'Back' }).focus());
  await user.keyboard('{Enter}');
  expect(await step('Where does it go?')).toHaveFocus();
  act(() => main().getByRole('button', { name: 'Back' }).focus());
  await user.keyboard('{Enter}');
  expect(await step('How can we reach you?')).toHaveFocus();
});

describe('after the order', () => {
  const addBottle = (store: Awaited<ReturnType<typeof open>>['store']) =>
    act(
      () =>
        void store.dispatch(quantityChosen({ productId: '1061', variant: { color: 'blue', size: null }, quantity: 1 })),
    );

  it('the confirmation is shown from its top, with the focus on its heading and a title of its own', async () => {
    const { user } = await open('/en/shop/checkout');
    await goToReview(user);
    const scrolled = jest.spyOn(window, 'scrollTo');
    await user.click(placeOrder());
    await waitForConfirmation();
    await waitFor(() => expect(document.title).toMatch(/^Order S-\d{8}-[A-Z\d]{4} – Storm shop$/));
    expect(main().getByRole('heading', { level: 1, name: 'Thank you, Elif!' })).toHaveFocus();
    expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    expect(await screen.findByText(/^Order S-\d{8}-[A-Z\d]{4} – Storm shop loaded$/)).toBeInTheDocument();
    scrolled.mockRestore();
  });

  it('Back shows the empty cart, and no card of the previous order', async () => {
    const { user, store } = await open('/en/shop/checkout');
    await goToReview(user);
    await user.click(placeOrder());
    await waitForConfirmation();
    expect(selectCheckout(store.getState()).draft).toEqual({ contact: {}, delivery: {} });
    act(() => window.history.back());
    expect(await main().findByRole('heading', { level: 1, name: 'Empty cart, fresh air' })).toBeInTheDocument();
    expect(main().queryByLabelText(/^Card number/)).toBeNull();
    // Forms are empty for the next order.
    addBottle(store);
    expect(await main().findByLabelText(/^Email/)).toHaveValue('');
    act(() => void store.dispatch(stepDrafted({ step: 'contact', values: address })));
    act(() => void store.dispatch(stepDrafted({ step: 'delivery', values: { ...address, country: 'TR' } })));
    expect(await main().findByLabelText(/^Card number/)).toHaveValue('');
  });

  it('a second order in the same visit starts at the first step and has its own confirmation', async () => {
    const { user, store } = await open('/en/shop/checkout');
    await goToReview(user);
    await user.click(placeOrder());
    await waitForConfirmation();
    const first = window.location.search;
    await user.click(main().getByRole('link', { name: 'Back to the shop' }));
    await main().findByText(`Products found: ${products.length}`);
    addBottle(store);
    await user.click(screen.getByRole('link', { name: 'Cart, items: 1' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Your Cart' }));
    await user.click(panel.getByRole('link', { name: 'Continue to Checkout' }));
    expect(await main().findByRole('heading', { name: 'How can we reach you?' })).toBeInTheDocument();
    await painted();
    expect(window.location.search).toBe('');
    await goToReview(user);
    await user.click(placeOrder());
    await waitForConfirmation();
    expect(window.location.search).not.toBe(first);
    expect(readOrders()).toHaveLength(2);
  });
});

describe('the order history', () => {
  it('keeps an order with a code that has expired since it was entered', async () => {
    const { user, store } = await open('/en/shop/checkout');
    const payload = { code: 'BORA30', today: '2026-02-27' };
    act(() => void store.dispatch({ type: promotionEntered.type, payload }));
    await goToReview(user);
    await user.click(placeOrder());
    await waitForConfirmation();
    expect(readOrders().map(({ code, promotion }) => [code, promotion])).toEqual([['BORA30', 22_992]]);
  });

  it('shows the order with its lines and orders it again', async () => {
    const first = await open('/en/shop/checkout');
    await goToReview(first.user);
    await first.user.click(placeOrder());
    await waitForConfirmation();
    act(() => first.tree.unmount());
    document.body.replaceChildren();

    const { user, store } = await open('/en/account/order-history');
    const list = within(await main().findByRole('region', { name: 'Your orders' }));
    expect(list.getByRole('heading', { name: /^Order S-/ })).toBeInTheDocument();
    expect(list.getAllByText('$904.35').length).toBeGreaterThan(0);
    expect(selectLines(store.getState())).toEqual([]);
    await user.click(list.getByRole('button', { name: 'Order again' }));
    expect(selectLines(store.getState()).map(({ productId }) => productId)).toEqual(['1010', '1020', '1030']);
    expect(selectOrders(store.getState())).toHaveLength(1);
  });

  it.each([
    ['courier', 'DE', 'Delivery address', 'Germany', 'Courier'],
    ['pickup', '<b>', 'Pick-up at our office', null, 'Pick-up at our office'],
  ])('shows the delivery address of an order by %s to %s', async (method, country, label, name, title) => {
    const lines = [{ productId: '1010', color: 'pine', size: null, quantity: 1, unit: 64890 }];
    const sums = { goods: 72100, sales: 7210, promotion: 0, tax: 11680, total: 76570 };
    const kept = { number: 'S-20261121-ABCD', placedAt: '2026-11-21T10:00:00.000Z', ...address, method, country };
    localStorage.setItem('storm-orders', JSON.stringify([{ ...kept, lines, ...sums }]));
    const { user } = await open('/en/account/order-history');
    await user.click(await main().findByText('Details'));
    expect(main().getByText(label).tagName).toBe('DT');
    const addressLines = ['Elif Yıldız', 'Mansuroğlu Mah. 12', '35535 İzmir', ...(name ? [name] : [])];
    expect([...(main().getByText(label).nextElementSibling?.children ?? [])].map((line) => line.textContent)).toEqual(
      addressLines,
    );
    await user.click(main().getByRole('link', { name: 'Receipt' }));
    await main().findByRole('heading', { level: 1, name: 'Thank you, Elif!' });
    expect(main().getByText(title)).toBeInTheDocument();
  });

  it.each([
    ['/en/account/order-history', 'Order history'],
    ['/en/shop/checkout?order=S-20261121-ABCD', 'Thank you, Elif!'],
  ])('can be loaded again at %s when loading has failed', async (page, title) => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const line = { productId: '1010', color: 'pine', size: null, quantity: 1, unit: 64890 };
    const order = {
      number: 'S-20261121-ABCD',
      placedAt: '2026-11-21T10:00:00.000Z',
      name: 'Elif Yıldız',
      lines: [line],
    };
    const sums = { goods: 72100, sales: 7210, promotion: 0, tax: 11680, total: 76570 };
    localStorage.setItem('storm-orders', JSON.stringify([{ ...order, ...sums }]));
    failImports('storedOrders');
    const { user } = await open(page);
    const again = await main().findByRole('button', { name: 'Try again' });
    expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded');
    restoreImports();
    act(() => again.focus());
    await user.keyboard('{Enter}');
    expect(await main().findAllByText(/S-20261121-ABCD/)).not.toHaveLength(0);
    await waitFor(() => expect(main().getByRole('heading', { level: 1, name: title })).toHaveFocus());
    errors.mockRestore();
  });

  it('says so when there is no order', async () => {
    await open('/en/account/order-history');
    expect(await main().findByRole('heading', { name: 'No orders yet' })).toBeInTheDocument();
  });
});
