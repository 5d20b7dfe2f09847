import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import styles from './BarographCta.module.scss';

interface BarographCtaProps {
  title: string;
  text: string;
  action: string;
}

/** Call to action of the barograph page. */
export function BarographCta({ title, text, action }: BarographCtaProps) {
  return (
    <Section labelledBy="blank-title">
      <div className={styles.root}>
        <svg viewBox="0 0 1200 320" preserveAspectRatio="xMinYMid slice" aria-hidden="true" focusable="false">
          <path d={[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `M0 ${20 + i * 40}H1200`).join('')} />
          <path d={Array.from({ length: 20 }, (_, i) => `M${i * 64} 0Q${i * 64 + 26} 160 ${i * 64} 320`).join('')} />
          <path d="M-4 54C26 54 36 24 64 24S104 62 132 62S160 40 190 40" className={styles.trace} />
          <path d="M248 37C320 30 420 50 620 48H1210" className={styles.rod} />
          <g transform="translate(190 40) rotate(-3)" className={styles.nib}>
            <path d="M0 0C14-3 24-11 46-10L62-7V7L46 10C24 11 14 3 0 0Z" />
            <path d="M4 0H32" />
            <circle cx="34" r="4" />
          </g>
          <circle cx="190" cy="40" r="5" />
        </svg>
        <div className={styles.words}>
          <h2 id="blank-title">{title}</h2>
          <p>{text}</p>
          <Button to="contact" icon="arrow-right">
            {action}
          </Button>
        </div>
      </div>
    </Section>
  );
}
