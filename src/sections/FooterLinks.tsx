import { type FooterLink, footerColumns } from '@/site/footerColumns';
import { PageLink } from '@/ui/PageLink';
import { useTranslation } from '@/ui/translation';
import styles from './Footer.module.scss';

/** Footer links, one navigation landmark per column. */
export function FooterLinks() {
  const { t } = useTranslation();
  return footerColumns.map(({ title, links }) => (
    <nav key={title} className={styles.links} aria-label={t(title)}>
      <h2>{t(title)}</h2>
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
