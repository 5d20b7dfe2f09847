/** The phases of a project, in their order. */
export const phases = ['discovery', 'design', 'build', 'trial', 'live'] as const;
type Phase = (typeof phases)[number];

interface ProjectRow {
  phase: Phase;
  /** waiting: for a decision of the customer's. */
  state: 'active' | 'waiting' | 'done';
  /** Days from today to the next date; null when nothing is planned. */
  nextIn: number | null;
  /** Milestones in their order; true: reached by the plan. */
  milestones: Readonly<Record<string, boolean>>;
}

/** The visitor's projects with the company: examples for the demo; their words are kept by the same ids. */
export const projects = {
  lineWatch: {
    phase: 'build',
    state: 'active',
    nextIn: 6,
    milestones: { sensors: true, alarms: true, shifts: false, handover: false },
  },
  fieldApp: {
    phase: 'trial',
    state: 'active',
    nextIn: 12,
    milestones: { orders: true, offline: true, photos: true, stores: false },
  },
  spareParts: {
    phase: 'design',
    state: 'waiting',
    nextIn: 3,
    milestones: { catalogue: true, prices: false, import: false },
  },
  paperless: {
    phase: 'discovery',
    state: 'waiting',
    nextIn: 20,
    milestones: { visit: true, forms: false, pilot: false },
  },
  energy: {
    phase: 'live',
    state: 'done',
    nextIn: null,
    milestones: { meters: true, reports: true, training: true },
  },
} as const satisfies Record<string, ProjectRow>;

export type ProjectId = keyof typeof projects;

export const projectIds = Object.keys(projects) as ProjectId[];

/** The project's row with its milestones as a list: id, and whether the plan has it reached. */
export const projectOf = (id: ProjectId): ProjectRow => projects[id];
