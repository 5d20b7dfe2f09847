import type { TFunction } from 'i18next';
import { Fragment, type ReactNode, useRef } from 'react';
import type { HeaderLink } from '@/site/headerLinks';
import { type MenuItem, type PageItem, isPageItem, menuTree } from '@/site/menuTree';
import { Icon } from '@/ui/Icon';
import { window } from '@/ui/icons/window';
import { useTranslation } from '@/ui/translation';
import { HeaderPageLink } from './HeaderPageLink';
import styles from './MainMenu.module.scss';
import { GroupIcon, MenuLink, rowsOf } from './MenuLink';
import { type MenuPreviews, useMenuPreviews } from './useMenuPreviews';

interface PageLinkListProps {
  items: readonly PageItem[];
  t: TFunction;
  previews: MenuPreviews | null;
  detail?: 'picture';
  /** Last items of the list. */
  children?: ReactNode;
}

/** Lists pages; without pictures, a series or a page with its detail page in one row. */
function PageLinkList({ items, t, previews, detail, children }: PageLinkListProps) {
  const rows = rowsOf(items, t, Boolean(detail));
  return (
    <ul>
      {rows.map((row) => (
        <li key={row[0]?.key}>
          {row.map((item, index) => (
            <MenuLink key={item.key} {...{ item, t, previews, detail }} isVariant={index > 0} />
          ))}
        </li>
      ))}
      {children}
    </ul>
  );
}

/** The first groups of the wide panel, so that the pairs of a column are about equally long. */
const firstGroups: readonly string[] = ['portfolio', 'pages', 'about'];

/** Two groups a column, one below the other. */
function columnsOf(groups: readonly MenuItem[]): MenuItem[][] {
  const sorted = [...groups].sort((a, b) => firstGroups.indexOf(b.key) - firstGroups.indexOf(a.key));
  return sorted.flatMap((_, index) => (index % 2 ? [] : [sorted.slice(index, index + 2)]));
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
        <PageLinkList items={only.children.filter(isPageItem)} t={t} previews={previews} detail="picture">
          {previews && <previews.parts.GroupExtra group={only.key} words={previews.words} />}
        </PageLinkList>
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
        {columnsOf(groups).map((column) => (
          <li key={column[0]?.key}>
            {column.map((group) => (
              <Fragment key={group.key}>
                <p>
                  <GroupIcon name={group.icon} />
                  {t(group.label)}
                </p>
                <PageLinkList items={group.children.filter(isPageItem)} t={t} previews={previews} />
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
      {previews && <Featured t={t} previews={previews} />}
    </div>
  );
}
