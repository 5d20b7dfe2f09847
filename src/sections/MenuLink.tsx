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
import { splitNumber } from './splitNumber';
import type { MenuPreviews } from './useMenuPreviews';

interface MenuLinkProps {
  item: PageItem;
  /** Passed in: a hook per link is five times slower. */
  t: TFunction;
  previews?: MenuPreviews | null;
  /**
   * With `previews`: `picture` in a panel and `row` in the drawer show the page's picture and sentence, `line` its sentence
   * alone, where there are such.
   */
  detail?: 'picture' | 'row' | 'line' | undefined;
  /** With `previews`: follows the link of its series or parent in a row, and is shown by its own name. */
  isVariant?: boolean;
}

/**
 * Rows of a list: the pages of a series ("About us 1", "About us 2") share one, and a page and its detail page; pages
 * that are shown with a picture don't.
 */
export function rowsOf(items: readonly PageItem[], t: TFunction, isPictured = false): PageItem[][] {
  const rows: PageItem[][] = [];
  // What opens in a new tab closes the list.
  for (const item of [...items].sort((a, b) => Number(Boolean(a.target)) - Number(Boolean(b.target)))) {
    const row = rows.at(-1);
    const [name, number] = splitNumber(t(item.label));
    const isNext = number && row?.[0] && splitNumber(t(row[0].label))[0] === name;
    if (row && !isPictured && (isNext || /(single|detail)$/.test(item.key))) row.push(item);
    else rows.push([item]);
  }
  return rows;
}

/** Link of the menu tree with badge and new-tab hint; once they are loaded, with its picture and its sentence. */
export function MenuLink({ item, t, previews, detail, isVariant = false }: MenuLinkProps) {
  const { key, label, badge, target } = item;
  const here = useRoute().key === key;
  const lines: Partial<Record<string, string>> = previews?.words.lines ?? {};
  const variants: Partial<Record<string, string>> = previews?.words.variants ?? {};
  const [name = '', number] = splitNumber(t(label));
  // "Ufuk Radar: early warning" at a demo: the brand is the title, and its kind begins the sentence.
  const [, brand, rest] = /^(.+?): (.+)$/.exec((detail && lines[key]) ?? '') ?? [];
  const line = brand ? `${name}: ${rest}` : detail && lines[key];
  const isPictured = previews && detail && detail !== 'line';
  const lineId = line && `menu-${detail}-${key}`;
  return (
    <PageLink {...targetOf(key)} aria-current={here ? 'page' : undefined} aria-describedby={lineId}>
      {isPictured && <previews.parts.PagePicture page={key} />}
      {previews && !isPictured && (number || isVariant) ? (
        <>
          {!isVariant && name}
          <span className="visually-hidden">{isVariant ? `${t(label)}: ` : ` ${number}`}</span>
          {isVariant && <span className={previews.parts.styles.number}>{variants[key]}</span>}
        </>
      ) : (
        <>
          {brand ?? t(label)}
          {brand && <span className="visually-hidden">{` (${t(label)})`}</span>}
        </>
      )}
      {badge && <Badge>{t(badge)}</Badge>}
      {target && (
        <span className={styles.newTab}>
          <Icon name={arrowUpRight} />
          <span className="visually-hidden">{`, ${t('header.newTab')}`}</span>
        </span>
      )}
      {previews && line && (
        // The link's description, not a part of its name.
        <span id={lineId} aria-hidden="true" className={previews.parts.styles.line}>
          {line}
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
