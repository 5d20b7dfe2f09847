import { IconButton } from '@/ui/IconButton';
import { scrollBehavior } from '@/ui/scrollBehavior';
import { useScrolledPast } from '@/ui/useScrolledPast';
import { useTranslation } from '@/ui/translation';
import styles from './BackToTop.module.scss';

/** Scroll offset in px from which the button is shown. */
const threshold = 450;

function scrollToTop() {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
  // The button becomes inert: move the focus to <main>.
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Button of the header that scrolls to the top. */
export function BackToTop() {
  const { t } = useTranslation();
  const shown = useScrolledPast(threshold);
  return (
    <div className={styles.root} data-shown={shown || undefined} inert={!shown}>
      <IconButton round icon="arrow-up" label={t('header.toTop')} onClick={scrollToTop} />
    </div>
  );
}
