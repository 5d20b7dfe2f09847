import { type ReactNode, useState } from 'react';
import { playerUrl } from '@/site/videos';
import { Button } from '@/ui/Button';
import { useLanguage } from '@/ui/translation';
import styles from './VideoEmbed.module.scss';

interface VideoEmbedProps {
  /** YouTube id of the video. */
  id: string;
  title: string;
  /** Description and source. */
  text: string;
  /** Labels of the button: before and after consent. */
  load: string;
  play: string;
  /** Title of the iframe. */
  frame: string;
  /** Shown until the video plays. */
  picture: ReactNode;
  /** Renders `ask(agree)` until the visitor consents to third-party content, then `embed`. */
  gate: (renderPrompt: (agree: () => void) => ReactNode, embed: ReactNode) => ReactNode;
}

/** Focuses the player, as the focused button was removed, and keeps it in view: on phones it is lower than the card. */
function showPlayer(player: HTMLIFrameElement | null) {
  player?.focus({ preventScroll: true });
  player?.scrollIntoView({ block: 'nearest' });
}

/** YouTube video, loaded after a click and consent; replaces the picture. */
export function VideoEmbed({ id, title, text, load, play, frame, picture, gate }: VideoEmbedProps) {
  const [playing, setPlaying] = useState(false);
  const language = useLanguage();
  const invite = (label: string, go: () => void) => (
    <div className={styles.card}>
      <h2>{title}</h2>
      <p>{text}</p>
      <Button variant="line" leadIcon="play" onClick={go}>
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
      ref={showPlayer}
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
