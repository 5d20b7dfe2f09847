import type { PlanId } from '@/data/plans';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { TallThermometer } from '@/ui/art/specialty/TallThermometer';
import styles from './PlanColumn.module.scss';

export interface PlanColumnWords {
  /** Behind the price of a seat. */
  seat: string;
  /** `{{total}}` for `{{seats}}` in a month or a year. */
  perMonth: string;
  perYear: string;
  /** `{{plan}}` is asked about. */
  choose: string;
}

interface PlanColumnProps extends PlanColumnWords {
  id: PlanId;
  name: string;
  text: string;
  points: readonly string[];
  /** 0 is the coolest. */
  degree: number;
  /** How far its mercury has risen, 0…1. */
  warmth: number;
  /** In the visitor's currency. */
  price: string;
  total: string;
  onChoose: () => void;
}

/** A plan: its thermometer, its price, and what it holds. */
export function PlanColumn({
  id,
  name,
  text,
  points,
  degree,
  warmth,
  price,
  total,
  seat,
  choose,
  onChoose,
}: PlanColumnProps) {
  return (
    <section className={styles.root} aria-labelledby={`plan-${id}`}>
      <div className={styles.glass}>
        <TallThermometer warmth={warmth} degree={degree} />
      </div>
      <div className={styles.words}>
        <h2 id={`plan-${id}`}>{name}</h2>
        <p className={styles.text}>{text}</p>
        <p className={styles.price}>
          <strong>{price}</strong> <span>{seat}</span>
        </p>
        <p className={styles.total}>{total}</p>
        <Button variant={degree === 1 ? 'brand' : 'line'} to="contact" wide onClick={onChoose}>
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
