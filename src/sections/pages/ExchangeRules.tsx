import type en from '@words/en/saas/integrations.json';
import { Section } from '@/ui/Section';
import { Coupling } from '@/ui/art/pages/Coupling';
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
              <Coupling step={index} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
