import type en from '@words/en/demos/classic.json';
import { backgroundVideo } from '@/site/videos';
import { Section } from '@/ui/Section';
import { VideoBackground } from '@/ui/VideoBackground';
import { StreetScene } from '@/ui/art/demos/StreetScene';
import styles from './Film.module.scss';

/** The film in a frame, beside its caption. */
export function Film({ title, text, picture, ...controls }: typeof en.film) {
  return (
    <Section id="film" tone="surface" tight labelledBy="film-title">
      <div className={styles.root}>
        <div>
          <h2 id="film-title">{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.frame}>
          <VideoBackground sources={backgroundVideo.sources} loop onRequest {...controls}>
            <div className={styles.still} role="img" aria-label={picture}>
              <StreetScene />
            </div>
          </VideoBackground>
        </div>
      </div>
    </Section>
  );
}
