import styles from './GapTable.module.scss';

interface GapTableProps {
  columns: { gap: string; way: string };
  rows: Readonly<Record<string, { gap: string; way: string }>>;
}

/** Table of what is not accessible, and of another way to the content; on phones the way stands below the gap. */
export const GapTable = ({ columns, rows }: GapTableProps) => (
  <table className={styles.root}>
    <thead>
      <tr>
        <th scope="col">{columns.gap}</th>
        <th scope="col">{columns.way}</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(rows).map(([key, { gap, way }]) => (
        <tr key={key}>
          <th scope="row">{gap}</th>
          <td data-label={columns.way}>{way}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
