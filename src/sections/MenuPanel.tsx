import type { TFunction } from 'i18next';
import type { HeaderLink } from '@/site/headerLinks';
import { type MenuItem, isPageItem } from '@/site/menuTree';
import { Icon } from '@/ui/Icon';
import { window } from '@/ui/icons/window';
import { useTranslation } from '@/ui/translation';
import { HeaderPageLink } from './HeaderPageLink';
import styles from './MainMenu.module.scss';
import { GroupIcon, MenuLink } from './MenuLink';

const PageLinkList = ({ group, t }: { group: MenuItem; t: TFunction }) => (
  <ul>
    {group.children.filter(isPageItem).map((item) => (
      <li key={item.key}>
        <MenuLink item={item} t={t} />
      </li>
    ))}
  </ul>
);

interface MenuPanelProps {
  groups: readonly MenuItem[];
  /** Links outside the menu tree, as the first column. */
  links?: readonly HeaderLink[];
}

/** Panel of one menu group, or of several in columns; hydrated lazily. */
export function MenuPanel({ groups, links }: MenuPanelProps) {
  const { t } = useTranslation();
  const [only] = groups;
  if (only && !links) {
    return (
      <div className={only.children.length > 7 ? styles.two : undefined}>
        <PageLinkList group={only} t={t} />
      </div>
    );
  }
  return (
    <ul className={styles.columns}>
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
          <PageLinkList group={group} t={t} />
        </li>
      ))}
    </ul>
  );
}
