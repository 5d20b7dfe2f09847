import type { Lifetime, StorageKey, StorageKind } from '@/features/persistence/storageKeys';
import { LinkedText } from './Prose';
import styles from './StorageTable.module.scss';

interface StorageTableProps<Purpose extends string> {
  caption: string;
  columns: { name: string; purpose: string; lifetime: string };
  kinds: Record<StorageKind, string>;
  /** What holds for all rows of a group. */
  notes: Partial<Record<StorageKind, string>>;
  /** In the order of the rows. */
  purposes: Record<Purpose, string>;
  lifetimes: Record<Lifetime, string>;
  keys: Record<Purpose, StorageKey>;
}

/** What the note of a group says of all its rows; narrow windows repeat it in none of them. */
const usual: Partial<Record<StorageKind, Lifetime>> = { local: 'kept', session: 'tab' };

/** Table of everything stored in the browser: a group for each kind of storage, a row for each purpose. */
export function StorageTable<Purpose extends string>({
  caption,
  columns,
  kinds,
  notes,
  purposes,
  lifetimes,
  keys,
}: StorageTableProps<Purpose>) {
  const rows = Object.entries<string>(purposes).map(([purpose, text]) => ({ ...keys[purpose as Purpose], text }));
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.purpose}</th>
            <th scope="col">{columns.lifetime}</th>
          </tr>
        </thead>
        {(Object.keys(kinds) as StorageKind[]).map((group) => (
          <tbody key={group}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={3}>
                {kinds[group]}
                {notes[group] && <small>{notes[group]}</small>}
              </th>
            </tr>
            {rows
              .filter(({ kind }) => kind === group)
              .map(({ name, lifetime, text }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>
                    <LinkedText text={text} />
                  </td>
                  <td className={lifetime === usual[group] ? styles.usual : ''}>{lifetimes[lifetime]}</td>
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
