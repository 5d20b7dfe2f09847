import { DataFlowStation, type Station } from '@/ui/art/legal/DataFlowStation';
import styles from './DataFlow.module.scss';

interface DataFlowProps {
  title: string;
  items: Record<Station, { title: string; text: string }>;
}

/** Overview of the privacy notice: where data go from the visitor's browser, at once and with consent. */
export function DataFlow({ title, items }: DataFlowProps) {
  return (
    <div className={styles.root} role="group" aria-labelledby="flow-title">
      <h2 id="flow-title">{title}</h2>
      <ul>
        {(Object.keys(items) as Station[]).map((key) => (
          <li key={key}>
            <DataFlowStation station={key} />
            <div>
              <h3>{items[key].title}</h3>
              <p>{items[key].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
