import type { ReactNode } from 'react';
import { SignedSeal } from '@/ui/art/about/SignedSeal';
import styles from './Guarantees.module.scss';

/** Frame of the guarantees: a list of facts with a figure and a drawing each. */
export function Guarantees({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}

/** A line for place and date, signature and seal: the last child of the list. */
export const GuaranteeSeal = ({ place }: { place: string }) => (
  <div className={styles.seal}>
    <p>{place}</p>
    <SignedSeal />
  </div>
);
