import type nprogress from 'nprogress';
import { createTrustedTypePolicy } from '@/lib/trustedTypes';

/** nprogress's template without its invalid ARIA role. */
const template = '<div class="bar" data-bar><div class="peg"></div></div>';

const options = {
  trickleSpeed: 10,
  speed: 10,
  easing: 'linear',
  showSpinner: false,
  barSelector: '[data-bar]',
};

/** Milliseconds that the bar stays after a navigation. */
const completionDelay = 200;

let bar: Promise<typeof nprogress | null> | undefined;
let completionTimer: ReturnType<typeof setTimeout> | undefined;

/** Imports nprogress with the first navigation; a failed import is retried with the next. */
const loadNprogress = () =>
  (bar ??= import('nprogress').then(
    ({ default: library }) =>
      library.configure({ ...options, template: createTrustedTypePolicy('storm-progress').createHTML(template) }),
    () => {
      bar = undefined;
      return null;
    },
  ));

/** Called when a navigation starts. */
export function startProgress(): void {
  clearTimeout(completionTimer);
  void loadNprogress().then((library) => library?.start());
}

/** Called when a navigation ends, is cancelled or fails. */
export function endProgress(): void {
  clearTimeout(completionTimer);
  completionTimer = setTimeout(() => void bar?.then((library) => library?.done()), completionDelay);
}
