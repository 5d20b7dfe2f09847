import type { ParseKeys } from 'i18next';
import type { StaticPageKey } from './addresses';

export interface FooterLink {
  /** Key in the shell's namespace. */
  label: ParseKeys;
  to: StaticPageKey;
  /** Query without the question mark. */
  search?: string;
}

interface FooterColumn {
  title: ParseKeys;
  links: readonly FooterLink[];
}

/** The footer's columns. The link to the contact page is the button beside them, that to the texts of law the last row. */
export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'footer.company',
    links: [
      { label: 'footer.about', to: 'about/v1' },
      { label: 'footer.career', to: 'career' },
      { label: 'footer.careerDetail', to: 'career/single' },
      { label: 'footer.partner', to: 'contact/v2', search: 'topic=partner' },
      { label: 'footer.news', to: 'blog/grid' },
    ],
  },
  {
    title: 'footer.support',
    links: [
      { label: 'footer.documents', to: 'help/center' },
      { label: 'footer.supports', to: 'help/detail' },
      { label: 'footer.faqs', to: 'faq' },
      { label: 'footer.signIn', to: 'auth/sign-in' },
      { label: 'footer.signUp', to: 'auth/sign-up' },
    ],
  },
];

/** Legal links in the footer's last row. */
export const legalLinks: readonly FooterLink[] = [
  { label: 'footer.privacy', to: 'legal/privacy' },
  { label: 'footer.terms', to: 'terms-conditions' },
  { label: 'footer.cookies', to: 'legal/cookies' },
  { label: 'footer.imprint', to: 'legal/imprint' },
  { label: 'menu.legal/accessibility', to: 'legal/accessibility' },
];
