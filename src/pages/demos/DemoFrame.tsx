import type { ReactNode } from 'react';
import { CartButton } from '@/features/cart/CartButton';
import { CookieSettings } from '@/features/consent/CookieSettings';
import { ThemeSwitcher } from '@/features/theme/ThemeSwitcher';
import { DemoLayout } from '@/sections/demos/frame/DemoLayout';
import type { Brand, BrandWords } from '@/sections/demos/frame/brand';

/** `DemoLayout` with its connected components. */
export function DemoFrame(props: { words: BrandWords; brand: Brand; children: ReactNode }) {
  return <DemoLayout theme={<ThemeSwitcher />} cart={<CartButton />} cookieSettings={<CookieSettings />} {...props} />;
}
