import { type ReactNode, useState } from 'react';
import { FoldButton, type FoldWords } from '@/ui/FoldButton';
import { Section, SectionHead } from '@/ui/Section';
import styles from './FactTable.module.scss';

interface FactTableProps<K extends string> {
  /** Id for hash links. */
  id: string;
  tone?: 'surface';
  /** The last column has sums of money, the last row is their result. */
  sums?: boolean;
  /** Belongs to the chapter of the section before. */
  quiet?: boolean;
  /** Above the table, in its frame. */
  picture?: ReactNode;
  /** In narrow containers only the first rows are shown, until a button is pressed. */
  fold?: FoldWords;
  /** In narrow containers the header of a cell is on the cell's own line; `fold` holds in wide ones, too. */
  dense?: boolean;
  title: string;
  text: string;
  /** Below the table. */
  note?: string;
  /** Headers by column; the first column has the headers of the rows. */
  columns: Record<K, string>;
  rows: Readonly<Record<string, Record<K, ReactNode>>>;
}

/** A table of facts; in narrow containers a row is a card, and its cells have their headers beside them. */
export function FactTable<K extends string>(props: FactTableProps<K>) {
  const { id, tone, sums, quiet = false, picture, fold, dense, title, text, note, columns, rows } = props;
  const [isFolded, setFolded] = useState(true);
  const [first, ...others] = Object.keys(columns) as [K, ...K[]];
  return (
    <Section id={id} labelledBy={`${id}-title`} tone={tone} tight={quiet}>
      <SectionHead id={`${id}-title`} title={title} text={text} quiet={quiet} />
      <div className={styles.frame}>
        {picture}
        <table
          id={`${id}-table`}
          className={styles.table}
          data-sums={sums}
          data-dense={dense}
          data-folded={(fold && isFolded) || undefined}
        >
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
        {fold && (
          <FoldButton
            words={fold}
            count={Object.keys(rows).length}
            controls={`${id}-table`}
            isFolded={isFolded}
            setFolded={setFolded}
          />
        )}
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </Section>
  );
}
