import { AppScreen } from './AppScreen';
import { CareScreen } from './CareScreen';
import { ShopScreen } from './ShopScreen';
import { SiteScreen } from './SiteScreen';
import type { PageWords } from './TornPage';

const screens = { site: SiteScreen, shop: ShopScreen, app: AppScreen, care: CareScreen } as const;

export type Pane = keyof typeof screens;

/** The scene of one service of the digital agency, with the words of its sample shop; decorative. */
export function TabScene({ pane, words }: { pane: Pane; words: PageWords }) {
  const Screen = screens[pane];
  return (
    <svg viewBox="0 0 720 520" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <Screen {...words} />
    </svg>
  );
}
