import type { ReactNode } from 'react';
import { AuthSwitch } from '@/features/auth/AuthSwitch';
import { CartButton } from '@/features/cart/CartButton';
import { Consent } from '@/features/consent/Consent';
import { CookieSettings } from '@/features/consent/CookieSettings';
import { LazyCartPanel } from '@/features/shop/LazyCartPanel';
import { ThemeEffect } from '@/features/theme/ThemeEffect';
import { ThemeChoice, ThemeSwitcher } from '@/features/theme/ThemeSwitcher';
import { Toasts } from '@/features/toastr/Toasts';
import { Header, SignIn } from '@/sections/Header';
import { MenuDrawer } from '@/sections/MenuDrawer';
import { SiteSearch } from '@/sections/SiteSearch';
import { SkipLink } from '@/sections/SkipLink';
import type { RenderByAuth } from '@/sections/renderByAuth';
import { Footer } from '@/sections/shellParts';
import { entryOf } from '@/site/menu';
import { settings } from '@/site/settings';
import { TopLayerPortal } from '@/ui/TopLayerPortal';
import { LiveRegion } from '@/ui/LiveRegion';
import { useRoute } from '@/ui/route';

const renderByAuth: RenderByAuth = (branches) => <AuthSwitch {...branches} />;

// Constant elements: React skips rendering them on navigation.
const header = <Header theme={<ThemeSwitcher />} cart={<CartButton />} renderByAuth={renderByAuth} />;
const footer = <Footer cookieSettings={<CookieSettings />} />;
const dialogs = (
  <>
    <MenuDrawer theme={<ThemeChoice />} signIn={<SignIn />} renderByAuth={renderByAuth} />
    {settings.header.search && <SiteSearch />}
  </>
);
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

/** Header, footer, toasts and dialogs around a page; pages with a layout of their own bring header, main and footer. */
export function Shell({ children }: { children: ReactNode }) {
  const { layout } = entryOf(useRoute().key);
  return (
    <>
      <SkipLink />
      {layout ? (
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
      {layout !== 'bare' && dialogs}
      {overlays}
    </>
  );
}
