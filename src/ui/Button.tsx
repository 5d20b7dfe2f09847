import type { MouseEvent, ReactNode } from 'react';
import type { Params } from '@/site/addresses';
import type { PageKey } from '@/site/menu';
import styles from './Button.module.scss';
import { Icon } from './Icon';
import { PageLink } from './PageLink';
import type { Glyph, IconName } from './icons';
import { useWords } from './words';

export interface ButtonProps {
  /** brand: the one action of a view; ink, line and text: the others; danger: takes something away. */
  variant?: 'brand' | 'ink' | 'line' | 'text' | 'danger';
  /** 40, 48 or 56 px high. */
  size?: 's' | 'm' | 'l';
  /** As wide as its parent. */
  wide?: boolean;
  /** Before the label. */
  leadIcon?: IconName | Glyph;
  /** After the label, such as the arrow of a link. */
  icon?: IconName | Glyph;
  children: ReactNode;
  /** A page: the button is a link to it. */
  to?: PageKey;
  params?: Params;
  /** The query. */
  search?: string;
  /** With `to`: stays in this tab, also where the menu opens another. */
  target?: '_self';
  hash?: string;
  /** Any other address: the button is a link to it. */
  href?: string;
  /** With `href`: another site, beside this one. */
  newTab?: boolean;
  type?: 'button' | 'submit';
  /** Disabled with a spinner, as wide as before. */
  loading?: boolean;
  disabled?: boolean;
  onClick?: (event: MouseEvent) => void;
}

/** The label gives its place to a spinner; a label in words joins it where there is room. */
function Busy() {
  const t = useWords();
  return (
    <span className={styles.busy}>
      <span className={styles.spinner} />
      <span>{t('form.sending')}</span>
    </span>
  );
}

function NewTab() {
  const t = useWords();
  return <span className="visually-hidden"> ({t('header.newTab')})</span>;
}

/** A button, or a link that looks like one: with `to` to a page, with `href` to any address. */
export function Button({ variant = 'brand', size = 'm', wide, leadIcon, icon, children, ...rest }: ButtonProps) {
  const {
    to,
    params,
    search,
    target,
    hash,
    href,
    newTab = false,
    onClick,
    type = 'button',
    loading = false,
    disabled = false,
  } = rest;
  const className = [styles.root, styles[variant], styles[size], wide && styles.wide].filter(Boolean).join(' ');
  const label = (
    <span className={styles.label}>
      {leadIcon && <Icon name={leadIcon} />}
      <span>{children}</span>
      {icon && <Icon name={icon} />}
    </span>
  );
  if (to) {
    return (
      <PageLink to={to} className={className} {...{ params, search, target, hash, onClick }}>
        {label}
      </PageLink>
    );
  }
  if (href) {
    return (
      <a
        href={href}
        className={className}
        onClick={onClick}
        {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {label}
        {newTab && <NewTab />}
      </a>
    );
  }
  return (
    <button
      type={type}
      className={className}
      disabled={disabled || loading}
      data-loading={loading || undefined}
      onClick={onClick}
    >
      {label}
      {loading && <Busy />}
    </button>
  );
}
