import { company } from './company';
import { offices } from './offices';

/** When the legal pages were last changed (ISO date). */
export const legalUpdated = '2026-11-23';

/** What the legal pages say of the company, for the braces in their words. Example data, like all of the company's. */
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
