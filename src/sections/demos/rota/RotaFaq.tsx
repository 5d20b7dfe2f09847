import type en from '@words/en/demos/mobile-app.json';
import { Accordion } from '@/ui/Accordion';
import { Section } from '@/ui/Section';
import styles from './RotaFaq.module.scss';

/** Exclusive accordion of questions. */
export function RotaFaq({ title, items }: typeof en.faq) {
  return (
    <Section tight labelledBy="faq-title">
      <div className={styles.root}>
        <h2 id="faq-title" className={styles.title}>
          {title}
        </h2>
        <Accordion name="faq" items={items.map(({ q, a }) => ({ id: q, title: q, children: <p>{a}</p> }))} />
      </div>
    </Section>
  );
}
