import type en from '@words/en/portfolio/showcase.json';
import { works as all } from '@/data/works';
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

/** Strip of all posters, linked to the masonry page. */
export function PosterStrip({ words, works: { items } }: PosterStripProps) {
  return (
    <Section labelledBy="strip" wide>
      <div className={styles.head}>
        <h2 id="strip">{words.title}</h2>
        <Button to="contact" icon="arrow-right">
          {words.action}
        </Button>
      </div>
      <ul className={styles.root}>
        {all.map((work) => (
          <li key={work.id}>
            <PageLink to="portfolio/masonry" search={`work=${work.id}`}>
              <ProjectPoster work={work} alt="" />
              {items[work.id].name}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
