import { urlOf } from '@/site/addresses';
import { entryOf } from '@/site/menu';
import { Button } from '@/ui/Button';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import { useRoute } from '@/ui/route';
import { useLanguage, useTranslation } from '@/ui/translation';
import styles from './PageFailure.module.scss';

/**
 * Error element of a page that failed to render: message, reload button, link home; header and footer stay. `alone`:
 * replaces the whole app when the shell failed.
 */
export function PageFailure({ alone = false }: { alone?: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  // Pages with a layout of their own render their <main>.
  const { layout } = entryOf(useRoute().key);
  const Ground = alone || layout ? 'main' : 'div';
  return (
    <Ground className={styles.root}>
      <Section>
        <h1>{t('page.broken.title')}</h1>
        <p role="alert">{t('page.broken.text')}</p>
        <Button onClick={() => window.location.reload()}>{t('toast.reload')}</Button>{' '}
        {alone ? (
          <a href={urlOf('home', language)}>{t('menu.home')}</a>
        ) : (
          <PageLink to="home">{t('menu.home')}</PageLink>
        )}
      </Section>
    </Ground>
  );
}
