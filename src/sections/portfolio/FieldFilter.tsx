import { type WorkField, workFields, works } from '@/data/works';
import type { WorkWords } from './workWords';
import styles from './FieldFilter.module.scss';

interface FieldFilterProps {
  label: string;
  all: string;
  names: WorkWords['fields'];
  chosen: WorkField | null;
  onChoose: (field: WorkField | null) => void;
}

const countOf = (field: WorkField | null) => works.filter((work) => field === null || work.field === field).length;

/** Filter buttons with counts. */
export function FieldFilter({ label, all, names, chosen, onChoose }: FieldFilterProps) {
  return (
    <div className={styles.root} role="group" aria-label={label}>
      {[null, ...workFields].map((field) => (
        <button key={field} type="button" aria-pressed={field === chosen} onClick={() => onChoose(field)}>
          {field === null ? all : names[field]} <span>{countOf(field)}</span>
        </button>
      ))}
    </div>
  );
}
