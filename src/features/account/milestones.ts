import { type ProjectId, projectOf } from '@/data/projects';

/** Id under which a milestone is stored. */
export const storedMilestoneId = (project: ProjectId, milestone: string): string => `${project}-${milestone}`;

/**
 * Milestones of a project with the user's changes.
 * @param turned ids whose state differs from the plan
 * @returns the state of each, and the percentage reached
 */
export function milestonesOf(project: ProjectId, turned: readonly string[]) {
  const list = Object.entries(projectOf(project).milestones).map(([milestone, planned]) => ({
    milestone,
    done: turned.includes(storedMilestoneId(project, milestone)) ? !planned : planned,
  }));
  return { list, percent: Math.round((100 * list.filter(({ done }) => done).length) / list.length) };
}
