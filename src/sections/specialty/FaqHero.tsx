import type { ReactNode } from 'react';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { Isobars } from '@/ui/art/Isobars';
import { Mascot } from '@/ui/art/Mascot';
import styles from './FaqHero.module.scss';

export interface FaqHeroWords {
  title: string;
  text: string;
  trail: string;
  home: string;
  here: string;
}

const cloud =
  'M170 508C80 508 14 446 14 362C14 288 64 234 130 222C136 128 208 66 300 66C330 66 356 72 380 84C420 34 484 8 560 8C684 8 780 62 806 140C816 138 828 136 838 136C920 136 986 214 986 318C986 428 906 508 800 508Z';

// Its lower edge, with the mascot's shade.
const shade =
  'M986 318C986 428 906 508 800 508H170C125 508 86 492.500 58 466.500C180 486 320 438 470 458C610 477 660 492 760 468C870 441 950 384 986 318Z';

// Upper edge on phones, where the cloud path would be distorted.
const phoneCloudTop =
  'M1.5 104C1.5 74 24 52 54 54C62 22 94 2 132 2C164 2 190 15 202 38C214 32 226 29 238 29C284 29 318.5 62 318.5 104';

/** FAQ hero with the search field in a speech bubble. */
export function FaqHero({ title, text, trail, home, here, children }: FaqHeroWords & { children: ReactNode }) {
  return (
    <header className={styles.root}>
      <div className={styles.map}>
        <Isobars name="soft" />
      </div>
      <div className={styles.content}>
        <Breadcrumb label={trail} steps={[{ label: home, to: 'home' }]} here={here} />
        <div className={styles.speech}>
          <svg className={styles.cloud} viewBox="0 0 1000 516" preserveAspectRatio="none" aria-hidden="true">
            <path d={cloud} fill="var(--card)" />
            <path d={shade} fill="var(--shade)" />
            <path d={cloud} fill="none" stroke="var(--ink)" strokeWidth="3" vectorEffect="non-scaling-stroke" />
          </svg>
          <div className={styles.words}>
            <svg className={styles.bumps} viewBox="0 0 320 104" aria-hidden="true">
              <path d={phoneCloudTop} fill="var(--card)" stroke="var(--ink)" strokeWidth="3" />
            </svg>
            <h1>{title}</h1>
            <p>{text}</p>
            {children}
          </div>
          <svg className={styles.tail} viewBox="0 0 120 90" aria-hidden="true">
            <g fill="var(--card)" stroke="var(--ink)" strokeWidth="3">
              <ellipse cx="36" cy="22" rx="30" ry="17" />
              <ellipse cx="82" cy="56" rx="16" ry="10" />
              <ellipse cx="107" cy="78" rx="8" ry="5.5" />
            </g>
          </svg>
          <div className={styles.mascot}>
            <Mascot pose="sit" mood="open" />
          </div>
        </div>
      </div>
    </header>
  );
}
