/** Works of the creative agency in page order, and the page that each case leads to. */
export const creativeCases = {
  poyraz: { to: 'customer/story-single', params: { id: 'poyraz' } },
  halyard: { to: 'customer/story-single', params: { id: 'halyard' } },
  firin: { to: 'demos/agency/design' },
  kardelen: { to: 'customer/story-single', params: { id: 'kardelen' } },
  optik: { to: 'customer/story-single', params: { id: 'egeoptik' } },
} as const;

/** Works of the design agency in page order, and the page that each case leads to. */
export const designCases = {
  stamp: { to: 'contact' },
  ferry: { to: 'demos/agency/digital' },
  salt: { to: 'demos/agency/seo' },
  museum: { to: 'demos/agency/creative' },
} as const;
