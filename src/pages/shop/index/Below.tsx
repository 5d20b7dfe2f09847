import type en from '@words/en/shop/index.json';
import { EmailSignUpForm } from '@/features/contact/SignUpForm';
import { BestSellers } from '@/features/shop/landing/BestSellers';
import { Brands } from '@/features/shop/landing/Brands';
import { Deals } from '@/features/shop/landing/Deals';
import { Shelves } from '@/features/shop/landing/Shelves';
import { ShopLetter } from '@/features/shop/landing/ShopLetter';

export function Below({ categories, best, deals, brands, news }: Omit<typeof en, 'meta' | 'hero'>) {
  const { form, ...letter } = news;
  return (
    <>
      <Shelves words={categories} />
      <BestSellers words={best} />
      <Deals words={deals} />
      <Brands words={brands} />
      <ShopLetter {...letter}>
        <EmailSignUpForm {...form} />
      </ShopLetter>
    </>
  );
}
