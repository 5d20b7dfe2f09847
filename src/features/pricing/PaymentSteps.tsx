import { payments } from '@/data/priceRanges';
import styles from './PaymentSteps.module.scss';

type Milestone = keyof typeof payments;

interface PaymentStepsProps {
  title: string;
  /** `share` of the price, with its sign. */
  steps: Record<Milestone, { share: string; text: string }>;
}

/** The price as a bar that is divided at each payment: every step begins with its part of the bar. */
export const PaymentSteps = ({ title, steps }: PaymentStepsProps) => (
  <div className={styles.root}>
    <h3>{title}</h3>
    <ol>
      {(Object.keys(payments) as Milestone[]).map((key) => (
        <li key={key} data-share={payments[key]}>
          <strong>{steps[key].share}</strong> {steps[key].text}
        </li>
      ))}
    </ol>
  </div>
);
