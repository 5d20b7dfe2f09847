import type nprogress from 'nprogress';
import { trustedPolicy } from '@/lib/trustedTypes';

/** Without nprogress' invalid ARIA role. */
const template = '<div class="bar" data-bar><div class="peg"></div></div>';

/** Spec 9: thick, linear, no spinner. */
const options = {
  trickleSpeed: 10,
  speed: 10,
  easing: 'linear',
  showSpinner: false,
  barSelector: '[data-bar]',
};

/** Milliseconds between the end of a navigation and the end of the bar (spec 4). */
const completionDelay = 200;

let bar: Promise<typeof nprogress | null> | undefined;
let completion: ReturnType<typeof setTimeout> | undefined;

/** The library comes with the first navigation, not with the first page; over a line that breaks, with a later one. */
const load = () =>
  (bar ??= import('nprogress').then(
    ({ default: library }) =>
      library.configure({ ...options, template: trustedPolicy('storm-progress').createHTML(template) }),
    () => {
      bar = undefined;
      return null;
    },
  ));

/** A navigation begins. */
export function startProgress(): void {
  clearTimeout(completion);
  void load().then((library) => library?.start());
}

/** A navigation ended, was cancelled or failed. */
export function endProgress(): void {
  clearTimeout(completion);
  completion = setTimeout(() => void bar?.then((library) => library?.done()), completionDelay);
}
