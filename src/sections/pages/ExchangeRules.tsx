import type en from '@words/en/saas/integrations.json';
import { Section } from '@/ui/Section';
import { RuleMark } from '@/ui/art/pages/RuleMark';
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
        {rules.items.map(({ title, text }, index) => (
          <li key={title}>
            <div className={styles.mark}>
              <RuleMark index={index} />
            </div>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
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
              <svg viewBox="0 0 112 48" aria-hidden="true" focusable="false">
                <path d="M104 24h8" className={styles.cable} />
                <path d="M70 5h22a15 15 0 0 1 15 15v8a15 15 0 0 1-15 15H70z" fill="#5b6f64" />
                <path d="M70 30h37a15 15 0 0 1-15 13H70z" fill="#42544a" />
                <path d="M70 5h6v38h-6z" fill="#26352d" />
                <path d="M72 17h14M72 31h14" stroke="#0b1410" strokeWidth="7" strokeLinecap="round" />
                <g transform={`translate(${index * 10 - 12} 0)`}>
                  <path d={`M${12 - index * 10} 24H14`} className={styles.cable} />
                  <path d="M48 17h14M48 31h14" stroke="#c9d6ce" strokeWidth="5" strokeLinecap="round" />
                  <path
                    d="M12 19h10q6-10 14-10h8a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6h-8q-8 0-14-10H12z"
                    className={styles.plug}
                  />
                  <path d="M17 29h33v4a6 6 0 0 1-6 6h-8q-8 0-14-10z" opacity="0.24" />
                  <path d="M34 14h9" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity="0.45" />
                </g>
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
