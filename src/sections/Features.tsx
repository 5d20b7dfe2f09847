import type { ReactNode } from 'react';
import type { StaticPageKey } from '@/site/addresses';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { Section, SectionHead } from '@/ui/Section';
import { arrowUpRight } from '@/ui/icons/arrow-up-right';
import styles from './Features.module.scss';

interface FeaturesProps<K extends string> {
  eyebrow: string;
  title: string;
  text: string;
  /** Two cards in the first row, three in the second. */
  items: Record<K, { title: string; text: string }>;
  contact: { title: string; text: string; action: string };
  links: Record<K, { to: StaticPageKey; search?: string }>;
  /** Pictures by key; their order is the order on the page. */
  pictures: Record<K, ReactNode>;
  /** Key of the card whose picture is clipped by the lower edge. */
  grounded: NoInfer<K>;
}

/** Feature cards with animated pictures, and a contact strip. */
export function Features<K extends string>({
  eyebrow,
  title,
  text,
  items,
  contact,
  links,
  pictures,
  grounded,
}: FeaturesProps<K>) {
  return (
    <Section id="features" labelledBy="features-title">
      <div className={styles.head}>
        <SectionHead eyebrow={eyebrow} title={title} id="features-title" />
        <p className={styles.text}>{text}</p>
      </div>
      <ul className={styles.cards}>
        {(Object.keys(pictures) as K[]).map((key) => (
          <li key={key} className={styles.card} data-animated>
            <h3>
              <PageLink className={styles.link} {...links[key]}>
                {items[key].title}
              </PageLink>
            </h3>
            <p>{items[key].text}</p>
            <span className={styles.arrow} aria-hidden="true">
              <Icon name={arrowUpRight} />
            </span>
            <div className={`${styles.picture} ${key === grounded ? styles.grounded : ''}`}>{pictures[key]}</div>
          </li>
        ))}
      </ul>
      <div className={styles.strip}>
        <p>
          <strong>{contact.title}</strong> {contact.text}
        </p>
        <PageLink to="contact" className={styles.action}>
          {contact.action}
          <Icon name="arrow-right" />
        </PageLink>
      </div>
    </Section>
  );
}
