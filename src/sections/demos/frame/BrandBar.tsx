import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { openDialogProps } from '@/ui/Dialog';
import { Dropdown } from '@/ui/Dropdown';
import { HashLink } from '@/ui/HashLink';
import { Icon } from '@/ui/Icon';
import { useTranslation } from '@/ui/translation';
import { BackToTop } from '../../BackToTop';
import { menuDrawerId } from '../../dialogIds';
import type { Brand, BrandWords } from './brand';
import styles from './BrandBar.module.scss';

/** Links to the sections of the page. */
export function SectionLinks({ nav }: Pick<BrandWords, 'nav'>) {
  return Object.entries(nav).map(([section, label]) => (
    <li key={section}>
      <HashLink id={`${section}-title`}>{label}</HashLink>
    </li>
  ));
}

interface BrandBarProps {
  words: BrandWords;
  brand: Brand;
  /** The logo, as a link to the top. */
  home: ReactNode;
}

/**
 * The brand's own header: logo, sections, its action; on narrow windows the sections are in a drop-down, and only the logo
 * leads back to the top.
 */
export function BrandBar({ words: { name, nav, action }, brand, home }: BrandBarProps) {
  const { t } = useTranslation();
  return (
    <nav className={`${brand.theme} ${styles.root}`} aria-label={name}>
      <div className={styles.content}>
        {home}
        <ul className={styles.links}>
          <SectionLinks nav={nav} />
        </ul>
        <div className={styles.toTop}>
          <BackToTop />
        </div>
        <div className={styles.action}>
          <Button size="s" href={`#${brand.action}`}>
            {action}
          </Button>
        </div>
        <div className={styles.menu}>
          <Dropdown
            variant="icon"
            name="header"
            align="end"
            label={
              <>
                <svg viewBox="0 0 20 20" width="20" aria-hidden="true">
                  <path d="M2 6.5h16M2 13.5h11" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
                </svg>
                <span className="visually-hidden">{`${name}: ${t('header.open')}`}</span>
              </>
            }
          >
            <ul>
              <SectionLinks nav={nav} />
              <li className={styles.storm}>
                <button
                  type="button"
                  aria-label={`${t('brand.name')}: ${t('header.open')}`}
                  {...openDialogProps(menuDrawerId)}
                >
                  <Icon name="list" />
                  {t('brand.name')}
                </button>
              </li>
            </ul>
          </Dropdown>
        </div>
      </div>
    </nav>
  );
}
