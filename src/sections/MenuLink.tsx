import type { TFunction } from 'i18next';
import { targetOf } from '@/site/addresses';
import type { PageItem } from '@/site/menuTree';
import { Badge } from '@/ui/Badge';
import { Icon } from '@/ui/Icon';
import { arrowUpRight } from '@/ui/icons/arrow-up-right';
import { PageLink } from '@/ui/PageLink';
import { useRoute } from '@/ui/route';
import styles from './MenuLink.module.scss';
import { menuIcons } from './menuIcons';

interface MenuLinkProps {
  item: PageItem;
  /** Passed in: a hook per link is five times slower. */
  t: TFunction;
}

/** Link of the menu tree with badge and new-tab hint. */
export function MenuLink({ item: { key, label, badge, target }, t }: MenuLinkProps) {
  const here = useRoute().key === key;
  return (
    <PageLink {...targetOf(key)} aria-current={here ? 'page' : undefined}>
      {t(label)}
      {badge && <Badge>{t(badge)}</Badge>}
      {target && (
        <span className={styles.newTab}>
          <Icon name={arrowUpRight} />
          <span className="visually-hidden">{`, ${t('header.newTab')}`}</span>
        </span>
      )}
    </PageLink>
  );
}

/** Icon of a menu group, if it has one. */
export function GroupIcon({ name }: { name: string | null }) {
  const glyph = name === null ? undefined : menuIcons[name];
  return glyph && <Icon name={glyph} />;
}
