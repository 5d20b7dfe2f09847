export const phases = ['discovery', 'design', 'build', 'trial', 'live'] as const;
export type Phase = (typeof phases)[number];

interface ProjectRow {
  phase: Phase;
  /** waiting: for a decision of the customer. */
  state: 'active' | 'waiting' | 'done';
  /** Days from today to the next date; negative: the handover of a finished project. */
  nextIn: number;
  /** Milestones in order; true: reached according to the plan. */
  milestones: Readonly<Record<string, boolean>>;
}

/** Sample projects of the demo account; their words have the same ids. */
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
    nextIn: -17,
    milestones: { meters: true, reports: true, training: true },
  },
} as const satisfies Record<string, ProjectRow>;

export type ProjectId = keyof typeof projects;

export const projectIds = Object.keys(projects) as ProjectId[];

/** A project, typed as `ProjectRow` instead of its literal type. */
export const projectOf = (id: ProjectId): ProjectRow => projects[id];
