import { Button } from '@/ui/Button';
import styles from './TerminalClosing.module.scss';

interface TerminalClosingProps {
  title: string;
  lines: readonly string[];
  action: string;
}

/** Call to action, drawn as a terminal: the heading is the line that waits for input. */
export function TerminalClosing({ title, lines, action }: TerminalClosingProps) {
  return (
    <section className={styles.root} aria-labelledby="closing-title">
      <div className={styles.screen}>
        <div className={styles.output}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <h2 id="closing-title">{title}</h2>
        <Button to="contact" size="l">
          {action} <span aria-hidden="true">↵</span>
        </Button>
      </div>
    </section>
  );
}
