import { type ReactNode, useContext } from 'react';
import { LogoutEffect } from '@/features/auth/LogoutEffect';
import { CartButton } from '@/features/cart/CartButton';
import { Consent } from '@/features/consent/Consent';
import { CookieSettings } from '@/features/consent/CookieSettings';
import { CartPanelGate } from '@/features/shop/CartPanelGate';
import { ThemeEffect } from '@/features/theme/ThemeEffect';
import { ThemeChoice, ThemeSwitcher } from '@/features/theme/ThemeSwitcher';
import { Toasts } from '@/features/toastr/Toasts';
import { BackToTop } from '@/sections/BackToTop';
import { Header } from '@/sections/Header';
import { SkipLink } from '@/sections/SkipLink';
import { entryOf } from '@/site/menu';
import { LiveRegion } from '@/ui/LiveRegion';
import { deferred } from '@/ui/deferred';
import { PageContext } from '@/ui/words';

const Footer = deferred(
  async () => (await import(/* webpackChunkName: "footer-deferred" */ '@/sections/Footer')).Footer,
);

// The same element each time: a sleeping footer given another would lose its HTML.
const cookieSettings = <CookieSettings />;

/** What surrounds every page: header, footer, toasts and the ways back up. A bare one has a frame of its own. */
export function Shell({ children }: { children: ReactNode }) {
  const { layout } = entryOf(useContext(PageContext).key);
  return (
    <>
      <SkipLink />
      {layout === 'bare' ? (
        children
      ) : (
        <>
          <Header theme={<ThemeSwitcher />} themeChoice={<ThemeChoice />} cart={<CartButton />} />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer cookieSettings={cookieSettings} />
          <BackToTop />
        </>
      )}
      <Consent />
      <CartPanelGate />
      <Toasts />
      <LiveRegion />
      <ThemeEffect />
      <LogoutEffect />
    </>
  );
}
