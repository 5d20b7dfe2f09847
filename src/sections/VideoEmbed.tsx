import { type ReactNode, useState } from 'react';
import { playerUrl } from '@/site/videos';
import { Button } from '@/ui/Button';
import { useLanguage } from '@/ui/translation';
import styles from './VideoEmbed.module.scss';

interface VideoEmbedProps {
  /** The video's id at YouTube. */
  id: string;
  title: string;
  /** What it is, and from whom it comes. */
  text: string;
  /** On the button: with agreement, and where that has been given before. */
  load: string;
  play: string;
  /** Names the player. */
  frame: string;
  /** Our own drawing, until the video stands there. */
  picture: ReactNode;
  /** Shows what `ask` makes until the visitor agrees to third-party contents, then `embed`. */
  gate: (ask: (agree: () => void) => ReactNode, embed: ReactNode) => ReactNode;
}

/** A video by id (spec 7): nothing of it loads before a click and consent, and it takes the picture's place. */
export function VideoEmbed({ id, title, text, load, play, frame, picture, gate }: VideoEmbedProps) {
  const [playing, setPlaying] = useState(false);
  const language = useLanguage();
  const invite = (label: string, go: () => void) => (
    <div className={styles.card}>
      <h2>{title}</h2>
      <p>{text}</p>
      <Button leadIcon="play" onClick={go}>
        {label}
      </Button>
    </div>
  );
  const start = (agree?: () => void) => () => {
    setPlaying(true);
    agree?.();
  };
  const embed = playing ? (
    <iframe
      // The button that was pressed is gone.
      ref={(element) => element?.focus()}
      className={styles.player}
      title={frame}
      src={playerUrl(id, language)}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
    />
  ) : (
    invite(play, start())
  );
  return (
    <div className={styles.root}>
      {picture}
      {gate((agree) => invite(load, start(agree)), embed)}
    </div>
  );
}
