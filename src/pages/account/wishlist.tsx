import { AccountLayout } from '@/features/account/AccountLayout';
import { CatalogueProvider } from '@/features/shop/CatalogueProvider';
import { Wishlist } from '@/features/shop/Wishlist';
import type { WordsOf } from '@/site/words';

export default function WishlistPage({ frame, catalogue, ...words }: WordsOf<'account/wishlist'>) {
  return (
    <AccountLayout frame={frame} title={words.title} lead={words.lead}>
      <CatalogueProvider words={catalogue}>
        <Wishlist {...words} />
      </CatalogueProvider>
    </AccountLayout>
  );
}
