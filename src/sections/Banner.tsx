import { Breadcrumb, type Step } from '@/ui/Breadcrumb';
import { Isobars } from '@/ui/art/Isobars';
import styles from './Banner.module.scss';

interface BannerProps {
  title: string;
  text?: string;
  /** The name of the way here. */
  trail: string;
  steps: readonly Step[];
  /** Where the visitor is, in a word; the title without it. */
  here?: string;
}

/** The quiet head of a page that is there to be worked with: where it stands, what it is, isobars behind. */
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
