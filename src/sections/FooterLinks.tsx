import { builtPages } from '@/site/addresses';
import { type FooterLink, footerColumns } from '@/site/footerColumns';
import type { PageKey } from '@/site/menu';
import { PageLink } from '@/ui/PageLink';
import { useWords } from '@/ui/words';
import styles from './Footer.module.scss';

/** The footer's links by column (spec 2.5); only pages that exist. */
export function FooterLinks({ built = builtPages }: { built?: readonly PageKey[] }) {
  const t = useWords();
  return footerColumns(built).map(({ title, links }) => (
    <nav key={title} className={styles.links} aria-label={t(title)}>
      <h3>{t(title)}</h3>
      <ul>
        {links.map(({ label, to, search }: FooterLink) => (
          <li key={label}>
            <PageLink to={to} search={search}>
              {t(label)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
