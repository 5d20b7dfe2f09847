import { type ProjectId, projectOf } from '@/data/projects';

/** Its id among those that are kept. */
export const milestoneId = (project: ProjectId, milestone: string): string => `${project}-${milestone}`;

/**
 * The milestones of a project as the visitor has left them.
 * @param turned ids of those that were ticked or unticked against the plan
 * @returns each with its state, and how many percent are reached
 */
export function milestonesOf(project: ProjectId, turned: readonly string[]) {
  const list = Object.entries(projectOf(project).milestones).map(([milestone, planned]) => ({
    milestone,
    done: turned.includes(milestoneId(project, milestone)) ? !planned : planned,
  }));
  return { list, percent: Math.round((100 * list.filter(({ done }) => done).length) / list.length) };
}
