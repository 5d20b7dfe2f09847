import { onObserversDisconnected, watchVisibility } from '@/lib/visibility';
import { isVisitorAway, subscribeToPresence } from '@/ui/visitorPresence';

/** The infinite CSS animations of an element and its pseudo-elements. */
const infiniteAnimationsOf = (element: Element): Animation[] =>
  element
    .getAnimations({ subtree: true })
    .filter((animation) => isInfinite(animation) && targetOf(animation) === element);

const targetOf = ({ effect }: Animation) => (effect instanceof KeyframeEffect ? effect.target : null);

const isInfinite = (animation: Animation) =>
  animation instanceof CSSAnimation && animation.effect?.getComputedTiming().iterations === Infinity;

const allInfiniteAnimations = () => document.getAnimations().filter(isInfinite);

/** Animations paused by this module; only these are resumed. */
const paused = new WeakSet<Animation>();
const offScreen = new WeakSet<Element>();

function update(animation: Animation): void {
  const target = targetOf(animation);
  const rests = isVisitorAway() || (target !== null && offScreen.has(target));
  if (rests && animation.playState === 'running') {
    paused.add(animation);
    animation.pause();
  } else if (!rests && paused.delete(animation)) {
    animation.play();
  }
}

/** Chromium decides at an animation's start whether it runs on the compositor; `updatePlaybackRate` restarts it. */
function restartRunning(): void {
  for (const animation of document.getAnimations())
    if (animation.playState === 'running' && animation.timeline === document.timeline)
      animation.updatePlaybackRate(animation.playbackRate);
}

/**
 * Pauses infinite CSS animations while they are off screen or the visitor is away, and restarts the others once all
 * IntersectionObservers are disconnected, so that they run on the compositor. Call once.
 */
export function pauseHiddenAnimations(): void {
  const watched = new WeakSet<Element>();
  const watch = (target: Element) => {
    if (watched.has(target)) return;
    watched.add(target);
    watchVisibility(target, '0px', (isVisible) => {
      if (isVisible) offScreen.delete(target);
      else offScreen.add(target);
      infiniteAnimationsOf(target).forEach(update);
    });
  };
  document.addEventListener('animationstart', ({ target }) => {
    if (target instanceof Element && infiniteAnimationsOf(target).length > 0) watch(target);
  });
  for (const target of allInfiniteAnimations().map(targetOf)) if (target) watch(target);
  subscribeToPresence(() => allInfiniteAnimations().forEach(update));
  onObserversDisconnected(restartRunning);
}
