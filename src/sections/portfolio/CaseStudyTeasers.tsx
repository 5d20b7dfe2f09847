import type en from '@words/en/portfolio/masonry.json';
import { works } from '@/data/works';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { ProjectPoster } from './ProjectPoster';
import styles from './CaseStudyTeasers.module.scss';
import { CaseStudyLink } from './CaseStudyLink';
import type { WorkWords } from './workWords';

interface CaseStudyTeasersProps {
  words: (typeof en)['stories'];
  works: WorkWords;
}

const listPages = ['portfolio/showcase', 'portfolio/list'] as const;

/** Projects with a case study, and links to the other list pages. */
export function CaseStudyTeasers({ words, works: { fields, items } }: CaseStudyTeasersProps) {
  const withStory = works.filter(({ story }) => story);
  return (
    <Section tone="ink" labelledBy="stories">
      <div className={styles.head}>
        <h2 id="stories">{words.title}</h2>
        <p>
          {listPages.map((to) => (
            <Button key={to} to={to} variant="text" icon="arrow-right">
              {words.ways[to === 'portfolio/list' ? 'list' : 'showcase']}
            </Button>
          ))}
        </p>
      </div>
      <ul className={styles.list}>
        {withStory.map((work) => (
          <li key={work.id}>
            <div className={styles.picture}>
              <ProjectPoster work={work} alt="" />
            </div>
            <p>{fields[work.field]}</p>
            <h3>{items[work.id].line}</h3>
            <CaseStudyLink work={work} variant="text">
              {interpolate(words.read, { name: items[work.id].name })}
            </CaseStudyLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
