import 'i18next';
import type { Namespaces } from './pageTypes';

declare module 'i18next' {
  /** Texts are looked up by key: an unknown key is a type error. */
  interface CustomTypeOptions {
    defaultNS: 'shell';
    nsSeparator: false;
    resources: Namespaces;
  }
}
