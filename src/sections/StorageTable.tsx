import { type Lifetime, type StorageKey, type StorageKind, storageKeys } from '@/site/storageKeys';
import styles from './StorageTable.module.scss';

interface StorageTableWords {
  caption: string;
  columns: { name: string; kind: string; purpose: string; lifetime: string };
  kinds: Record<StorageKind, string>;
  purposes: Record<StorageKey['purpose'], string>;
  lifetimes: Record<Lifetime, string>;
}

/** Table of everything stored in the browser, from `storageKeys`, which is tested against the code. */
export function StorageTable({ caption, columns, kinds, purposes, lifetimes }: StorageTableWords) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.purpose}</th>
            <th scope="col">{columns.kind}</th>
            <th scope="col">{columns.lifetime}</th>
          </tr>
        </thead>
        <tbody>
          {storageKeys.map(({ name, kind, purpose, lifetime }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{purposes[purpose]}</td>
              <td>{kinds[kind]}</td>
              <td>{lifetimes[lifetime]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
