import type en from '@words/en/portfolio/showcase.json';
import { workOf } from '@/data/works';
import { Button } from '@/ui/Button';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import { ProjectPoster } from './ProjectPoster';
import styles from './PosterStrip.module.scss';
import type { WorkWords } from './workWords';

interface PosterStripProps {
  words: (typeof en)['strip'];
  works: WorkWords;
}

/** The projects without a screen of their own on this page, in rows of equal width. */
const others = (['arsiv', 'mercek', 'hasat', 'tezgah', 'dokum', 'vardiya'] as const).flatMap((id) => workOf(id) ?? []);

/** Strip of the other projects' posters, linked to the masonry page. */
export function PosterStrip({ words, works: { items } }: PosterStripProps) {
  return (
    <Section labelledBy="strip" wide tight>
      <div className={styles.head}>
        <h2 id="strip">{words.title}</h2>
        <Button to="contact" icon="arrow-right">
          {words.action}
        </Button>
      </div>
      <div className={styles.strip}>
        <ul className={styles.root}>
          {others.map((work) => (
            <li key={work.id}>
              <PageLink to="portfolio/masonry" search={`work=${work.id}`}>
                <ProjectPoster work={work} alt="" />
                {items[work.id].name}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
