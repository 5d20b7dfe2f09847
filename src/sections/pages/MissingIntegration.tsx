import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { Mascot } from '@/ui/art/Mascot';
import styles from './MissingIntegration.module.scss';

/** Middle of each jack; the first and the last one are cut off by the edges of the board. */
const jacks = [26, 150, 274];

const cable = 'M-20 262C70 262 84 172 160 168S254 192 308 178';

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
          <svg viewBox="0 0 560 300" role="img" aria-label={odd}>
            {jacks.map((y) => (
              <g key={y} transform={`translate(476 ${y})`}>
                <rect x="-56" y="-52" width="112" height="104" rx="14" className={styles.tile} />
                <circle r="27" fill="#0a100d" stroke="#2a3831" strokeWidth="2" />
                <circle r="17" fill="none" stroke="#b19c66" strokeWidth="11" />
                <path d="M-14-10A17 17 0 0 1 10-14" fill="none" stroke="#eadcae" strokeWidth="11" />
                <path d="M14 10A17 17 0 0 1-10 14" fill="none" stroke="#7b6a42" strokeWidth="11" />
              </g>
            ))}
            <path d={cable} className={styles.shade} />
            <path d={cable} className={styles.cord} />
            <path d={cable} className={styles.shine} />
            <g transform="translate(318 176) rotate(-14)">
              <path d="M56-6h20l8 2v8l-8 2H56z" fill="#b19c66" />
              <path d="M56-6h20l8 2H56z" fill="#eadcae" />
              <rect y="-20" width="60" height="40" rx="11" fill="#08a548" />
              <path d="M0 6h60v3a11 11 0 0 1-11 11H11A11 11 0 0 1 0 9z" fill="#067535" />
              <path d="M12-12h32" stroke="#7fe3a8" strokeWidth="4" strokeLinecap="round" />
              <path d="M-14-8H2V8h-16z" fill="#0b5e2e" />
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
