import { Section, SectionHead } from '@/ui/Section';
import styles from './FactTable.module.scss';

interface FactTableProps<K extends string> {
  /** Id for hash links. */
  id: string;
  tone?: 'surface';
  /** The last column has sums of money, the last row is their result. */
  sums?: boolean;
  title: string;
  text: string;
  /** Below the table. */
  note?: string;
  /** Headers by column; the first column has the headers of the rows. */
  columns: Record<K, string>;
  rows: Readonly<Record<string, Record<K, string>>>;
}

/** A table of facts; in narrow containers a row is a card, and its cells have their headers beside them. */
export function FactTable<K extends string>({ id, tone, sums, title, text, note, columns, rows }: FactTableProps<K>) {
  const [first, ...others] = Object.keys(columns) as [K, ...K[]];
  return (
    <Section id={id} labelledBy={`${id}-title`} tone={tone}>
      <SectionHead id={`${id}-title`} title={title} text={text} />
      <div className={styles.frame}>
        <table className={styles.table} data-sums={sums}>
          <thead>
            <tr>
              {[first, ...others].map((key) => (
                <th key={key} scope="col">
                  {columns[key]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(rows).map(([row, cells]) => (
              <tr key={row}>
                <th scope="row">{cells[first]}</th>
                {others.map((key) => (
                  <td key={key} data-label={columns[key]}>
                    {cells[key]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </Section>
  );
}
