import { type StaticPageKey, builtPages } from './addresses';
import type { PageKey } from './menu';

export interface FooterLink {
  /** Key of the shell's words. */
  label: string;
  to: StaticPageKey;
  /** The query. */
  search?: string;
}

interface FooterColumn {
  title: string;
  links: readonly FooterLink[];
}

/** The footer of spec 2.5, complete; a link shows once its page is built. */
const columns: readonly FooterColumn[] = [
  {
    title: 'footer.company',
    links: [
      { label: 'footer.about', to: 'about/v1' },
      { label: 'footer.contact', to: 'contact' },
      { label: 'footer.career', to: 'career' },
      { label: 'footer.careerDetail', to: 'career/single' },
      { label: 'footer.partner', to: 'contact/v2', search: 'topic=partner' },
      { label: 'footer.signIn', to: 'auth/sign-in' },
      { label: 'footer.signUp', to: 'auth/sign-up' },
    ],
  },
  {
    title: 'footer.support',
    links: [
      { label: 'footer.documents', to: 'help/center' },
      { label: 'footer.supports', to: 'help/detail' },
      { label: 'footer.faqs', to: 'faq' },
      { label: 'footer.privacy', to: 'legal/privacy' },
      { label: 'footer.news', to: 'blog/grid' },
      { label: 'footer.terms', to: 'terms-conditions' },
    ],
  },
];

/** The columns with their built links; a column without any is left out. */
export const footerColumns = (built: readonly PageKey[] = builtPages): readonly FooterColumn[] =>
  columns
    .map(({ title, links }) => ({ title, links: links.filter(({ to }) => built.includes(to)) }))
    .filter(({ links }) => links.length > 0);

/** The last row: what the law asks for, on every page. */
const legal: readonly FooterLink[] = [
  { label: 'footer.privacy', to: 'legal/privacy' },
  { label: 'footer.cookies', to: 'legal/cookies' },
  { label: 'footer.imprint', to: 'legal/imprint' },
];

/** The links of the last row that are built. */
export const legalLinks = (built: readonly PageKey[] = builtPages): readonly FooterLink[] =>
  legal.filter(({ to }) => built.includes(to));
