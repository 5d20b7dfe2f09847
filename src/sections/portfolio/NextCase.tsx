import type { WorkFacts } from '@/data/works';
import { Section } from '@/ui/Section';
import styles from './NextCase.module.scss';
import { ProjectPoster } from './ProjectPoster';
import { CaseStudyLink } from './CaseStudyLink';
import type { WorkWords } from './workWords';

interface NextCaseProps {
  eyebrow: string;
  action: string;
  works: WorkWords;
  work: WorkFacts | undefined;
}

/** Link to the next case study; nothing without one. */
export function NextCase({ eyebrow, action, works: { items }, work }: NextCaseProps) {
  if (!work?.story) return null;
  return (
    <Section labelledBy="next" tone="surface" tight>
      <div className={styles.root}>
        <ProjectPoster work={work} alt="" className={styles.picture} />
        <div>
          <p>{eyebrow}</p>
          <h2 id="next">{items[work.id].line}</h2>
          <CaseStudyLink work={work} variant="ink">
            {action}
          </CaseStudyLink>
        </div>
      </div>
    </Section>
  );
}
