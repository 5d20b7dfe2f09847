import { pauseHiddenAnimations } from './infiniteAnimations';
import { prefetchLikelyPages } from './prefetchLikelyPages';
import type { Site } from './start';

/** What a page does once it is hydrated and the browser is idle; in a chunk of its own. Called once. */
export function startIdleWork(site: Site): void {
  pauseHiddenAnimations();
  prefetchLikelyPages(site);
}
