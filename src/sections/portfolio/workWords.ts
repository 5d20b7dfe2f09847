import type enWorks from '@words/en/portfolio/works.json';

/** The words of all projects: the names of their fields, and what each is called and says. */
export type WorkWords = typeof enWorks;
