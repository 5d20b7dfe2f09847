import type { ReactNode } from 'react';
import { demoBrands } from '@/data/demoBrands';
import { targetOf } from '@/site/addresses';
import { legalLinks } from '@/site/footerColumns';
import { PageLink } from '@/ui/PageLink';
import { useRoute } from '@/ui/route';
import { useCurrentYear } from '@/ui/useCurrentYear';
import { useTranslation } from '@/ui/translation';
import { LanguageMenu } from '../../LanguageMenu';
import { LogoLink } from '../../LogoLink';
import type { Brand, BrandWords } from './brand';
import { SectionLinks } from './BrandBar';
import styles from './BrandFooter.module.scss';
import { demos } from './DemoRibbon';

interface BrandFooterProps {
  words: BrandWords;
  brand: Brand;
  home: ReactNode;
  cookieSettings: ReactNode;
}

/** Storm's part of the footer: that the brand is invented, all demos, legal links. */
function StormLine({ note, cookieSettings }: { note: string; cookieSettings: ReactNode }) {
  const { t } = useTranslation();
  const { key } = useRoute();
  const year = useCurrentYear();
  return (
    <div className={styles.storm} data-bs-theme="dark">
      <div className={styles.content}>
        <div className={styles.note}>
          <LogoLink />
          <p>{note}</p>
        </div>
        <ul className={styles.demos} aria-label={t('menu.demos')}>
          {demos.map((item) => (
            <li key={item.key}>
              <PageLink {...targetOf(item.key)} aria-current={item.key === key ? 'page' : undefined}>
                {demoBrands[item.key] ?? t(item.label)}
              </PageLink>
            </li>
          ))}
        </ul>
        <div className={styles.close}>
          <ul>
            {legalLinks.map(({ label, to }) => (
              <li key={to}>
                <PageLink to={to}>{t(label)}</PageLink>
              </li>
            ))}
            <li>{cookieSettings}</li>
          </ul>
          <small>{t('footer.rights', { year })}</small>
          <LanguageMenu named />
        </div>
      </div>
    </div>
  );
}

/** The brand's footer in its own colours, and Storm's part below it. */
export function BrandFooter({ words, brand, home, cookieSettings }: BrandFooterProps) {
  const { line, nav, address, email, note } = words;
  return (
    <footer>
      <div className={`${brand.theme} ${styles.brand}`}>
        <div className={styles.columns}>
          <div className={styles.line}>
            {home}
            <p>{line}</p>
          </div>
          <ul className={styles.links}>
            <SectionLinks nav={nav} />
          </ul>
          <address>
            <p>{address}</p>
            <p>{email}</p>
          </address>
        </div>
      </div>
      <StormLine note={note} cookieSettings={cookieSettings} />
    </footer>
  );
}
