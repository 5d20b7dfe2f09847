import type { MouseEvent, ReactNode } from 'react';
import { type PageTarget, targetOf } from '@/site/addresses';
import styles from './Button.module.scss';
import { Icon } from './Icon';
import { HashLink } from './HashLink';
import { PageLink } from './PageLink';
import type { Glyph, IconName } from './icons';
import { useTranslation } from './translation';
import { useButtonFocus } from './useButtonFocus';

interface OwnProps {
  /** brand: the primary action of a view; ink, line and text: secondary ones; danger: destructive ones. */
  variant?: 'brand' | 'ink' | 'line' | 'text' | 'danger';
  /** 40, 48 or 56 px high. */
  size?: 's' | 'm' | 'l';
  /** Full width. */
  wide?: boolean;
  /** Before the label. */
  leadIcon?: IconName | Glyph;
  /** After the label, such as the arrow of a link. */
  icon?: IconName | Glyph;
  children: ReactNode;
  /** Query with or without the question mark. */
  search?: string;
  /** With `to`: overrides the menu's `target`. */
  target?: '_self';
  hash?: string;
  /** Any other URL, or `#` and an id of this page. */
  href?: string;
  /** With `href`: opens a new tab. */
  newTab?: boolean;
  type?: 'button' | 'submit';
  /** Disabled, with a spinner; keeps its width. */
  loading?: boolean;
  disabled?: boolean;
  onClick?: ((event: MouseEvent) => void) | undefined;
}

export type ButtonProps = OwnProps & (PageTarget | { to?: undefined; params?: undefined });

/** Spinner and status text over the hidden label. */
function LoadingLabel() {
  const { t } = useTranslation();
  return (
    <span className={styles.busy}>
      <span className={styles.spinner} />
      <span>{t('form.sending')}</span>
    </span>
  );
}

function NewTabNote() {
  const { t } = useTranslation();
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
  const ref = useButtonFocus(disabled, loading);
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
      <PageLink {...targetOf(to, params)} className={className} {...{ search, target, hash, onClick }}>
        {label}
      </PageLink>
    );
  }
  if (href?.startsWith('#')) {
    return (
      <HashLink id={href.slice(1)} className={className} onClick={onClick}>
        {label}
      </HashLink>
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
        {newTab && <NewTabNote />}
      </a>
    );
  }
  return (
    <button
      ref={ref}
      type={type}
      className={className}
      disabled={disabled || loading}
      data-loading={loading || undefined}
      onClick={onClick}
    >
      {label}
      {loading && <LoadingLabel />}
    </button>
  );
}
