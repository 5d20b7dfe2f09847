import { type Field, fields, works } from '@/data/works';
import type { WorkWords } from './workWords';
import styles from './WallFilter.module.scss';

interface WallFilterProps {
  label: string;
  all: string;
  names: WorkWords['fields'];
  chosen: Field | null;
  onChoose: (field: Field | null) => void;
}

const countOf = (field: Field | null) => works.filter((work) => field === null || work.field === field).length;

/** Filter buttons with counts. */
export function WallFilter({ label, all, names, chosen, onChoose }: WallFilterProps) {
  return (
    <div className={styles.root} role="group" aria-label={label}>
      {[null, ...fields].map((field) => (
        <button key={field} type="button" aria-pressed={field === chosen} onClick={() => onChoose(field)}>
          {field === null ? all : names[field]} <span>{countOf(field)}</span>
        </button>
      ))}
    </div>
  );
}
