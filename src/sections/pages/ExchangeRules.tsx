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
      <h2 className={styles.second}>{steps.title}</h2>
      <ol className={styles.steps}>
        {steps.items.map(({ title, text }, index) => (
          <li key={title}>
            <svg viewBox="0 0 120 48" aria-hidden="true" focusable="false">
              <path d="M0 24H38" />
              <rect x={38 + index * 4} y="14" width="22" height="20" rx="5" />
              <path d={`M${60 + index * 4} 20h10M${60 + index * 4} 28h10`} />
              <path d="M84 12v24h14V12zM98 24H120" data-on={index === 3 || undefined} />
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
