import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { Mascot } from '@/ui/art/Mascot';
import styles from './CustomerCta.module.scss';

interface CustomerCtaProps {
  title: string;
  text: string;
  action: string;
}

/** Call to action, drawn as an empty frame. */
export function CustomerCta({ title, text, action }: CustomerCtaProps) {
  return (
    <Section labelledBy="next-title">
      <div className={styles.frame}>
        <div className={styles.mascot}>
          <Mascot pose="sit" />
        </div>
        <div className={styles.words}>
          <h2 id="next-title">{title}</h2>
          <p>{text}</p>
          <Button to="contact" icon="arrow-right">
            {action}
          </Button>
        </div>
      </div>
    </Section>
  );
}
