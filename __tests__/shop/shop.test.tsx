import { act, screen, waitFor, within } from '@testing-library/react';
import { productOf, products } from '@/data/products';
import { removalUndoExpired, selectCartCount, selectLines, selectPanelOpen } from '@/features/cart/cartSlice';
import { selectWishedIds } from '@/features/wishlist/wishlistSlice';
import { Offcanvas } from '@/ui/Offcanvas';
import { painted, renderPart } from '../support/render';
import { leavesOf, readText } from '../support/files';
import { answer, failImports, open, press, restoreImports } from '../support/site';

const main = () => within(screen.getByRole('main'));
/** Number of products of a category. */
const inCategory = (id: string) => products.filter(({ categoryId }) => categoryId === id).length;
const found = () => main().getByText(/^Products found:/).textContent;
const colours = () => within(screen.getByRole('group', { name: 'Colour' }));
const rail = () => within(screen.getByRole('complementary', { name: 'Filters' }));

describe('the product grid', () => {
  it('opens with the filters of the address, and shows the number of products', async () => {
    await open('/en/shop/grid?category=shoes&color=blue');
    expect(found()).toBe('Products found: 2');
    expect(main().getByRole('heading', { name: 'Tailwind Runner' })).toBeInTheDocument();
    expect(main().queryByRole('heading', { name: 'Nimbus S1 smartphone' })).toBeNull();
    expect(await rail().findByRole('checkbox', { name: /^Shoes/ })).toBeChecked();
  });

  it('writes a choice into the address, and Back removes it again', async () => {
    const { user } = await open('/en/shop/grid');
    expect(found()).toBe(`Products found: ${products.length}`);
    await user.click(await rail().findByRole('checkbox', { name: /^Bags/ }));
    expect(found()).toBe(`Products found: ${inCategory('bags')}`);
    await waitFor(() => expect(window.location.search).toBe('?category=bags'));
    act(() => window.history.back());
    await waitFor(() => expect(found()).toBe(`Products found: ${products.length}`));
  });

  it('removes one filter by its chip, and all of them at once', async () => {
    const { user } = await open('/en/shop/grid?category=shoes&sale=1&stars=4');
    const before = found();
    await user.click(main().getByRole('button', { name: 'Remove the filter On sale' }));
    expect(found()).not.toBe(before);
    await user.click(rail().getByRole('button', { name: 'Clear all' }));
    expect(found()).toBe(`Products found: ${products.length}`);
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('offers to remove a filter when it finds nothing', async () => {
    const { user } = await open('/en/shop/grid?q=umbrella&category=shoes');
    expect(found()).toBe('Products found: 0');
    await user.click(main().getByRole('button', { name: 'Without “umbrella”' }));
    expect(found()).toBe(`Products found: ${inCategory('shoes')}`);
  });

  it('finds products while the visitor types, with or without the accents', async () => {
    const { user } = await open('/tr/shop/grid');
    await user.type(screen.getByRole('searchbox', { name: 'Mağazada arayın' }), 'yagmurluk');
    expect(await main().findByText('2 ürün bulundu')).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe('?q=yagmurluk'));
  });

  it('has page links that keep the filters', async () => {
    const { user } = await open('/en/shop/grid?sort=cheap');
    const pages = within(screen.getByRole('navigation', { name: 'Pages of the shop' }));
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/en/shop/grid?sort=cheap&page=2');
    const [first] = main().getAllByRole('article');
    await user.click(pages.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(main().getAllByRole('article')[0]).not.toBe(first));
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    // The last page's "Next page" link is removed: the focus moves to the result count.
    expect(main().getByText(`Products found: ${products.length}`).closest('p')).toHaveFocus();
    expect(screen.getByText('Page 2', { selector: '.visually-hidden' })).toBeInTheDocument();
  });

  it('adds a product at once, and asks for the size where there are several', async () => {
    const { user, store } = await open('/en/shop/grid');
    await user.click(main().getByRole('button', { name: 'Add Dew bottle, 600 ml to the cart' }));
    expect(selectLines(store.getState())).toContainEqual(
      expect.objectContaining({ productId: '1061', color: 'copper', quantity: 1 }),
    );
    expect(await screen.findByText('Dew bottle, 600 ml added to your cart')).toBeInTheDocument();
    await user.click(main().getByRole('button', { name: 'Add Shower raincoat to the cart' }));
    expect(main().getByRole('button', { name: 'Add Shower raincoat in size S to the cart' })).toBeDisabled();
    await user.click(main().getByRole('button', { name: 'Add Shower raincoat in size M to the cart' }));
    expect(selectLines(store.getState())).toContainEqual(
      expect.objectContaining({ productId: '1021', color: 'amber', size: 'M' }),
    );
  });

  it('adds a size by the keyboard: the first size gets the focus, and the card gets it back', async () => {
    const { user, store } = await open('/en/shop/grid');
    const opener = () => main().getByRole('button', { name: 'Add Shower raincoat to the cart' });
    await press(user, opener());
    expect(main().getByRole('button', { name: 'Add Shower raincoat in size M to the cart' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(opener()).toHaveFocus();
    await user.keyboard('{Enter}{Enter}');
    expect(opener()).toHaveFocus();
    expect(selectLines(store.getState())).toContainEqual(expect.objectContaining({ productId: '1021', size: 'M' }));
    await user.keyboard('{Enter}');
    await user.click(main().getByRole('button', { name: 'Close the sizes' }));
    expect(opener()).toHaveFocus();
  });

  it('asks in Turkish for the number of a shoe and for the size of a garment', async () => {
    const { user } = await open('/tr/shop/grid');
    await user.click(main().getByRole('button', { name: 'Sepete ekle: Tailwind koşu ayakkabısı' }));
    expect(main().getByRole('group', { name: 'Numara seçin' })).toBeInTheDocument();
    expect(
      main().getByRole('button', { name: 'Sepete ekle: Tailwind koşu ayakkabısı, 41 numara' }),
    ).toBeInTheDocument();
    await user.click(main().getByRole('button', { name: 'Sepete ekle: Shower yağmurluk' }));
    expect(main().getByRole('group', { name: 'Beden seçin' })).toBeInTheDocument();
  });

  it('shows a card in another colour, and adds that colour', async () => {
    const { user, store } = await open('/en/shop/grid');
    const card = main()
      .getAllByRole('article')
      .find((article) => within(article).queryByRole('heading', { name: 'Dew bottle, 600 ml' }));
    const own = within(card as HTMLElement);
    await user.click(own.getByRole('button', { name: 'Aegean blue' }));
    expect((card as HTMLElement).querySelector('img')).toHaveAttribute(
      'src',
      expect.stringContaining('1061-front-blue'),
    );
    expect(own.getByRole('link')).toHaveAttribute('href', '/en/shop/single/1061?color=blue');
    await user.click(own.getByRole('button', { name: /^Add / }));
    expect(selectLines(store.getState())).toContainEqual(expect.objectContaining({ color: 'blue' }));
  });

  it('has no button to add a product that is sold out', async () => {
    await open('/en/shop/grid?q=squall');
    expect(main().getByText('Sold out')).toBeInTheDocument();
    expect(main().queryByRole('button', { name: /^Add / })).toBeNull();
  });
});

describe('a product', () => {
  it('shows the variant of the address, and how many are left', async () => {
    await open('/en/shop/single/1030?color=blue&size=42&view=top');
    expect(main().getByRole('heading', { level: 1, name: 'Tailwind Runner' })).toBeInTheDocument();
    expect(colours().getByRole('button', { name: 'Aegean blue' })).toHaveAttribute('aria-pressed', 'true');
    expect(main().getByRole('button', { name: '42' })).toHaveAttribute('aria-pressed', 'true');
    expect(main().getByRole('img', { name: /Seen from above/ })).toHaveAttribute(
      'src',
      expect.stringContaining('1030-top-blue'),
    );
    expect(main().getByText('Only 6 left in this option')).toBeInTheDocument();
    expect(document.title).toBe('Tailwind Runner – Storm shop');
  });

  it('writes the chosen variant into the address', async () => {
    const { user } = await open('/en/shop/single/1030');
    await user.click(colours().getByRole('button', { name: 'Beacon red' }));
    await painted();
    await user.click(main().getByRole('button', { name: '41' }));
    await waitFor(() => expect(window.location.search).toBe('?color=red&size=41'));
  });

  it('asks for a size before it is added, and focuses the sizes', async () => {
    const { user, store } = await open('/en/shop/single/1030');
    const before = selectCartCount(store.getState());
    const [add] = main().getAllByRole('button', { name: 'Add to cart' });
    await user.click(add as HTMLElement);
    expect(main().getByText('Please choose a size first.')).toBeInTheDocument();
    expect(main().getByRole('button', { name: '38' })).toHaveFocus();
    expect(selectCartCount(store.getState())).toBe(before);
  });

  it('is added in the chosen quantity, colour and size', async () => {
    const { user, store } = await open('/en/shop/single/1020?color=ink&size=L');
    await user.selectOptions(main().getByRole('combobox', { name: 'Quantity' }), '3');
    const [add] = main().getAllByRole('button', { name: 'Add to cart' });
    await user.click(add as HTMLElement);
    expect(selectLines(store.getState())).toContainEqual(
      expect.objectContaining({ productId: '1020', color: 'ink', size: 'L', quantity: 3 }),
    );
  });

  it('disables sizes that are sold out in a colour', async () => {
    await open('/en/shop/single/1030?color=red');
    expect(main().getByRole('button', { name: '38, sold out' })).toBeDisabled();
    expect(main().getByRole('button', { name: '39' })).toBeEnabled();
  });

  it('zooms its pictures, and turns them by arrow keys', async () => {
    const { user } = await open('/en/shop/single/1010');
    await user.click(main().getByRole('button', { name: 'Zoom in' }));
    await user.click(main().getByRole('button', { name: 'Zoom out' }));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(main().getByRole('img', { name: /Seen from the back/ })).toBeInTheDocument());
  });

  it('filters its reviews by stars', async () => {
    const { user } = await open('/en/shop/single/1030');
    await user.click(main().getByRole('button', { name: /^Only 4-star reviews/ }));
    const list = within(main().getByRole('region', { name: 'Example reviews' }));
    for (const stars of list.getAllByRole('img', { name: /of 5 stars$/ })) {
      expect(stars).toHaveAccessibleName('4 of 5 stars');
    }
  });

  it('shows all reviews, and focuses the first new one', async () => {
    const { user } = await open('/en/shop/single/1030');
    const list = within(main().getByRole('region', { name: 'Example reviews' }));
    expect(list.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await press(user, list.getByRole('button', { name: 'Show all reviews' }));
    expect(list.getAllByRole('heading', { level: 3 })[2]).toHaveFocus();
  });

  it.each(['9999', '__proto__', '1030x', '%20'])('with the unknown id %s shows the not-found page', async (id) => {
    await open(`/en/shop/single/${id}`);
    expect(screen.getByRole('heading', { level: 1, name: 'Something gone wrong!' })).toBeInTheDocument();
    expect(screen.getAllByRole('searchbox').length).toBeGreaterThan(0);
  });
});

describe('the cart’s panel', () => {
  it('opens from the header with its lines, changes and removes them, and restores them', async () => {
    const { user, store } = await open('/en');
    await user.click(screen.getByRole('link', { name: 'Cart, items: 3' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Your Cart' }));
    expect(panel.getByText('$766.40')).toBeInTheDocument();
    const select = panel.getByRole('combobox', { name: 'Quantity of Cirrus cotton t-shirt' });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['01', '02', '03']);
    await user.selectOptions(select, '2');
    expect(panel.getByText('$790.40')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Remove Tailwind Runner from the cart' }));
    expect(panel.getByText('Tailwind Runner has left the cart.', { selector: 'li *' })).toBeInTheDocument();
    expect(selectLines(store.getState())).toHaveLength(2);
    await user.click(panel.getByRole('button', { name: 'Undo' }));
    expect(selectLines(store.getState()).map(({ productId }) => productId)).toEqual(['1010', '1020', '1030']);
    expect(panel.getByRole('link', { name: 'Continue to Checkout' })).toHaveAttribute('href', '/en/shop/checkout');
    await user.click(panel.getByRole('button', { name: 'Close the cart' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your Cart' })).toBeNull());
  });

  it('moves the focus from Remove to Undo, and to the panel’s heading after the last line', async () => {
    localStorage.setItem('storm-cart', '{"lines":[{"productId":"1061","color":"blue","size":null,"quantity":1}]}');
    const { user, store } = await open('/en');
    await user.click(await screen.findByRole('link', { name: 'Cart, items: 1' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Your Cart' }));
    await press(user, panel.getByRole('button', { name: 'Remove Dew bottle, 600 ml from the cart' }));
    await waitFor(() => expect(panel.getByRole('button', { name: 'Undo' })).toHaveFocus());
    act(() => void store.dispatch(removalUndoExpired('1061:blue:')));
    await waitFor(() => expect(panel.getByRole('heading', { name: 'Your Cart' })).toHaveFocus());
  });

  it('shows toasts in front of it while it is open, and moves them back to the page when it closes', async () => {
    const { user } = await open('/en');
    const home = screen.getByRole('region', { name: 'Messages' });
    await user.click(await screen.findByRole('link', { name: 'Cart, items: 3' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your Cart' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove Tailwind Runner from the cart' }));
    const toast = await within(dialog).findByRole('alert');
    expect(toast).toHaveTextContent('Tailwind Runner removed from your cart');
    // Announced once: the second live region is silent.
    expect(within(dialog).getAllByRole('status')).toHaveLength(1);
    expect(within(dialog).getByRole('status')).not.toHaveTextContent('Tailwind Runner');
    await user.hover(toast);
    await user.click(within(dialog).getByRole('button', { name: 'Close the cart' }));
    await waitFor(() => expect(dialog).not.toContainElement(toast));
    // The same element, still held by the pointer.
    expect(home).toContainElement(toast);
    expect(screen.getByRole('main').ownerDocument.body).toContainElement(toast);
    await user.click(within(home).getByRole('button', { name: 'Close the message' }));
    await waitFor(() => expect(home).toBeEmptyDOMElement());
  });

  it('offers a quantity above three when a line has it', async () => {
    localStorage.setItem('storm-cart', '{"lines":[{"productId":"1061","color":"blue","size":null,"quantity":7}]}');
    const { user } = await open('/en');
    await user.click(await screen.findByRole('link', { name: 'Cart, items: 7' }));
    const select = await screen.findByRole('combobox', { name: 'Quantity of Dew bottle, 600 ml' });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['01', '02', '03', '07']);
  });

  it.each([
    ['script', () => failImports()],
    ['words', () => answer('GET /assets/i18n/en/catalogue.json', () => ({ status: 503 }))],
  ])('shows an error when its %s cannot be loaded, and opens at the next press', async (_, drop) => {
    const { user, store } = await open('/en');
    drop();
    await user.click(screen.getByRole('link', { name: 'Cart, items: 3' }));
    expect(await screen.findByText(/^This part could not be loaded/)).toBeInTheDocument();
    expect(selectPanelOpen(store.getState())).toBe(false);
    restoreImports();
    answer('GET /assets/i18n/en/catalogue.json', () => ({ body: readText('public/assets/i18n/en/catalogue.json') }));
    await user.click(screen.getByRole('link', { name: 'Cart, items: 3' }));
    expect(await screen.findByRole('dialog', { name: 'Your Cart' })).toBeInTheDocument();
  });

  it('throws when its container is missing (spec 8)', async () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(
      renderPart(
        <Offcanvas container="nowhere" label="Lost" open onClose={() => undefined}>
          …
        </Offcanvas>,
      ),
    ).rejects.toThrow('Offcanvas container "nowhere" not found');
    // React unmounts the failed tree one turn later.
    await act(() => Promise.resolve());
    silent.mockRestore();
  });
});

describe('the wishlist', () => {
  it('contains a product after a click on its heart button', async () => {
    const { user, store } = await open('/en/shop/grid');
    await user.click(main().getByRole('button', { name: 'On the wishlist: Dew bottle, 600 ml' }));
    expect(selectWishedIds(store.getState())).toEqual(['1061']);
    expect(main().getByRole('button', { name: 'On the wishlist: Dew bottle, 600 ml' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('shows the stored products, moves one to the cart and removes another', async () => {
    localStorage.setItem('storm-wishlist', '{"productIds":["1061","1030"]}');
    const { user, store } = await open('/en/account/wishlist');
    await user.click(await main().findByRole('button', { name: 'Move to cart' }));
    expect(selectLines(store.getState())).toContainEqual(expect.objectContaining({ productId: '1061' }));
    expect(selectWishedIds(store.getState())).toEqual(['1030']);
    await user.click(main().getByRole('button', { name: 'Remove Tailwind Runner from the wishlist' }));
    expect(main().getByRole('heading', { name: 'Your wishlist is still empty' })).toBeInTheDocument();
  });

  it('moves a colour in stock when the first one is sold out', async () => {
    const soldOut = jest.replaceProperty(productOf('1011')!, 'variantStock', { oat: 0 });
    localStorage.setItem('storm-wishlist', '{"productIds":["1011"]}');
    const { user, store } = await open('/en/account/wishlist');
    const link = await main().findByRole('link', { name: 'Nimbus Mini smartphone' });
    expect(link).toHaveAttribute('href', '/en/shop/single/1011?color=blue');
    await user.click(await main().findByRole('button', { name: 'Move to cart' }));
    expect(selectLines(store.getState())).toContainEqual(expect.objectContaining({ productId: '1011', color: 'blue' }));
    soldOut.restore();
  });

  it('suggests popular products while it is short; their heart button adds one at once and keeps the focus', async () => {
    const { user } = await open('/en/account/wishlist');
    const ideas = within(await main().findByRole('region', { name: 'Top rated on each shelf' }));
    const [first] = ideas.getAllByRole('button', { name: /^On the wishlist/ });
    if (!first) throw new Error('Nothing is suggested');
    await user.click(first);
    expect(main().getByRole('region', { name: 'Products on your wishlist' })).toBeInTheDocument();
    expect(first).toHaveFocus();
    expect(first).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the shop’s front page', () => {
  it('shows the products of the season that the visitor chooses', async () => {
    const { user } = await open('/en/shop/index');
    await user.click(main().getByRole('button', { name: 'Winter' }));
    expect(main().getByRole('heading', { level: 1, name: 'Snow\u00a0ahead. Good.' })).toBeInTheDocument();
    expect(within(main().getByRole('list', { name: 'Picked for Winter' })).getAllByRole('link')).toHaveLength(3);
  });

  it('links from each category to its products', async () => {
    await open('/en/shop/index');
    expect(main().getByRole('link', { name: /^Bags/ })).toHaveAttribute('href', '/en/shop/grid?category=bags');
  });

  it('leads from the goods in the drawing and from their list to the same products, in the colours shown', async () => {
    const { user } = await open('/en/shop/index');
    const look = within(main().getByRole('region', { name: 'Ready by the door' }));
    const addresses = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
    const numbered = look.getAllByRole('link', { name: /^\d\. Open / });
    expect(addresses(numbered)).toEqual(addresses(within(look.getByRole('list')).getAllByRole('link')));
    await user.click(numbered[0]!);
    expect(await main().findByRole('heading', { level: 1, name: 'Shower raincoat' })).toBeInTheDocument();
  });

  it('shows an empty cart as an example while the own one is filled', async () => {
    const words = leavesOf('public/assets/i18n/en/shop/empty-cart.json');
    await open('/en/shop/empty-cart');
    expect(await main().findByText(String(words.get('empty.preview')))).toBeInTheDocument();
    expect(main().getByRole('heading', { level: 1, name: String(words.get('empty.filled')) })).toBeInTheDocument();
  });

  it('counts down to the end of the week in İzmir', async () => {
    await open('/en/shop/index');
    expect(
      await main().findByRole('timer', { name: /^Until the next deals: \d days, \d+ hours, \d+ minutes$/ }),
    ).toBeInTheDocument();
  });
});
