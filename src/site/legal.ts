import { company } from './company';
import { offices } from './offices';

/** Date of the last change of the legal pages (ISO date). */
export const legalUpdated = '2026-11-23';

/** Values of the placeholders in the legal pages. Example data. */
export const legalFacts: Readonly<Record<string, string>> = {
  company: 'Storm Yazılım A.Ş.',
  representative: 'Deniz Aksoy',
  address: `${offices[0]?.address ?? ''}, İzmir`,
  email: company.email,
  phone: company.phone,
  register: 'İzmir, 000000',
  mersis: '0000 0000 0000 0000',
  tax: 'Bornova, 000 000 0000',
};
