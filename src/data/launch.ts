/** Sample launch of the announced app: sunrise in İzmir on the first day of spring, ISO date and time. */
export const launchAt = '2027-03-20T07:11:00+03:00';

/** ISO date and time of the announcement, where the progress starts. */
export const announcedAt = '2026-09-23T07:00:00+03:00';
