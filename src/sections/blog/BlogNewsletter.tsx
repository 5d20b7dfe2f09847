import type { ReactNode } from 'react';
import { blogFeedUrl } from '@/site/blogFeed';
import { Icon } from '@/ui/Icon';
import { Section } from '@/ui/Section';
import { Isobars } from '@/ui/art/Isobars';
import { rss } from '@/ui/icons/rss';
import { useLanguage } from '@/ui/translation';
import styles from './BlogNewsletter.module.scss';

interface BlogNewsletterProps {
  title: string;
  text: string;
  feed: string;
  /** The sign-up form. */
  children: ReactNode;
}

/** Newsletter sign-up and feed link. */
export function BlogNewsletter({ title, text, feed, children }: BlogNewsletterProps) {
  const language = useLanguage();
  return (
    <Section labelledBy="letter-title">
      <div className={styles.card}>
        <div className={styles.map}>
          <Isobars name="cta" tone="onBrand" />
        </div>
        <div>
          <h2 id="letter-title">{title}</h2>
          <p>{text}</p>
        </div>
        <div>
          {children}
          <a className={styles.feed} href={blogFeedUrl(language)}>
            <Icon name={rss} />
            {feed}
          </a>
        </div>
      </div>
    </Section>
  );
}
