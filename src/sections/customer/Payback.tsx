import { moneyCase } from '@/data/moneyCase';
import styles from './Payback.module.scss';

interface PaybackProps {
  /** The months, large. */
  value: string;
  text: string;
  /** What is paid, and what comes back. */
  cost: string;
  gain: string;
}

const { payback, project, ownEffort } = moneyCase;

/** End of the project's price on the scale of all costs. */
const price = (payback * project) / (project + ownEffort);

/** The months until an investment is back: its costs, and what each month brings, on one scale. */
export function Payback({ value, text, cost, gain }: PaybackProps) {
  return (
    <div className={styles.root}>
      <p>
        <strong>{value}</strong> {text}
      </p>
      <dl>
        <div>
          <dt>{cost}</dt>
          <dd aria-hidden="true">
            <svg viewBox={`0 0 ${payback} 1`} preserveAspectRatio="none" focusable="false">
              <path d={`M0 0H${price - 0.06}V1H0ZM${price + 0.06} 0H${payback}V1H${price + 0.06}Z`} />
            </svg>
          </dd>
        </div>
        <div>
          <dt>{gain}</dt>
          <dd aria-hidden="true">
            <svg viewBox={`0 0 ${payback} 1`} preserveAspectRatio="none" focusable="false" className={styles.gain}>
              {Array.from({ length: payback }, (_, month) => (
                <path
                  key={month}
                  d={`M${month + (month && 0.06)} 0H${month + (month < payback - 1 ? 0.94 : 1)}V1H${month + (month && 0.06)}Z`}
                />
              ))}
            </svg>
          </dd>
        </div>
      </dl>
    </div>
  );
}
