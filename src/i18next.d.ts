import 'i18next';
import type catalogue from '@words/en/catalogue.json';
import type shell from '@words/en.json';

declare module 'i18next' {
  /** Namespaces whose texts are looked up by key: a key that isn't there doesn't compile. */
  interface CustomTypeOptions {
    defaultNS: 'shell';
    nsSeparator: false;
    resources: {
      shell: typeof shell;
      catalogue: typeof catalogue;
    };
  }
}
