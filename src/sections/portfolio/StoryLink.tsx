import type { WorkFacts } from '@/data/works';
import { targetOf } from '@/site/addresses';
import { Button, type ButtonProps } from '@/ui/Button';

interface StoryLinkProps extends Pick<ButtonProps, 'variant' | 'children'> {
  work: WorkFacts;
}

/** Link to a project's case study; nothing without one. */
export function StoryLink({ work: { id, story }, ...rest }: StoryLinkProps) {
  if (!story) return null;
  return <Button {...targetOf(story, { id })} icon="arrow-right" {...rest} />;
}
