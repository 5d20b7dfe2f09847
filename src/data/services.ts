/** The five services, in the order of the pages; their names stand in each page's own words. */
export const serviceIds = ['web', 'mobile', 'ai', 'devops', 'care'] as const;
export type ServiceId = (typeof serviceIds)[number];

/** What visitors complain about, and the services that help. */
const remedies = {
  slow: ['web'],
  twice: ['devops'],
  paper: ['mobile'],
  guess: ['ai'],
  night: ['care'],
  excel: ['devops', 'mobile'],
} as const satisfies Record<string, readonly ServiceId[]>;

export type Need = keyof typeof remedies;

export const needIds = Object.keys(remedies) as Need[];

/** The services that help with some needs, in their own order and each of them once. */
export const servicesFor = (needs: readonly Need[]): ServiceId[] =>
  serviceIds.filter((id) => needs.some((need) => (remedies[need] as readonly ServiceId[]).includes(id)));
