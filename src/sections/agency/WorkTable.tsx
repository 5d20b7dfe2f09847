import { Section } from '@/ui/Section';
import styles from './WorkTable.module.scss';

type Column = 'what' | 'how' | 'get';

interface WorkTableProps {
  title: string;
  columns: Record<Column, string>;
  items: Record<string, Record<Column, string>>;
}

/** Services as a table. */
export function WorkTable({ title, columns, items }: WorkTableProps) {
  return (
    <Section tone="ink" wide labelledBy="table-title">
      <h2 id="table-title" className={styles.title}>
        {title}
      </h2>
      <table className={styles.root}>
        <thead>
          <tr>
            <th scope="col">{columns.what}</th>
            <th scope="col">{columns.how}</th>
            <th scope="col">{columns.get}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(items).map(([key, { what, how, get }]) => (
            <tr key={key}>
              <th scope="row">{what}</th>
              <td>{how}</td>
              <td>{get}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
