import type { ReactNode } from 'react';
import { AuthSwitch } from '@/features/auth/AuthSwitch';
import { CartButton } from '@/features/cart/CartButton';
import { Consent } from '@/features/consent/Consent';
import { CookieSettings } from '@/features/consent/CookieSettings';
import { LazyCartPanel } from '@/features/shop/LazyCartPanel';
import { ThemeEffect } from '@/features/theme/ThemeEffect';
import { ThemeChoice, ThemeSwitcher } from '@/features/theme/ThemeSwitcher';
import { Toasts } from '@/features/toastr/Toasts';
import { Header } from '@/sections/Header';
import { SkipLink } from '@/sections/SkipLink';
import { Footer } from '@/sections/shellParts';
import { entryOf } from '@/site/menu';
import { TopLayerPortal } from '@/ui/TopLayerPortal';
import { LiveRegion } from '@/ui/LiveRegion';
import { useRoute } from '@/ui/route';

// Constant elements: React skips rendering them on navigation.
const header = (
  <Header
    theme={<ThemeSwitcher />}
    themeChoice={<ThemeChoice />}
    cart={<CartButton />}
    renderByAuth={(branches) => <AuthSwitch {...branches} />}
  />
);
const footer = <Footer cookieSettings={<CookieSettings />} />;
const overlays = (
  <>
    <Consent />
    <LazyCartPanel />
    <TopLayerPortal>
      <Toasts />
      <LiveRegion />
    </TopLayerPortal>
    <ThemeEffect />
  </>
);

/** Header, footer, toasts and dialogs around a page; pages with the bare layout render their own frame. */
export function Shell({ children }: { children: ReactNode }) {
  const bare = entryOf(useRoute().key).layout === 'bare';
  return (
    <>
      <SkipLink />
      {bare ? (
        children
      ) : (
        <>
          {header}
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          {footer}
        </>
      )}
      {overlays}
    </>
  );
}
