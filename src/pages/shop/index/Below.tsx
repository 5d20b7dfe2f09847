import type en from '@words/en/shop/index.json';
import { EmailSignUpForm } from '@/features/contact/EmailSignUpForm';
import { BestSellers } from '@/features/shop/landing/BestSellers';
import { Deals } from '@/features/shop/landing/Deals';
import { CategoryTiles } from '@/features/shop/landing/CategoryTiles';
import { ShopNewsletter } from '@/features/shop/landing/ShopNewsletter';
import { lazyHydrate } from '@/ui/lazyHydrate';

const Look = lazyHydrate(
  async () => (await import(/* webpackChunkName: "shop-look" */ '@/features/shop/landing/Look')).Look,
);

export const parts = [Look];

export function Below({ categories, best, deals, look, news }: Omit<typeof en, 'meta' | 'hero'>) {
  const { form, ...letter } = news;
  return (
    <>
      <CategoryTiles words={categories} />
      <BestSellers words={best} />
      <Deals words={deals} />
      <Look words={look} />
      <ShopNewsletter {...letter}>
        <EmailSignUpForm {...form} />
      </ShopNewsletter>
    </>
  );
}
