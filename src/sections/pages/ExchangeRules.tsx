import type en from '@words/en/saas/integrations.json';
import { Section } from '@/ui/Section';
import styles from './ExchangeRules.module.scss';

type ExchangeRulesProps = Pick<typeof en, 'rules' | 'steps'>;

/** Four rules, and the steps to an integration. */
export function ExchangeRules({ rules, steps }: ExchangeRulesProps) {
  return (
    <Section tone="ink" labelledBy="rules-title">
      <h2 id="rules-title" className={styles.title}>
        {rules.title}
      </h2>
      <ol className={styles.rules}>
        {rules.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <h2 id="steps-title" className={styles.second}>
        {steps.title}
      </h2>
      <ol className={styles.steps}>
        {steps.items.map(({ title, text }, index) => (
          <li key={title}>
            <span className={styles.coupling} data-on={index === 3 || undefined}>
              <svg viewBox="0 0 96 40" aria-hidden="true" focusable="false">
                <g transform={`translate(${index * 5 - 3} 0)`}>
                  <path d={`M${1 - index * 5} 20H9`} />
                  <path d="M14 10h20a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H14a5 5 0 0 1-5-5V15a5 5 0 0 1 5-5z" />
                  <path d="M39 16h10M39 24h10" />
                </g>
                <path d="M63 5h15a9 9 0 0 1 9 9v12a9 9 0 0 1-9 9H63zM87 20h9" />
              </svg>
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
