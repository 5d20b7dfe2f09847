import type en from '@words/en/shop/index.json';
import { SignUpForm } from '@/features/contact/SignUpForm';
import { BestSellers } from '@/features/shop/landing/BestSellers';
import { Brands } from '@/features/shop/landing/Brands';
import { Deals } from '@/features/shop/landing/Deals';
import { Letter } from '@/features/shop/landing/Letter';
import { Shelves } from '@/features/shop/landing/Shelves';

/** The shop's front page below its first view. */
export function Below({ categories, best, deals, brands, news }: Omit<typeof en, 'meta' | 'hero'>) {
  const { form, ...letter } = news;
  return (
    <>
      <Shelves words={categories} />
      <BestSellers words={best} />
      <Deals words={deals} />
      <Brands words={brands} />
      <Letter {...letter}>
        <SignUpForm {...form} />
      </Letter>
    </>
  );
}
