import '@/styles/demoTokens.scss';
import type { ReactNode } from 'react';
import { HashLink } from '@/ui/HashLink';
import type { Brand, BrandWords } from './brand';
import { BrandBar } from './BrandBar';
import { BrandFooter } from './BrandFooter';
import styles from './DemoLayout.module.scss';
import { DemoRibbon } from './DemoRibbon';

interface DemoLayoutProps {
  words: BrandWords;
  brand: Brand;
  theme: ReactNode;
  cart: ReactNode;
  cookieSettings: ReactNode;
  children: ReactNode;
}

/** Layout of a demo as a client's own site: Storm's ribbon, the brand's header and footer, Storm's last line. */
export function DemoLayout({ words, brand, theme, cart, cookieSettings, children }: DemoLayoutProps) {
  const home = (
    <HashLink id="main" className={styles.logo} aria-label={words.name}>
      {brand.logo}
    </HashLink>
  );
  return (
    <>
      <header className={styles.header}>
        <DemoRibbon theme={theme} cart={cart} />
        <BrandBar words={words} brand={brand} home={home} />
      </header>
      <main id="main" tabIndex={-1} className={`${brand.theme} ${styles.main}`}>
        {children}
      </main>
      <BrandFooter words={words} brand={brand} home={home} cookieSettings={cookieSettings} />
    </>
  );
}
