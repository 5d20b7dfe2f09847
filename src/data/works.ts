/** Kinds of software. */
export const workFields = ['web', 'mobile', 'desktop', 'transformation', 'erp', 'iot', 'industry'] as const;
export type WorkField = (typeof workFields)[number];

/** Page key of a case study. */
type CasePage = 'portfolio/case-study/v1' | 'portfolio/case-study/v2';

interface Work {
  id: string;
  field: WorkField;
  /** Year of launch. */
  year: number;
  /** Size of the poster in px. */
  width: number;
  height: number;
  /**
   * Where the subject stands, in percent from the top, for the bands of the list; its sheet has a rule for each. `whole`:
   * the band has the height of the poster, whose file continues beyond both sides.
   */
  focus: 25 | 35 | 55 | 65 | 100 | 'whole';
  /** Page of the case study, if there is one. */
  story?: CasePage;
}

/**
 * Invented projects; their words have the same ids. The order is that of the masonry: with these heights its columns end
 * nearly level: two below the heading on phones, three on tablets (some posters cropped), and from 1200 px on three or
 * four with the heading as the first piece.
 */
const workRows = [
  { id: 'lodos', field: 'web', year: 2025, width: 600, height: 750, focus: 35 },
  { id: 'mercek', field: 'desktop', year: 2024, width: 600, height: 600, focus: 'whole' },
  { id: 'vardiya', field: 'mobile', year: 2025, width: 600, height: 900, focus: 'whole' },
  { id: 'perde', field: 'desktop', year: 2023, width: 800, height: 500, focus: 100 },
  { id: 'saha', field: 'mobile', year: 2023, width: 600, height: 900, focus: 65 },
  { id: 'dokum', field: 'industry', year: 2026, width: 800, height: 500, focus: 55, story: 'portfolio/case-study/v1' },
  { id: 'arsiv', field: 'transformation', year: 2022, width: 600, height: 800, focus: 'whole' },
  { id: 'hasat', field: 'web', year: 2024, width: 800, height: 600, focus: 25 },
  { id: 'kovan', field: 'iot', year: 2026, width: 600, height: 600, focus: 35, story: 'portfolio/case-study/v2' },
  { id: 'pres', field: 'industry', year: 2022, width: 600, height: 750, focus: 55 },
  { id: 'tezgah', field: 'erp', year: 2024, width: 600, height: 800, focus: 'whole' },
  { id: 'kuzey', field: 'iot', year: 2025, width: 600, height: 800, focus: 25, story: 'portfolio/case-study/v2' },
] as const satisfies readonly Work[];

export type WorkId = (typeof workRows)[number]['id'];

/** A project with the optional fields that its literal type lacks. */
export type WorkFacts = Omit<Work, 'id'> & { id: WorkId };

export const works: readonly WorkFacts[] = workRows;

/** Project by id; undefined if unknown. */
export const workOf = (id: string | null): WorkFacts | undefined => works.find((work) => work.id === id);

/** Projects with a screen on the showcase page, in order. */
export const showcaseWorks: readonly WorkFacts[] = (
  ['saha', 'kovan', 'perde', 'lodos', 'kuzey', 'pres'] as const
).flatMap((id) => workOf(id) ?? []);

/** URL of the poster. */
export const posterOf = (id: WorkId): string => `/assets/images/works/${id}.svg`;
