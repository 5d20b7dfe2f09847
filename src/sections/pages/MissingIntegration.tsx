import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { Mascot } from '@/ui/art/Mascot';
import styles from './MissingIntegration.module.scss';

interface MissingIntegrationProps {
  title: string;
  text: string;
  action: string;
  /** Alternative text of the drawing. */
  odd: string;
}

/** Call to action for integrations that are not listed. */
export function MissingIntegration({ title, text, action, odd }: MissingIntegrationProps) {
  return (
    <Section tight labelledBy="missing-plug-title">
      <div className={styles.root}>
        <div className={styles.picture}>
          <svg viewBox="0 0 420 240" role="img" aria-label={odd}>
            <path d="M-20 214C60 214 70 120 130 118S196 176 236 172" className={styles.cord} />
            <g transform="translate(232 146) rotate(-14)">
              <rect width="64" height="48" rx="12" fill="var(--ink)" />
              <path d="M64 12h22M64 36h22M64 24h30" stroke="var(--star)" strokeWidth="7" strokeLinecap="round" />
              <path d="M14 12v24M24 12v24" stroke="var(--muted)" strokeWidth="3" strokeLinecap="round" />
            </g>
            <g transform="translate(346 60)" fill="none" stroke="var(--border-strong)" strokeWidth="3">
              <rect width="64" height="104" rx="16" fill="var(--card)" />
              <circle cx="32" cy="30" r="12" />
              <path d="M20 74l12-14 12 14-12 14z" />
            </g>
          </svg>
          <div className={styles.mascot}>
            <Mascot pose="stand" mood="oh" />
          </div>
        </div>
        <div>
          <h2 id="missing-plug-title">{title}</h2>
          <p>{text}</p>
          <Button to="contact" icon="arrow-right">
            {action}
          </Button>
        </div>
      </div>
    </Section>
  );
}
