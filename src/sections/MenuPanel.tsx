import type { TFunction } from 'i18next';
import { useRef } from 'react';
import type { HeaderLink } from '@/site/headerLinks';
import { type MenuItem, type PageItem, isPageItem, menuTree } from '@/site/menuTree';
import { Icon } from '@/ui/Icon';
import { window } from '@/ui/icons/window';
import { useTranslation } from '@/ui/translation';
import { HeaderPageLink } from './HeaderPageLink';
import styles from './MainMenu.module.scss';
import { GroupIcon, MenuLink, splitNumber } from './MenuLink';
import { type MenuPreviews, useMenuPreviews } from './useMenuPreviews';

interface PageLinkListProps {
  items: readonly PageItem[];
  t: TFunction;
  previews: MenuPreviews | null;
  detail?: 'picture';
}

function PageLinkList({ items, t, previews, detail }: PageLinkListProps) {
  const stems = items.map(({ label }) => splitNumber(t(label))).map(([name, number]) => number && name);
  return (
    <ul>
      {items.map((item, index) => {
        const isVariant = Boolean(stems[index]) && stems[index] === stems[index - 1];
        return (
          <li key={item.key} data-series={isVariant ? 'next' : stems[index] ? 'first' : undefined}>
            <MenuLink {...{ item, t, previews, detail, isVariant }} />
          </li>
        );
      })}
    </ul>
  );
}

/** The pages of the other groups that are shown with a picture. */
function Featured({ t, previews }: { t: TFunction; previews: MenuPreviews }) {
  const { featuredPages, styles: looks } = previews.parts;
  const items = menuTree
    .flatMap(({ children }) => children.filter(isPageItem))
    .filter(({ key }) => featuredPages.some((page) => page === key));
  return (
    <div className={looks.featured}>
      <p>{previews.words.featured}</p>
      <PageLinkList items={items} t={t} previews={previews} detail="picture" />
    </div>
  );
}

interface MenuPanelProps {
  groups: readonly MenuItem[];
  /** Links outside the menu tree, as the first column. */
  links?: readonly HeaderLink[];
}

/** Panel of one menu group, or of several in columns; hydrated lazily. */
export function MenuPanel({ groups, links }: MenuPanelProps) {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  const previews = useMenuPreviews(panel);
  const looks = previews?.parts.styles;
  const [only] = groups;
  if (only && !links) {
    return (
      <div ref={panel} className={looks ? looks.gallery : styles.list}>
        <PageLinkList items={only.children.filter(isPageItem)} t={t} previews={previews} detail="picture" />
      </div>
    );
  }
  return (
    <div ref={panel} className={looks?.overview}>
      <ul className={looks ? looks.columns : styles.columns}>
        <li>
          <p>
            <Icon name={window} />
            {t('menu.home')}
          </p>
          <ul>
            {links?.map((link) => (
              <li key={link.label}>
                <HeaderPageLink link={link}>{t(link.label)}</HeaderPageLink>
              </li>
            ))}
          </ul>
        </li>
        {groups.map((group) => (
          <li key={group.key}>
            <p>
              <GroupIcon name={group.icon} />
              {t(group.label)}
            </p>
            <PageLinkList items={group.children.filter(isPageItem)} t={t} previews={previews} />
          </li>
        ))}
      </ul>
      {previews && <Featured t={t} previews={previews} />}
    </div>
  );
}
