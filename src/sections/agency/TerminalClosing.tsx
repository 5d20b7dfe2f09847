import { Button } from '@/ui/Button';
import styles from './TerminalClosing.module.scss';

interface TerminalClosingProps {
  title: string;
  lines: readonly string[];
  action: string;
}

/** Call to action, drawn as a terminal. */
export function TerminalClosing({ title, lines, action }: TerminalClosingProps) {
  return (
    <section className={styles.root} aria-labelledby="closing-title">
      <h2 id="closing-title">{title}</h2>
      <div className={styles.screen}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Button to="contact" size="l">
          {action} <span aria-hidden="true">↵</span>
        </Button>
      </div>
    </section>
  );
}
