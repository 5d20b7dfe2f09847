import { makeStore } from '@/app/store';
import { parseCartLines, sampleLines } from '@/features/cart/cartLines';
import {
  cartEmptied,
  quantityChosen,
  removalUndoExpired,
  removalUndone,
  selectCartCount,
  selectLines,
  selectRemoved,
} from '@/features/cart/cartSlice';
import { productNames, selectToasts } from '@/features/toastr/toast';
import { threeWayMerge } from '@/lib/threeWayMerge';

const shirt = { productId: '1020', variant: { color: 'oat', size: 'M' } };
const phone = { productId: '1010', variant: { color: 'copper', size: null } };

function shopping() {
  const store = makeStore();
  const choose = (choice: Parameters<typeof quantityChosen>[0]) => store.dispatch(quantityChosen(choice));
  const quantities = () => selectLines(store.getState()).map(({ id, quantity }) => [id, quantity]);
  const toasts = () =>
    selectToasts(store.getState()).map(({ type, message, values, timeOut, progressBar }) => ({
      type,
      message,
      about: values.name,
      timeOut,
      progressBar,
    }));
  return { store, choose, quantities, toasts };
}

describe('the cart', () => {
  it('holds the three samples at first', () => {
    const { store } = shopping();
    expect(selectLines(store.getState())).toEqual(sampleLines);
    expect(selectCartCount(store.getState())).toBe(3);
  });

  it('adds a product that is not in it, and shows a toast for a second', () => {
    const { choose, quantities, toasts } = shopping();
    choose({ ...phone, quantity: 2 });
    expect(quantities()).toContainEqual(['1010:copper:', 2]);
    expect(toasts()).toEqual([
      { type: 'success', message: 'toast.cart.added', about: productNames(['1010']), timeOut: 1000, progressBar: true },
    ]);
  });

  it('shows two toasts when two products are added in a row', () => {
    const { choose, toasts } = shopping();
    choose({ ...phone, quantity: 1 });
    choose({ productId: '1030', variant: { color: 'red', size: '40' }, quantity: 1 });
    expect(toasts().map(({ about }) => about)).toEqual([productNames(['1030']), productNames(['1010'])]);
  });

  it('updates a product that is in it, without a toast', () => {
    const { choose, quantities, toasts } = shopping();
    choose({ ...shirt, quantity: 3 });
    expect(quantities()).toContainEqual(['1020:oat:M', 3]);
    expect(toasts()).toEqual([]);
  });

  it('removes a line at quantity zero, shows a toast, and restores the line at its position on undo', () => {
    const { store, choose, quantities, toasts } = shopping();
    choose({ ...shirt, quantity: 0 });
    expect(quantities().map(([id]) => id)).toEqual(['1010:pine:', '1030:blue:42']);
    expect(toasts()).toMatchObject([{ type: 'error', message: 'toast.cart.removed', about: productNames(['1020']) }]);
    store.dispatch(removalUndone('1020:oat:M'));
    expect(selectLines(store.getState())).toEqual(sampleLines);
    expect(selectRemoved(store.getState())).toEqual([]);
  });

  it.each([[[1, 2, 3]], [[1, 3, 2]], [[2, 1, 3]], [[2, 3, 1]], [[3, 1, 2]], [[3, 2, 1]]])(
    'restores lines that were removed in the order %j at their own positions, in either order',
    (order) => {
      for (const way of [order, [...order].reverse()]) {
        const { store, choose } = shopping();
        for (const number of order) {
          const line = sampleLines[number - 1]!;
          choose({ productId: line.productId, variant: line, quantity: 0 });
        }
        expect(selectRemoved(store.getState()).map(({ line, index }) => [line.id, index])).toEqual(
          sampleLines.map(({ id }, index) => [id, index]),
        );
        for (const number of way) store.dispatch(removalUndone(sampleLines[number - 1]!.id));
        expect(selectLines(store.getState())).toEqual(sampleLines);
      }
    },
  );

  it('keeps the positions of removed lines when undo expires for another one or it is added again', () => {
    const { store, choose, quantities } = shopping();
    for (const line of sampleLines) choose({ productId: line.productId, variant: line, quantity: 0 });
    const [first, second, third] = sampleLines;
    store.dispatch(removalUndoExpired(first!.id));
    choose({ ...shirt, quantity: 1 });
    store.dispatch(removalUndone(third!.id));
    expect(quantities().map(([id]) => id)).toEqual([third!.id, second!.id]);
    expect(selectRemoved(store.getState())).toEqual([]);
  });

  it('forgets a removed line after ten seconds', () => {
    jest.useFakeTimers();
    const { store, choose } = shopping();
    choose({ ...shirt, quantity: 0 });
    jest.advanceTimersByTime(9_999);
    expect(selectRemoved(store.getState())).toHaveLength(1);
    return Promise.resolve()
      .then(() => jest.advanceTimersByTimeAsync(2))
      .then(() => {
        expect(selectRemoved(store.getState())).toHaveLength(0);
        jest.useRealTimers();
      });
  });

  it('offers undo for ten seconds again when a line is removed a second time', async () => {
    jest.useFakeTimers();
    const { store, choose } = shopping();
    const [first] = sampleLines;
    choose({ ...shirt, quantity: 0 });
    await jest.advanceTimersByTimeAsync(5_000);
    store.dispatch(removalUndone('1020:oat:M'));
    choose({ productId: first!.productId, variant: first!, quantity: 0 });
    await jest.advanceTimersByTimeAsync(1_000);
    choose({ ...shirt, quantity: 0 });
    await jest.advanceTimersByTimeAsync(8_999);
    expect(selectRemoved(store.getState())).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(2);
    expect(selectRemoved(store.getState()).map(({ line }) => line.id)).toEqual(['1020:oat:M']);
    await jest.advanceTimersByTimeAsync(998);
    expect(selectRemoved(store.getState())).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(2);
    expect(selectRemoved(store.getState())).toEqual([]);
    jest.useRealTimers();
  });

  it('is empty once the order is placed, and restores no removed line', () => {
    const { store, choose } = shopping();
    choose({ ...shirt, quantity: 0 });
    store.dispatch(cartEmptied());
    store.dispatch(removalUndone('1020:oat:M'));
    expect(selectLines(store.getState())).toEqual([]);
    expect(selectRemoved(store.getState())).toEqual([]);
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '2' as never, null as never])(
    'ignores the quantity %s',
    (quantity) => {
      const { choose, quantities, toasts } = shopping();
      const before = quantities();
      choose({ ...shirt, quantity });
      choose({ ...phone, quantity });
      expect(quantities()).toEqual(before);
      expect(toasts()).toEqual([]);
    },
  );

  it('ignores unknown products', () => {
    const { choose, quantities } = shopping();
    const before = quantities();
    for (const productId of ['999', '__proto__', 'constructor', '']) choose({ productId, quantity: 1 });
    expect(quantities()).toEqual(before);
  });

  it('limits the quantity to the stock, and shows a toast', () => {
    const { choose, quantities, toasts } = shopping();
    choose({ ...phone, quantity: 500 });
    expect(quantities()).toContainEqual(['1010:copper:', 14]);
    expect(toasts()).toMatchObject([{ type: 'info', message: 'toast.cart.capped' }]);
  });
});

describe('cart lines from storage', () => {
  const good = { productId: '1020', color: 'oat', size: 'M', quantity: 2 };

  it.each([null, undefined, 'x', 7, {}, { length: 3 }])('are null when storage contains %j', (stored) => {
    expect(parseCartLines(stored)).toBeNull();
  });

  it('keep valid lines and drop invalid ones', () => {
    const bad = [
      null,
      'x',
      [],
      { ...good, productId: '__proto__' },
      { ...good, productId: 1020 },
      { ...good, quantity: 0 },
      { ...good, quantity: -3 },
      { ...good, quantity: 1.5 },
      { ...good, quantity: '2' },
      { ...good, quantity: Number.POSITIVE_INFINITY },
      { ...good, color: 'javascript:alert(1)' },
      { ...good, size: 'XXXL' },
    ];
    expect(parseCartLines([...bad, { ...good, price: 1 }])).toEqual([{ id: '1020:oat:M', ...good }]);
  });

  it('are null when no line of the list is valid, and an empty list when the list is empty', () => {
    expect(parseCartLines([{ ...good, quantity: 0 }, null])).toBeNull();
    expect(parseCartLines([])).toEqual([]);
  });

  it('never hold more than the stock', () => {
    expect(parseCartLines([{ ...good, quantity: 1e9 }])).toMatchObject([{ quantity: 40 }]);
  });
});

describe('two tabs', () => {
  const line = (productId: '1010' | '1020' | '1030', quantity: number) => ({
    id: productId,
    productId,
    color: null,
    size: null,
    quantity,
  });

  it('keep both products when each adds one', () => {
    const base = [line('1010', 1)];
    const merged = threeWayMerge(base, [...base, line('1020', 1)], [...base, line('1030', 2)]);
    expect(merged).toEqual([line('1010', 1), line('1030', 2), line('1020', 1)]);
  });

  it('keep a removal in either of them', () => {
    const base = [line('1010', 1), line('1020', 1)];
    expect(threeWayMerge(base, [line('1020', 1)], base)).toEqual([line('1020', 1)]);
    expect(threeWayMerge(base, base, [line('1010', 1)])).toEqual([line('1010', 1)]);
  });

  it('keep the stored change when both change the same line', () => {
    expect(threeWayMerge([line('1010', 1)], [line('1010', 2)], [line('1010', 3)])).toEqual([line('1010', 3)]);
  });
});
