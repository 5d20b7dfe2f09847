import { type WorkFacts, posterOf } from '@/data/works';

interface ProjectPosterProps {
  work: WorkFacts;
  /** Alternative text; empty if the poster is decorative. */
  alt: string;
  /** Above the fold: loads eagerly. */
  eager?: boolean;
  className?: string | undefined;
}

/** Poster of a project. */
export function ProjectPoster({ work, alt, eager = false, className }: ProjectPosterProps) {
  const { id, width, height, focus } = work;
  return (
    <img
      className={className}
      src={posterOf(id)}
      alt={alt}
      width={width}
      height={height}
      data-focus={focus}
      loading={eager ? 'eager' : 'lazy'}
    />
  );
}
