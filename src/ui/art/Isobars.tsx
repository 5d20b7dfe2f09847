import styles from './Isobars.module.scss';

/** Which weather map, and the ground it lies on: a page, the green panel, or a dark card. */
export interface IsobarsProps {
  name: 'hero' | 'cta' | 'card' | 'calm' | 'soft';
  tone?: 'quiet' | 'onBrand' | 'onInk';
}

/** Isobars behind a section: decoration that fills its positioned parent (design, "Pictures"). */
export function Isobars({ name, tone = 'quiet' }: IsobarsProps) {
  return <div className={`${styles.root} ${styles[name]} ${styles[tone]}`} aria-hidden="true" />;
}
