import type en from '@words/en/demos/classic.json';
import { type FilmTheme, filmSources } from '@/site/videos';
import { Section } from '@/ui/Section';
import { VideoBackground } from '@/ui/VideoBackground';
import { FilmScene } from '@/ui/art/demos/FilmScene';
import styles from './Film.module.scss';

/** The film in a frame, below its caption or around it; it is the street of its still picture, in the theme of the page. */
export function Film({ title, text, picture, theme, ...controls }: typeof en.film & { theme: FilmTheme }) {
  return (
    <Section id="film" tone="surface" tight labelledBy="film-title">
      <div className={styles.root}>
        <div className={styles.caption}>
          <h2 id="film-title">{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.frame}>
          <VideoBackground sources={filmSources(theme)} loop onRequest {...controls}>
            <div className={styles.still} role="img" aria-label={picture}>
              <FilmScene />
            </div>
          </VideoBackground>
        </div>
      </div>
    </Section>
  );
}
