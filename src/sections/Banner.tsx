import { Breadcrumb, type BreadcrumbStep } from '@/ui/Breadcrumb';
import { Isobars } from '@/ui/art/Isobars';
import styles from './Banner.module.scss';

interface BannerProps {
  title: string;
  text?: string;
  /** Accessible name of the breadcrumb. */
  trail: string;
  steps: readonly BreadcrumbStep[];
  /** Label of the current page; defaults to the title. */
  here?: string;
}

/** Head of a working page: breadcrumb, title, text. */
export function Banner({ title, text, trail, steps, here = title }: BannerProps) {
  return (
    <header className={styles.root}>
      <div className={styles.map}>
        <Isobars name="soft" />
      </div>
      <div className={styles.content}>
        <Breadcrumb label={trail} steps={steps} here={here} />
        <div className={styles.words}>
          <h1>{title}</h1>
          {text && <p>{text}</p>}
        </div>
      </div>
    </header>
  );
}
