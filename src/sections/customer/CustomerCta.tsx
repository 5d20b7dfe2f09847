import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import styles from './CustomerCta.module.scss';

interface CustomerCtaProps {
  title: string;
  text: string;
  action: string;
}

/** Call to action, drawn as an empty frame. */
export function CustomerCta({ title, text, action }: CustomerCtaProps) {
  return (
    <Section joined labelledBy="next-title">
      <div className={styles.frame}>
        <div className={styles.words}>
          <svg className={styles.bolt} viewBox="0 0 40 64" aria-hidden="true" focusable="false">
            <path d="M24 0L0 36H16L6 64L40 24H22L32 0Z" />
          </svg>
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
