import { urlOf } from '@/site/addresses';
import { entryOf } from '@/site/menu';
import { Button } from '@/ui/Button';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import { useRoute } from '@/ui/route';
import { useLanguage, useTranslation } from '@/ui/translation';
import styles from './PageFailure.module.scss';

/**
 * Stands where a page has failed while it was rendered: an apology, a way to try again and a way home; header and footer
 * stay. `alone` it stands in place of everything, where the shell itself has failed.
 */
export function PageFailure({ alone = false }: { alone?: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  // A bare page would have brought a main part of its own.
  const bare = entryOf(useRoute().key).layout === 'bare';
  const Ground = alone || bare ? 'main' : 'div';
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
