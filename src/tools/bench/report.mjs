import { median, table } from '../table.mjs';

const atLeast = (bound) => ({ bound, sign: '≥', holds: (value) => value >= bound });
const atMost = (bound) => ({ bound, sign: '≤', holds: (value) => value <= bound });
const rounded = (value) => String(Math.round(value));
// The median of an even number of rounds may be between two scores.
const score = (value) => String(Math.round(value * 10) / 10);
const digits = (count) => (value) => value.toFixed(count);

/** Group, metric, label, target for a home page, format. */
const figures = [
  ['lighthouse', 'machine', "Lighthouse's benchmark index of the machine", undefined, rounded],
  ['lighthouse', 'performance', 'Lighthouse performance', atLeast(100), score],
  ['lighthouse', 'accessibility', 'Lighthouse accessibility', atLeast(100), score],
  ['lighthouse', 'bestPractices', 'Lighthouse best practices', atLeast(100), score],
  ['lighthouse', 'seo', 'Lighthouse SEO', atLeast(100), score],
  ['lighthouse', 'fcp', 'FCP, Lighthouse, ms', atMost(700), rounded],
  ['load', 'fcp', 'FCP, Slow 4G and 4× CPU, ms', atMost(850), rounded],
  ['lighthouse', 'lcp', 'LCP, Lighthouse, ms', atMost(1100), rounded],
  ['load', 'lcp', 'LCP, Slow 4G and 4× CPU, ms', atMost(1100), rounded],
  ['lighthouse', 'tbt', 'TBT, Lighthouse, ms', atMost(40), rounded],
  ['lighthouse', 'mainThread', 'main thread, Lighthouse, ms', atMost(1300), rounded],
  ['load', 'longestTask', 'longest task, Slow 4G and 4× CPU, ms', atMost(120), rounded],
  ['load', 'elements', 'elements of the document', atMost(1300), rounded],
  ['lighthouse', 'cls', 'CLS, Lighthouse', atMost(0.0005), digits(3)],
  ['load', 'cls', 'CLS, Slow 4G and 4× CPU', atMost(0.0005), digits(3)],
  ['interactions', 'cls', 'CLS of clicks, language and route changes', atMost(0.002), digits(3)],
  ['load', 'earlyScripts', 'scripts requested before the LCP', atMost(0), rounded],
  ['load', 'scriptKb', 'scripts over the wire, kB', atMost(170), digits(1)],
  ['load', 'totalKb', 'everything over the wire, kB', atMost(220), digits(1)],
  ['load', 'heapMb', 'heap after load, MB', undefined, digits(2)],
  ['interactions', 'menuPhone', 'menu on a phone, click to frame, ms', atMost(48), rounded],
  ['interactions', 'menu', 'menu on a desktop, click to frame, ms', atMost(48), rounded],
  ['interactions', 'themeMenu', 'theme menu, click to frame, ms', atMost(48), rounded],
  ['interactions', 'theme', 'theme, click to frame, ms', atMost(48), rounded],
  ['interactions', 'languageMenu', 'language menu, click to frame, ms', atMost(48), rounded],
  ['interactions', 'language', 'language, click to frame, ms', atMost(48), rounded],
  ['interactions', 'languageShown', 'language, click to the other language, ms', undefined, rounded],
  ['interactions', 'routeWarm', 'route, prefetched, click to heading, ms', atMost(170), rounded],
  ['interactions', 'routeCold', 'route, not prefetched, click to heading, ms', atMost(450), rounded],
  ['growth', 'heapMb', 'heap after the route changes, MB', atMost(4), digits(2)],
  ['growth', 'withCodeKb', 'heap growth per route change, with JIT, kB', undefined, digits(2)],
  ['growth', 'kb', 'heap growth per route change, without JIT, kB', atMost(1.5), digits(2)],
  ['growth', 'nodes', 'DOM nodes retained per route change', atMost(0.05), digits(2)],
  ['growth', 'listeners', 'listeners retained per route change', atMost(0.05), digits(2)],
];

/** Table of medians, one column per page, with the targets; missed targets are marked and added to `missed`. */
export function report(pages, rounds, missed) {
  const rows = figures.map(([group, figure, name, target, write]) => {
    const cells = pages.map((path) => {
      const value = median(rounds.filter((round) => round.path === path).map((round) => round[group]?.[figure]));
      if (value === undefined) return '–';
      if (!target || target.holds(value)) return write(value);
      missed.push(`${path}: ${name} ${write(value)} (${target.sign} ${target.bound})`);
      return `✗ ${write(value)}`;
    });
    return [name, ...cells, target ? `${target.sign} ${target.bound < 0.1 ? '0' : target.bound}` : ''];
  });
  return table(['median', ...pages, 'target'], rows);
}
