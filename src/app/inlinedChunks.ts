import type { PageKey } from '@/site/menu';

/**
 * Chunks of prerendered `lazyHydrate` parts, whose styles are inlined with the page's. The build fails for an unknown
 * chunk.
 */
export const inlinedChunks: Partial<Record<PageKey, readonly string[]>> = {
  'auth/forgot-password': ['forgot-password-form'],
  'auth/sign-in': ['sign-in-form'],
  'auth/sign-up': ['sign-up-form'],
  'blog/grid': ['blog-list'],
  'blog/post': ['post-end'],
  'blog/single/v1': ['post-end'],
  'career/single': ['job-colleagues'],
  contact: ['contact-form'],
  'contact/v1': ['contact-form'],
  'contact/v2': ['topic-contact-form'],
  'demos/agency/creative': ['agency-creative-below'],
  'demos/agency/digital': ['agency-digital-below'],
  'demos/agency/seo': ['agency-seo-below'],
  'demos/finance-consulting': ['finance-below'],
  'demos/mobile-app': ['mobile-app-below'],
  'demos/product-landing': ['product-below'],
  home: ['newsletter-form', 'home-below'],
  'saas/v3': ['saas-v3-below'],
  'services/single': ['service-below'],
  'shop/index': ['shop-look'],
};

/** Chunks of the shell's parts, whose styles are inlined in every page. */
export const shellChunks: readonly string[] = ['shell-parts'];
