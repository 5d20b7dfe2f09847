import type enWorks from '@words/en/portfolio/works.json';

/** Words of all projects: field names, and the texts of each project. */
export type WorkWords = typeof enWorks;
