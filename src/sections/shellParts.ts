import { lazyHydrate } from '@/ui/lazyHydrate';

// Shared chunk: separate ones would be too small for a request each.

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
export const BackToTop = lazyHydrate(
  async () => (await import(/* webpackChunkName: "shell-parts" */ './BackToTop')).BackToTop,
  'idle',
);

/** Lazily hydrated parts of the shell. */
export const shellParts = [Footer, MenuPanel, MenuDrawerBody, SearchBox, BackToTop];
