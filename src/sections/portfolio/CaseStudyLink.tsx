import type { WorkFacts } from '@/data/works';
import { targetOf } from '@/site/addresses';
import { Button, type ButtonProps } from '@/ui/Button';

interface CaseStudyLinkProps extends Pick<ButtonProps, 'variant' | 'children'> {
  work: WorkFacts;
}

/** Link to a project's case study; nothing without one. */
export function CaseStudyLink({ work: { id, story }, ...rest }: CaseStudyLinkProps) {
  if (!story) return null;
  return <Button {...targetOf(story, { id })} icon="arrow-right" {...rest} />;
}
