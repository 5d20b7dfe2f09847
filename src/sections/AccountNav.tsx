import { useEffect, useRef } from 'react';
import type { PageKey } from '@/site/menu';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { bell } from '@/ui/icons/bell';
import { boxArrowRight } from '@/ui/icons/box-arrow-right';
import { boxSeam } from '@/ui/icons/box-seam';
import { creditCard } from '@/ui/icons/credit-card';
import { heart } from '@/ui/icons/heart';
import { layers } from '@/ui/icons/layers';
import { lock } from '@/ui/icons/lock';
import { person } from '@/ui/icons/person';
import { trash } from '@/ui/icons/trash';
import { useTranslation } from '@/ui/translation';
import styles from './AccountNav.module.scss';

interface AccountNavProps {
  /** Accessible name. */
  label: string;
  current: PageKey;
  /** Numbers at the end of rows on wide screens; 0 is not shown. */
  counts: Partial<Record<PageKey, number>>;
  /** Null while signed out. */
  signOut: { label: string; onClick: () => void } | null;
}

const navIcons = {
  'account/profile': person,
  'account/security': lock,
  'account/notifications': bell,
  'account/projects': layers,
  'account/payment-details': creditCard,
  'account/order-history': boxSeam,
  'account/wishlist': heart,
  'account/delete-profile': trash,
} as const;

/** Navigation of the account pages: a column, on phones a scrollable row. */
export function AccountNav({ label, current, counts, signOut }: AccountNavProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On phones, scroll the row to the current page.
    const here = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && list.current) list.current.scrollLeft = here.offsetLeft - 48;
  }, [current]);
  const keys = Object.keys(navIcons) as (keyof typeof navIcons)[];
  return (
    <nav className={styles.root} aria-label={label}>
      <ul ref={list}>
        {keys.map((key) => (
          <li
            key={key}
            className={key === 'account/delete-profile' ? styles.last : undefined}
            data-danger={signOut !== null || undefined}
          >
            <PageLink to={key} {...(key === current && { 'aria-current': 'page' as const })}>
              <Icon name={navIcons[key]} />
              {t(`menu.${key}`)}
              {counts[key] ? <b aria-hidden="true">{counts[key]}</b> : null}
            </PageLink>
          </li>
        ))}
        {signOut && (
          <li>
            <button type="button" data-leaves-page onClick={signOut.onClick}>
              <Icon name={boxArrowRight} />
              {signOut.label}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
