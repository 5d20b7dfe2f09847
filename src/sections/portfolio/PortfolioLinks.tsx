import type en from '@words/en/portfolio/list.json';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import styles from './PortfolioLinks.module.scss';

type PortfolioLinksProps = (typeof en)['ways'];

const pages = {
  wall: 'portfolio/masonry',
  screens: 'portfolio/showcase',
  foundry: 'portfolio/case-study/v1',
  cold: 'portfolio/case-study/v2',
} as const;

/** Links to the other portfolio pages. */
export function PortfolioLinks({ title, items }: PortfolioLinksProps) {
  const pageKeys = Object.keys(pages) as (keyof typeof pages)[];
  return (
    <Section labelledBy="ways" wide>
      <h2 id="ways" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.root}>
        {pageKeys.map((key) => (
          <li key={key}>
            <PageLink to={pages[key]}>
              <strong>{items[key].title}</strong>
              <span>{items[key].text}</span>
              <Icon name="arrow-right" />
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
