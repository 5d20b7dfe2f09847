import type en from '@words/en/demos/classic.json';
import { type FilmTheme, filmSources } from '@/site/videos';
import { VideoBackground } from '@/ui/VideoBackground';
import { FilmScene } from '@/ui/art/demos/FilmScene';
import styles from './Film.module.scss';

/** The film from edge to edge, below its caption or around it; it is the street of its still picture, in the theme of the page. */
export function Film({ title, text, picture, theme, ...controls }: typeof en.film & { theme: FilmTheme }) {
  return (
    <section id="film" className={styles.root} aria-labelledby="film-title">
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
    </section>
  );
}
