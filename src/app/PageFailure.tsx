import { Component, type ReactNode } from 'react';
import { urlOf } from '@/site/addresses';
import { entryOf } from '@/site/menu';
import { Button } from '@/ui/Button';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import { usePlace } from '@/ui/place';
import { useLanguage, useWords } from '@/ui/words';
import styles from './PageFailure.module.scss';

function Apology({ alone }: { alone: boolean }) {
  const t = useWords();
  const language = useLanguage();
  // A bare page would have brought a main part of its own.
  const bare = usePlace(({ key }) => entryOf(key).layout === 'bare');
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

/**
 * Stands around the page: one that fails while it is drawn gives its place to an apology, a way to try again and a way
 * home; header and footer stay. React tells the console of it, once. To be given the page's key, so that the next page
 * begins anew. Once more, `alone`, it stands around everything: of a header that fails the window would be left empty.
 */
export class PageFailure extends Component<{ alone?: boolean; children: ReactNode }> {
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };
  override render() {
    const { alone = false, children } = this.props;
    return this.state.failed ? <Apology alone={alone} /> : children;
  }
}
