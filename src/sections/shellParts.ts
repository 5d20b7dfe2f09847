import { lazyHydrate } from '@/ui/lazyHydrate';

// One script for all of them: each by itself would be too small for a request.

export const Footer = lazyHydrate(
  async () => (await import(/* webpackChunkName: "shell-parts" */ './Footer')).Footer,
  'idle',
);
export const MenuPanel = lazyHydrate(
  async () => (await import(/* webpackChunkName: "shell-parts" */ './MenuPanel')).MenuPanel,
  'idle',
);
export const MenuDrawerBody = lazyHydrate(
  async () => (await import(/* webpackChunkName: "shell-parts" */ './MenuDrawerBody')).MenuDrawerBody,
  'idle',
);
export const SearchBox = lazyHydrate(
  async () => (await import(/* webpackChunkName: "shell-parts" */ './SearchBox')).SearchBox,
  'idle',
);

/** What of the shell is hydrated late. */
export const shellParts = [Footer, MenuPanel, MenuDrawerBody, SearchBox];
