import { onObserversRest, watchVisibility } from '@/lib/visibility';
import { isVisitorAway, subscribeToVisitor } from '@/ui/visitor';

/** The endless animations of an element and its pseudo-elements. */
const endlessOf = (element: Element): Animation[] =>
  element
    .getAnimations({ subtree: true })
    .filter((animation) => isEndless(animation) && targetOf(animation) === element);

const targetOf = ({ effect }: Animation) => (effect instanceof KeyframeEffect ? effect.target : null);

const isEndless = (animation: Animation) =>
  animation instanceof CSSAnimation && animation.effect?.getComputedTiming().iterations === Infinity;

const allEndless = () => document.getAnimations().filter(isEndless);

/** Those that were paused here, which alone are played again. */
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

/** Chromium decides when an animation starts whether its frames need the main thread; a rate set anew starts it anew. */
function restartAll(): void {
  for (const animation of document.getAnimations())
    if (animation.playState === 'running' && animation.timeline === document.timeline)
      animation.updatePlaybackRate(animation.playbackRate);
}

/**
 * Pauses the style sheets' endless animations while they are off screen or nobody is there to see them, and leaves those
 * that run to the compositor once all observers rest, so that a page at rest costs nothing. Calling it once is enough.
 */
export function restEndlessAnimations(): void {
  const watched = new WeakSet<Element>();
  const watch = (target: Element) => {
    if (watched.has(target)) return;
    watched.add(target);
    watchVisibility(target, '0px', (isVisible) => {
      if (isVisible) offScreen.delete(target);
      else offScreen.add(target);
      endlessOf(target).forEach(update);
    });
  };
  document.addEventListener('animationstart', ({ target }) => {
    if (target instanceof Element && endlessOf(target).length > 0) watch(target);
  });
  for (const target of allEndless().map(targetOf)) if (target) watch(target);
  subscribeToVisitor(() => allEndless().forEach(update));
  // Not at once: Chromium still counts the observers that were switched off a moment ago.
  onObserversRest(() => setTimeout(restartAll, 200));
}
