import type enGrid from '@words/en/shop/grid.json';
import { flushSync } from 'react-dom';
import { type Root, createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import '@/styles/index.scss';
import { createI18n } from '@/app/i18n';
import { makeStore } from '@/app/store';
import { type Product, products } from '@/data/products';
import { CatalogueProvider } from '@/features/shop/CatalogueProvider';
import { ShopGrid } from '@/features/shop/ShopGrid';
import { VirtualProductGrid } from '@/features/shop/ProductGrid';
import type { CatalogueWords } from '@/features/shop/useCatalogue';
import { LanguageContext } from '@/ui/translation';

/** Words passed by productList.mjs. */
interface ProductListWords {
  shell: object;
  grid: Omit<typeof enGrid, 'meta' | 'head'>;
  catalogue: CatalogueWords;
}

/** Any number of products: the real ones first, then variations of them with other ids and prices. */
function makeProducts(count: number): Product[] {
  const variation = (round: number) =>
    products.map((each) => ({ ...each, id: `${each.id}-${round}` as Product['id'], price: each.price + round * 100 }));
  const rounds = Array.from({ length: Math.ceil(count / products.length) }, (_, round) => round);
  return rounds.flatMap((round) => (round === 0 ? products : variation(round))).slice(0, count);
}

let root: Root | undefined;

/** Prepares the shop's product list with `count` products, all listed, for `window.mountProductList`. */
async function prepareProductList(count: number, { shell, grid, catalogue }: ProductListWords): Promise<void> {
  await VirtualProductGrid.preload();
  const productList = makeProducts(count);
  const names: Record<string, { name: string; text: string }> = catalogue.products;
  const named = Object.fromEntries(productList.map(({ id }) => [id, names[id.slice(0, 4)]]));
  const words = { ...catalogue, products: named } as unknown as CatalogueWords;
  const store = makeStore({ language: { code: 'en' } });
  const i18n = createI18n('en', { en: { shell, catalogue: words } });
  root?.unmount();
  const next = createRoot(document.getElementById('root') ?? document.body);
  root = next;
  const mountProductList = () =>
    flushSync(() =>
      next.render(
        <Provider store={store}>
          <I18nextProvider i18n={i18n}>
            <BrowserRouter>
              <LanguageContext value="en">
                <CatalogueProvider words={words}>
                  <ShopGrid {...grid} products={productList} />
                </CatalogueProvider>
              </LanguageContext>
            </BrowserRouter>
          </I18nextProvider>
        </Provider>,
      ),
    );
  Object.assign(window, { mountProductList });
}

Object.assign(window, { prepareProductList });
