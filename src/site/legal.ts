import { company } from './company';
import { offices } from './offices';

/** Date of the last change of the legal pages (ISO date). */
export const legalUpdated = '2026-11-23';

/**
 * Values of the placeholders in the legal pages. Example data: an invented company has no entries in registers, so
 * `register`, `mersis`, `tax` and `kep` are left out, and the imprint says so. Add those of the real company.
 */
export const legalFacts: Readonly<Record<string, string>> = {
  company: 'Storm Yazılım A.Ş.',
  representative: 'Cem Yalçın',
  address: `${offices[0]?.address ?? ''}, İzmir`,
  email: company.email,
  phone: company.phone,
};
