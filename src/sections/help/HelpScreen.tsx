import type { ArticleId } from '@/data/entryIds';
import { interpolate } from '@/lib/interpolate';
import { urlOf } from '@/site/addresses';
import { facts } from '@/site/facts';
import { useLanguage } from '@/ui/translation';
import styles from './HelpScreen.module.scss';
import { accountScreens } from './accountScreens';
import { contactScreens } from './contactScreens';
import type { ScreenSpec, ScreenWords } from './screenTypes';
import { settingsScreens } from './settingsScreens';
import { shopScreens } from './shopScreens';

const screens: Record<ArticleId, readonly ScreenSpec[]> = {
  ...contactScreens,
  ...accountScreens,
  ...shopScreens,
  ...settingsScreens,
};

interface HelpScreenProps {
  id: ArticleId;
  /** The part of the article, counted from 0. */
  part: number;
  words: ScreenWords;
}

/** Miniature of the screen that a part of an article speaks of. The text says the same: hidden from screen readers. */
export function HelpScreen({ id, part, words }: HelpScreenProps) {
  const language = useLanguage();
  const screen = screens[id][part];
  if (!screen) return null;
  const [page, draw] = screen;
  const filled = Object.fromEntries(Object.entries(words).map(([key, text = '']) => [key, interpolate(text, facts)]));
  return (
    <div className={styles.root} aria-hidden="true">
      {page && (
        <div className={styles.bar}>
          <i />
          <span>{urlOf(page, language)}</span>
        </div>
      )}
      <div className={styles.body}>{draw(filled, language)}</div>
    </div>
  );
}
