import { jarallax, jarallaxVideo } from 'jarallax';
import { watchVisibility } from '@/lib/visibility';
import { parallaxSpeed } from './parallaxSpeed';

/** Where a film is: not yet seen, running or paused, over, or not to be had (spec 4). */
export type FilmState = 'pending' | 'started' | 'ended' | 'error';

interface Film {
  /** Comma-separated entries prefixed mp4:, webm:, ogv: or ogg: (spec 5). */
  sources: string;
  loop: boolean;
  speed: number;
  tell: (state: FilmState) => void;
}

let extended = false;

/**
 * The door to jarallax's video extension, loaded when a film is wanted: plays it, silent, above a copy of the ground's
 * only child, while the ground is in the window. The picture comes back when the film fails, or ends without a loop; a
 * size that the film doesn't tell is taken for 1280 × 720 (spec 9, by the extension). Returns how to play, to pause and
 * to undo it.
 */
export function playBehind(ground: HTMLElement, { sources, loop, speed, tell }: Film) {
  if (!extended) jarallaxVideo();
  extended = true;
  let video: HTMLVideoElement | null = null;
  let held = false;
  let seen = true;
  const follow = () => {
    if (held || !seen) video?.pause();
    else void video?.play();
  };
  let unwatch: (() => void) | undefined;
  const stop = () => {
    unwatch?.();
    video?.pause();
    video = null;
    jarallax(ground, 'destroy');
  };
  const fail = () => {
    if (!video) return;
    stop();
    tell('error');
  };
  const settings = {
    imgElement: ground.firstElementChild ?? '',
    keepImg: true,
    zIndex: 0,
    speed: parallaxSpeed(speed),
    videoSrc: sources,
    videoLoop: loop,
    // The visitor's button has to win: the extension would play again at the next turn of the wheel.
    videoPlayOnlyVisible: false,
    onVideoInsert() {
      video = ground.querySelector('video');
      if (!video) return;
      const begin = video.play.bind(video);
      // A browser may refuse to begin, or be interrupted by a pause: the picture stands, nothing is wrong.
      video.play = () => begin().catch(() => undefined);
      video.addEventListener('playing', () => {
        tell('started');
        follow();
      });
      video.addEventListener('ended', () => tell('ended'));
      video.addEventListener('error', fail);
      // Nobody else hears of sources that can't be had: their errors stay with them.
      video.lastElementChild?.addEventListener('error', fail);
      unwatch = watchVisibility(ground, '0px', (isVisible) => {
        seen = isVisible;
        follow();
      });
    },
  };
  jarallax(ground, settings);
  return {
    play: () => {
      held = false;
      follow();
    },
    pause: () => {
      held = true;
      follow();
    },
    stop,
  };
}
