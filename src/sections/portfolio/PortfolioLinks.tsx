import type en from '@words/en/portfolio/list.json';
import { beforeAfterScenes } from '@/data/caseStudies';
import { posterOf } from '@/data/works';
import type { PageTarget } from '@/site/addresses';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import styles from './PortfolioLinks.module.scss';

type PortfolioLinksProps = (typeof en)['ways'];

const pages = {
  wall: { to: 'portfolio/masonry' },
  screens: { to: 'portfolio/showcase' },
  foundry: { to: 'portfolio/case-study/v1' },
  cold: { to: 'portfolio/case-study/v2' },
  hive: { to: 'portfolio/case-study/v2', params: { id: 'kovan' } },
} as const satisfies Record<string, PageTarget>;

/** Pictures of each page, side by side. */
const pictures: Record<keyof typeof pages, readonly string[]> = {
  wall: [posterOf('pres'), posterOf('arsiv'), posterOf('vardiya'), posterOf('tezgah')],
  screens: [posterOf('lodos'), posterOf('saha')],
  foundry: [beforeAfterScenes.dokum.before, beforeAfterScenes.dokum.after],
  cold: [posterOf('kuzey')],
  hive: [posterOf('kovan')],
};

/** Links to the other portfolio pages. */
export function PortfolioLinks({ title, items }: PortfolioLinksProps) {
  const pageKeys = Object.keys(pages) as (keyof typeof pages)[];
  return (
    <Section labelledBy="ways" wide tight>
      <h2 id="ways" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.root}>
        {pageKeys.map((key) => (
          <li key={key}>
            <PageLink {...pages[key]}>
              <span className={styles.pictures}>
                {pictures[key].map((src) => (
                  <img key={src} src={src} alt="" width="600" height="600" loading="lazy" />
                ))}
              </span>
              <strong>
                {items[key].title} <Icon name="arrow-right" />
              </strong>
              <span>{items[key].text}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
