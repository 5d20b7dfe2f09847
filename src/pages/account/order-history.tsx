import type shared from '@words/en/account/frame.json';
import type en from '@words/en/account/order-history.json';
import type enCatalogue from '@words/en/catalogue.json';
import { AccountLayout } from '@/features/account/AccountLayout';
import { CatalogueProvider } from '@/features/shop/CatalogueProvider';
import { OrderHistory } from '@/features/shop/OrderHistory';

type PageWords = typeof en & typeof shared & { catalogue: typeof enCatalogue };

export default function OrderHistoryPage({ frame, catalogue, ...words }: PageWords) {
  return (
    <AccountLayout frame={frame} title={words.title} lead={words.lead} open>
      <CatalogueProvider words={catalogue}>
        <OrderHistory {...words} />
      </CatalogueProvider>
    </AccountLayout>
  );
}
