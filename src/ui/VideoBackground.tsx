import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isSaveDataEnabled } from '@/lib/isSaveDataEnabled';
import { Icon } from './Icon';
import parallax from './Parallax.module.scss';
import styles from './VideoBackground.module.scss';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';
import { useHydrated } from './useHydrated';
import { useLazyModule } from './useLazyModule';
import { reducedMotion, useMediaQuery } from './useMediaQuery';
import { useInViewOnce } from './useInViewOnce';
import type { VideoState, playBackgroundVideo } from './backgroundVideo';

interface VideoBackgroundProps {
  /** jarallax video sources: comma-separated, prefixed mp4:, webm:, ogv: or ogg:. */
  sources: string;
  /** Without `loop` the poster is shown again at the end. */
  loop?: boolean;
  /** Starts by the button only. */
  onRequest?: boolean;
  /** Speed relative to the page, as in Parallax: −1…2. */
  speed?: number;
  play: string;
  pause: string;
  /** Message when the video can't be played. */
  failed: string;
  /** The poster image. */
  children: ReactNode;
}

const loadBackgroundVideo = () => import('./backgroundVideo');

/**
 * A background video that fills its positioned parent. The poster is shown until it starts, and again on failure or
 * after the end. With reduced motion or Save-Data it starts by the button only.
 */
export function VideoBackground({
  sources,
  loop = false,
  onRequest = false,
  speed = 1,
  children,
  ...words
}: VideoBackgroundProps) {
  const ground = useRef<HTMLDivElement>(null);
  const video = useRef<ReturnType<typeof playBackgroundVideo>>(null);
  const [state, setState] = useState<VideoState>('pending');
  const [choice, setChoice] = useState<boolean | null>(null);
  const [showing, setShowing] = useState(1);
  const hydrated = useHydrated();
  const removable = useFocusAfterRemoval();
  const prefersReducedMotion = useMediaQuery(reducedMotion, true);
  const isSavingData = hydrated && isSaveDataEnabled();
  const wanted = choice ?? !(onRequest || prefersReducedMotion || isSavingData);
  const near = useInViewOnce(ground, '200px');
  const lazyModule = useLazyModule(near && (wanted || state !== 'pending'), loadBackgroundVideo);
  useEffect(() => {
    if (!lazyModule || !ground.current) return undefined;
    const playing = lazyModule.playBackgroundVideo(ground.current, { sources, loop, speed, onStateChange: setState });
    video.current = playing;
    return () => playing.stop();
  }, [lazyModule, sources, loop, speed, showing]);
  useEffect(() => {
    if (!wanted) video.current?.pause();
    else if (state === 'started') video.current?.play();
  }, [wanted, state]);
  const runs = wanted && state === 'started';
  const press = () => {
    // Restarts with the poster.
    if (state === 'ended') {
      setState('pending');
      setShowing(showing + 1);
    }
    setChoice(!runs);
  };
  return (
    <div className={parallax.ground} data-video-state={state}>
      <div ref={ground} className={parallax.ground}>
        <div className={parallax.picture}>{children}</div>
      </div>
      {hydrated && (
        <div className={styles.control}>
          {state === 'error' ? (
            <p role="status">{words.failed}</p>
          ) : (
            <button ref={removable} type="button" onClick={press}>
              <Icon name={runs ? 'pause' : 'play'} />
              {runs ? words.pause : words.play}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
