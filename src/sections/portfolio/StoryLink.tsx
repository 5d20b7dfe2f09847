import type { WorkFacts } from '@/data/works';
import { isBuilt } from '@/site/addresses';
import { Button, type ButtonProps } from '@/ui/Button';

interface StoryLinkProps extends Pick<ButtonProps, 'variant' | 'children'> {
  work: WorkFacts;
}

/** The projects that their pages tell of by themselves: the address need not name them. */
const own: readonly string[] = ['dokum', 'kuzey'];

/** Leads to a project's whole story; nothing for a project without one. */
export function StoryLink({ work: { id, story }, ...rest }: StoryLinkProps) {
  if (!story || !isBuilt(story)) return null;
  return <Button to={story} icon="arrow-right" {...(!own.includes(id) && { search: `work=${id}` })} {...rest} />;
}
