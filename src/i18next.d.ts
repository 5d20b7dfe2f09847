import 'i18next';
import type profile from '@words/en/account/profile.json';
import type catalogue from '@words/en/catalogue.json';
import type seo from '@words/en/demos/agency/seo.json';
import type palamar from '@words/en/demos/finance-consulting.json';
import type strata from '@words/en/demos/product-landing.json';
import type kovan from '@words/en/portfolio/case/kovan.json';
import type kuzey from '@words/en/portfolio/case/kuzey.json';
import type dingin from '@words/en/saas/v3.json';
import type petek from '@words/en/saas/v4.json';
import type shop from '@words/en/shop/index.json';
import type product from '@words/en/shop/single.json';
import type shell from '@words/en.json';

declare module 'i18next' {
  /** Namespaces whose texts are looked up by key: an unknown key is a type error. */
  interface CustomTypeOptions {
    defaultNS: 'shell';
    nsSeparator: false;
    resources: {
      shell: typeof shell;
      catalogue: typeof catalogue;
      'account/profile': typeof profile;
      'demos/agency/seo': typeof seo;
      'demos/finance-consulting': typeof palamar;
      'demos/product-landing': typeof strata;
      'portfolio/case/kovan': typeof kovan;
      'portfolio/case/kuzey': typeof kuzey;
      'saas/v3': typeof dingin;
      'saas/v4': typeof petek;
      'shop/index': typeof shop;
      'shop/single': typeof product;
    };
  }
}
