import type en from '@words/en/demos/classic.json';
import { backgroundVideo } from '@/site/videos';
import { VideoBackground } from '@/ui/VideoBackground';
import styles from './Film.module.scss';

/** Full-width background video with a caption. */
export function Film({ title, text, picture, ...controls }: typeof en.film) {
  return (
    <section id="film" aria-labelledby="film-title" className={styles.root}>
      <VideoBackground sources={backgroundVideo.sources} loop speed={0.8} {...controls}>
        <img
          className={styles.still}
          src={backgroundVideo.poster}
          alt={picture}
          width="1280"
          height="720"
          loading="lazy"
        />
      </VideoBackground>
      <div className={styles.slip}>
        <h2 id="film-title">{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
