import type en from '@words/en/saas/v5.json';
import { Button } from '@/ui/Button';
import { Section, SectionHead } from '@/ui/Section';
import { SeedDrawing } from '@/ui/art/saas/SeedDrawing';
import styles from './Filiz.module.scss';

interface FilizFaqProps {
  faq: typeof en.faq;
  closing: typeof en.closing;
}

/** Questions with their answers, which are brief enough to stand open, and a call to action. */
export function FilizFaq({ faq, closing }: FilizFaqProps) {
  return (
    <Section labelledBy="faq-title">
      <div className={styles.faq}>
        <SectionHead title={faq.title} id="faq-title" quiet />
        <ul>
          {Object.entries(faq.items).map(([id, { q, a }]) => (
            <li key={id}>
              <h3>{q}</h3>
              <p>{a}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.closing}>
        <SeedDrawing />
        <div>
          <h2>{closing.title}</h2>
          <p>{closing.text}</p>
        </div>
        <Button to="contact" size="l" icon="arrow-right">
          {closing.action}
        </Button>
      </div>
    </Section>
  );
}
