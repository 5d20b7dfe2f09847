import type { PlanId } from '@/data/plans';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { TallThermometer } from '@/ui/art/specialty/TallThermometer';
import styles from './PlanColumn.module.scss';

export interface PlanColumnWords {
  /** Unit of the price. */
  seat: string;
  /** `{{total}}` for `{{seats}}` in a month or a year. */
  perMonth: string;
  perYear: string;
  /** Label of the plan in the middle. */
  recommended: string;
  /** Label of the call to action: `{{plan}}`. */
  choose: string;
}

interface PlanColumnProps extends PlanColumnWords {
  id: PlanId;
  name: string;
  text: string;
  points: readonly string[];
  /** Rank of the plan, 0 is the cheapest. */
  rank: number;
  /** Price level, 0…1. */
  priceLevel: number;
  /** Formatted price of a seat. */
  price: string;
  total: string;
  onChoose: () => void;
}

/** A plan with price, features and call to action. */
export function PlanColumn({
  id,
  name,
  text,
  points,
  rank,
  priceLevel,
  price,
  total,
  seat,
  recommended,
  choose,
  onChoose,
}: PlanColumnProps) {
  return (
    <section className={styles.root} data-recommended={rank === 1 || undefined} aria-labelledby={`plan-${id}`}>
      {rank === 1 && <p className={styles.badge}>{recommended}</p>}
      <div className={styles.glass}>
        <TallThermometer warmth={priceLevel} degree={rank} />
      </div>
      <div className={styles.words}>
        <h2 id={`plan-${id}`}>{name}</h2>
        <p className={styles.text}>{text}</p>
        <p className={styles.price}>
          <strong>{price}</strong> <span>{seat}</span>
        </p>
        <p className={styles.total}>{total}</p>
        <Button variant={rank === 1 ? 'brand' : 'line'} to="contact" wide onClick={onChoose}>
          {interpolate(choose, { plan: name })}
        </Button>
        <ul>
          {points.map((point) => (
            <li key={point}>
              <Icon name="check-lg" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
