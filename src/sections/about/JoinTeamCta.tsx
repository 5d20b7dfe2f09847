import { openJobs } from '@/data/jobs';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import styles from './JoinTeamCta.module.scss';

interface JoinTeamCtaProps {
  title: string;
  text: string;
  action: string;
  write: string;
}

/** Call to apply: the outline of a missing stamp for each open job. */
export function JoinTeamCta({ title, text, action, write }: JoinTeamCtaProps) {
  return (
    <Section labelledBy="join-title">
      <div className={styles.root}>
        <div className={styles.stamps}>
          {openJobs.map((id) => (
            <svg key={id} viewBox="0 0 240 300" aria-hidden="true" focusable="false">
              <path d="M8 8H232V292H8Z" />
              <path d="M28 28H212V272H28Z" />
              <path d="M28 272C28 236 56 218 88 208V190C74 176 68 156 68 136C68 102 88 82 120 82S172 102 172 136C172 156 166 176 152 190V208C184 218 212 236 212 272Z" />
              <path d="M106 132A15 15 0 1 1 126 146C121 149 120 152 120 158M120 172V173" />
            </svg>
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
