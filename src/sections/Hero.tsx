import type { ReactNode } from 'react';
import { Icon } from '@/ui/Icon';
import { TypedText, type TypedTextWords } from '@/ui/TypedText';
import { lazyHydrate } from '@/ui/lazyHydrate';
import type { DashboardWords } from '@/ui/art/Dashboard';
import { Isobars } from '@/ui/art/Isobars';
import styles from './Hero.module.scss';

// Decorative: hydrated on interaction only, to follow a change of language; shares the chunk of the sections below.
export const LazyHeroPicture = lazyHydrate(
  async () => (await import(/* webpackChunkName: "home-below" */ './HeroPicture')).HeroPicture,
  'interaction',
);

interface HeroProps extends TypedTextWords {
  lead: string;
  trust: { reliability: string; support: string };
  dashboard: DashboardWords;
  /** Sign-up form. */
  children: ReactNode;
}

/** Hero of the home page with a dashboard picture. */
export function Hero({
  lead,
  trust,
  dashboard,
  children,
  before,
  topic,
  typed,
  resting,
  full,
  pause,
  play,
}: HeroProps) {
  return (
    <section className={styles.root}>
      <div className={styles.map}>
        <Isobars name="hero" />
      </div>
      <svg className={styles.pressure} width="1" height="1" aria-hidden="true">
        <text x="60" y="118">
          1012
        </text>
        <text x="126" y="268">
          1004
        </text>
      </svg>
      <div className={styles.container}>
        <div className={styles.copy}>
          <TypedText {...{ before, topic, typed, resting, full, pause, play }} />
          <p className={styles.lead}>{lead}</p>
          {children}
          <ul className={styles.trust}>
            <li>
              <Icon name="shield-check" />
              {trust.reliability}
            </li>
            <li>
              <Icon name="headset" />
              {trust.support}
            </li>
          </ul>
        </div>
        <div className={styles.stage}>
          <LazyHeroPicture dashboard={dashboard} />
        </div>
      </div>
    </section>
  );
}
