import { type WorkFacts, works } from '@/data/works';
import { isBuilt } from '@/site/addresses';
import { Button, type ButtonProps } from '@/ui/Button';

interface StoryLinkProps extends Pick<ButtonProps, 'variant' | 'children'> {
  work: WorkFacts;
}

/** Leads to a project's whole story; nothing for a project without one. A page's first project needs no query. */
export function StoryLink({ work: { id, story }, ...rest }: StoryLinkProps) {
  if (!story || !isBuilt(story)) return null;
  const first = works.find((work) => work.story === story)?.id === id;
  return <Button to={story} icon="arrow-right" {...(!first && { search: `work=${id}` })} {...rest} />;
}
