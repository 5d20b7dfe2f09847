import type en from '@words/en/demos/mobile-app.json';
import { Icon } from '@/ui/Icon';
import { Section } from '@/ui/Section';
import styles from './Questions.module.scss';

/** Questions that open one at a time, without a script. */
export function Questions({ title, items }: typeof en.faq) {
  return (
    <Section joined labelledBy="faq-title">
      <div className={styles.root}>
        <h2 id="faq-title">{title}</h2>
        <div>
          {items.map(({ q, a }) => (
            <details key={q} name="faq">
              <summary>
                {q}
                <Icon name="chevron-down" />
              </summary>
              <p>{a}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
