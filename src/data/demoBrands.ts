import type { PageKey } from '@/site/menu';

/** Short names of the invented brands by page, the same in every language; the sentences of the menu begin with them. */
export const demoBrands: Partial<Record<PageKey, string>> = {
  'demos/classic': 'Lodos',
  'demos/agency/creative': 'İmbat',
  'demos/agency/digital': 'Çakım',
  'demos/agency/design': 'Şakül',
  'demos/agency/seo': 'Rakım',
  'demos/product-landing': 'Strata 5',
  'demos/mobile-app': 'Rota',
  'saas/v1': 'Ufuk Radar',
  'saas/v2': 'Tek',
  'saas/v3': 'Dingin',
  'saas/v4': 'Petek',
  'saas/v5': 'Filiz',
  'demos/finance-consulting': 'Palamar',
};
