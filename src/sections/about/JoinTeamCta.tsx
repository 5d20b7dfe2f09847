import { openJobs } from '@/data/jobs';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { BlankStamp } from '@/ui/art/about/BlankStamp';
import styles from './JoinTeamCta.module.scss';

interface JoinTeamCtaProps {
  title: string;
  text: string;
  action: string;
  write: string;
}

/** Call to apply: a blank stamp for each open job. */
export function JoinTeamCta({ title, text, action, write }: JoinTeamCtaProps) {
  return (
    <Section labelledBy="join-title">
      <div className={styles.root}>
        <div className={styles.stamps}>
          {openJobs.map((id) => (
            <BlankStamp key={id} />
          ))}
        </div>
        <div className={styles.words}>
          <h2 id="join-title">{title}</h2>
          <p>{text}</p>
          <div>
            <Button to="career" icon="arrow-right">
              {action}
            </Button>
            <Button variant="text" to="contact">
              {write}
            </Button>
          </div>
        </div>
      </div>
    </Section>
  );
}
