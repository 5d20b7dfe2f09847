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
export function ProjectPoster({ work: { id, width, height }, alt, eager = false, className }: ProjectPosterProps) {
  return (
    <img
      className={className}
      src={posterOf(id)}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
    />
  );
}
