import type shared from '@words/en/account/frame.json';
import type en from '@words/en/account/wishlist.json';
import type enCatalogue from '@words/en/catalogue.json';
import { AccountLayout } from '@/features/account/AccountFrame';
import { CatalogueProvider } from '@/features/shop/Catalogue';
import { Wishlist } from '@/features/shop/Wishes';

type PageWords = typeof en & typeof shared & { catalogue: typeof enCatalogue };

export default function WishlistPage({ frame, catalogue, ...words }: PageWords) {
  return (
    <AccountLayout frame={frame} title={words.title} lead={words.lead} open>
      <CatalogueProvider words={catalogue}>
        <Wishlist {...words} />
      </CatalogueProvider>
    </AccountLayout>
  );
}
