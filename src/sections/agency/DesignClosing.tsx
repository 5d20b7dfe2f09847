import { Button } from '@/ui/Button';
import styles from './DesignClosing.module.scss';

interface DesignClosingProps {
  title: string;
  text: string;
  action: string;
}

/** Call to action with a drawing. */
export function DesignClosing({ title, text, action }: DesignClosingProps) {
  return (
    <section className={styles.root} aria-labelledby="closing-title">
      <div>
        <h2 id="closing-title">{title}</h2>
        <p>{text}</p>
        <Button to="contact" size="l" icon="arrow-right">
          {action}
        </Button>
      </div>
      <svg viewBox="0 0 240 420" aria-hidden="true" focusable="false">
        {/* The cord hangs from the section's rule, however high the words beside it are. */}
        <path d="M120-2000V260" stroke="var(--ink)" strokeWidth="3" />
        <path d="M108 254H132V274H108Z" fill="var(--ink)" />
        <path d="M92 274H148V316L120 400L92 316Z" fill="var(--poster-red)" />
        <path d="M120 274H148V316L120 400Z" fill="#a1171c" />
        <path d="M0 418H240" stroke="var(--ink)" strokeWidth="3" />
        <g fill="none" stroke="var(--border-strong)" strokeWidth="2" strokeDasharray="3 7">
          <path d="M84 20L60 380M160 20L190 380" />
        </g>
      </svg>
    </section>
  );
}
