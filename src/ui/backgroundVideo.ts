import { jarallax, jarallaxVideo } from 'jarallax';
import { watchVisibility } from '@/lib/visibility';
import { clampParallaxSpeed } from './parallaxSpeed';

/** State of the video: not started, started (playing or paused), ended, failed. */
export type VideoState = 'pending' | 'started' | 'ended' | 'error';

interface BackgroundVideoOptions {
  /** jarallax video sources: comma-separated, prefixed mp4:, webm:, ogv: or ogg:. */
  sources: string;
  loop: boolean;
  speed: number;
  onStateChange: (state: VideoState) => void;
}

let isExtensionLoaded = false;

/**
 * Wraps jarallax's video extension: plays a muted video over the element's only child while it is in view; the child
 * shows again on failure or at the end without a loop. Unknown sizes count as 1280 × 720 (the extension's default).
 * Returns play, pause and stop.
 */
export function playBackgroundVideo(
  ground: HTMLElement,
  { sources, loop, speed, onStateChange }: BackgroundVideoOptions,
) {
  if (!isExtensionLoaded) jarallaxVideo();
  isExtensionLoaded = true;
  let video: HTMLVideoElement | null = null;
  let isPaused = false;
  let inView = true;
  const follow = () => {
    if (isPaused || !inView) video?.pause();
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
    onStateChange('error');
  };
  const settings = {
    imgElement: ground.firstElementChild ?? '',
    keepImg: true,
    zIndex: 0,
    speed: clampParallaxSpeed(speed),
    videoSrc: sources,
    videoLoop: loop,
    // Off: the extension would resume a paused video on scroll.
    videoPlayOnlyVisible: false,
    onVideoInsert() {
      video = ground.querySelector('video');
      if (!video) return;
      const begin = video.play.bind(video);
      // `play()` rejects when autoplay is refused or a pause interrupts it: not an error.
      video.play = () => begin().catch(() => undefined);
      video.addEventListener('playing', () => {
        onStateChange('started');
        follow();
      });
      video.addEventListener('ended', () => onStateChange('ended'));
      video.addEventListener('error', fail);
      // Errors of <source> don't bubble: the last source's means that none can be loaded.
      video.lastElementChild?.addEventListener('error', fail);
      unwatch = watchVisibility(ground, '0px', (isVisible) => {
        inView = isVisible;
        follow();
      });
    },
  };
  jarallax(ground, settings);
  return {
    play: () => {
      isPaused = false;
      follow();
    },
    pause: () => {
      isPaused = true;
      follow();
    },
    stop,
  };
}
