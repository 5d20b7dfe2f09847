import { IconButton } from '@/ui/IconButton';
import { smoothScroll } from '@/ui/smoothScroll';
import { useScrolledPast } from '@/ui/useScrolledPast';
import { useTranslation } from '@/ui/translation';
import styles from './BackToTop.module.scss';

/** Scrolled further than this, the button shows (spec 9). */
const threshold = 450;

function toTop() {
  window.scrollTo({ top: 0, behavior: smoothScroll() });
  // The button is about to go; the focus goes where the page begins.
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** The way back up a long page (spec 2.1). */
export function BackToTop() {
  const { t } = useTranslation();
  const shown = useScrolledPast(threshold);
  return (
    <div className={styles.root} data-shown={shown || undefined} inert={!shown}>
      <IconButton icon="arrow-up" label={t('header.toTop')} onClick={toTop} />
    </div>
  );
}
