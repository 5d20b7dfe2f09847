import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import styles from './CustomerCta.module.scss';

interface CustomerCtaProps {
  title: string;
  text: string;
  action: string;
}

/** Call to action, in an empty frame on a nail. */
export function CustomerCta({ title, text, action }: CustomerCtaProps) {
  return (
    <Section joined labelledBy="next-title">
      <div className={styles.frame}>
        <svg className={styles.cord} viewBox="0 0 192 56" aria-hidden="true" focusable="false">
          <path d="M0 56L96 8L192 56" />
          <path d="M90 8a6 6 0 0 1 12 0v3a6 6 0 0 1-12 0Z" />
        </svg>
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
