import { AccountLayout } from '@/features/account/AccountLayout';
import { CatalogueProvider } from '@/features/shop/CatalogueProvider';
import { OrderHistory } from '@/features/shop/OrderHistory';
import type { WordsOf } from '@/site/words';

export default function OrderHistoryPage({ frame, catalogue, ...words }: WordsOf<'account/order-history'>) {
  return (
    <AccountLayout frame={frame} title={words.title} lead={words.lead}>
      <CatalogueProvider words={catalogue}>
        <OrderHistory {...words} />
      </CatalogueProvider>
    </AccountLayout>
  );
}
