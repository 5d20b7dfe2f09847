import type { ReactNode } from 'react';

/** What a brand's frame shows; each page's words have it as `brand`. */
export interface BrandWords {
  name: string;
  /** One line for the footer. */
  line: string;
  /** Labels by section: `fees` leads to the heading with the id `fees-title`. */
  nav: Readonly<Record<string, string>>;
  action: string;
  /** Invented: a place, and an address of the reserved domain `.example`. */
  address: string;
  email: string;
  note: string;
}

/** The looks of a brand. */
export interface Brand {
  logo: ReactNode;
  /** Class that sets the brand's colours; see _brand.scss. */
  theme: string | undefined;
  /** Id of the element that the header's button leads to. */
  action: string;
}
