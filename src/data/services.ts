/** Services, in page order; their names are in each page's own words. */
export const serviceIds = ['web', 'mobile', 'ai', 'devops', 'care'] as const;
export type ServiceId = (typeof serviceIds)[number];

/** Services that help with each need of a visitor. */
const servicesByNeed = {
  slow: ['web'],
  twice: ['devops'],
  paper: ['mobile'],
  guess: ['ai'],
  night: ['care'],
  excel: ['devops', 'mobile'],
} as const satisfies Record<string, readonly ServiceId[]>;

export type ServiceNeed = keyof typeof servicesByNeed;

export const needIds = Object.keys(servicesByNeed) as ServiceNeed[];

/** Services that help with any of the needs, in page order, without duplicates. */
export const servicesFor = (needs: readonly ServiceNeed[]): ServiceId[] =>
  serviceIds.filter((id) => needs.some((need) => (servicesByNeed[need] as readonly ServiceId[]).includes(id)));
