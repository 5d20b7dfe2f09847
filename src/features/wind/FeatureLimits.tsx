import type en from '@words/en/saas/features.json';
import { Icon } from '@/ui/Icon';
import { dashLg } from '@/ui/icons/dash-lg';
import styles from './FeatureLimits.module.scss';

/** What the software leaves undone. */
export function FeatureLimits({ title, text, items }: (typeof en)['not']) {
  return (
    <section className={styles.root} aria-labelledby="not-title">
      <h2 id="not-title">{title}</h2>
      <p>{text}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon name={dashLg} />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
