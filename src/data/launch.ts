/** When the announced app opens (example): sunrise in İzmir on the first day of spring. */
export const launchAt = '2027-03-20T07:11:00+03:00';

/** Since when it is announced: the sun sets out from below the horizon. */
export const announcedAt = '2026-09-23T07:00:00+03:00';
