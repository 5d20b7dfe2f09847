import type { ReactNode } from 'react';
import { demoBrands } from '@/data/demoBrands';
import { targetOf } from '@/site/addresses';
import { isPageItem, menuTree } from '@/site/menuTree';
import { Dropdown } from '@/ui/Dropdown';
import { IconButton } from '@/ui/IconButton';
import { PageLink } from '@/ui/PageLink';
import { openDialogProps } from '@/ui/Dialog';
import { useRoute } from '@/ui/route';
import { useTranslation } from '@/ui/translation';
import { LanguageMenu } from '../../LanguageMenu';
import { LogoLink } from '../../LogoLink';
import { splitNumber } from '../../splitNumber';
import { menuDrawerId } from '../../dialogIds';
import styles from './DemoRibbon.module.scss';

/** The demos of the menu. */
export const demos = menuTree.find(({ key }) => key === 'demos')?.children.filter(isPageItem) ?? [];

interface DemoRibbonProps {
  theme: ReactNode;
  cart: ReactNode;
}

/** Storm's controls in one slim line above a demo: home, all demos, language, theme, cart, purchase, menu. */
export function DemoRibbon({ theme, cart }: DemoRibbonProps) {
  const { t } = useTranslation();
  const { key } = useRoute();
  return (
    <div className={styles.root} data-bs-theme="dark">
      <div className={styles.content}>
        <LogoLink />
        <div className={styles.demos}>
          <Dropdown
            name="header"
            label={
              <>
                {`${t('menu.demos')} `}
                <span className={styles.current}>{demoBrands[key] ?? t(`menu.${key}`)}</span>
              </>
            }
          >
            <ul>
              {demos.map((item) => (
                <li key={item.key}>
                  <PageLink {...targetOf(item.key)} aria-current={item.key === key ? 'page' : undefined}>
                    {demoBrands[item.key] ?? t(item.label)}
                    {/* Without the number of a series ("SaaS product 2"): the brand tells its pages apart. */}
                    {demoBrands[item.key] && <span className={styles.kind}>{splitNumber(t(item.label))[0]}</span>}
                  </PageLink>
                </li>
              ))}
            </ul>
          </Dropdown>
        </div>
        <div className={styles.tools}>
          <div className={styles.wide}>
            <LanguageMenu />
          </div>
          {theme}
          {cart}
          <div className={styles.wide}>
            <PageLink to="pricing" className={styles.buy}>
              {t('header.buyNow')}
            </PageLink>
          </div>
          <IconButton icon="list" label={t('header.open')} {...openDialogProps(menuDrawerId)} />
        </div>
      </div>
    </div>
  );
}
