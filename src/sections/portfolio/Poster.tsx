import { type WorkFacts, posterOf } from '@/data/works';

interface PosterProps {
  work: WorkFacts;
  /** What it shows; empty where the words beside it say so. */
  alt: string;
  /** In the first view: fetched at once. */
  eager?: boolean;
  className?: string | undefined;
}

/** A project's poster, in its own proportions. */
export function Poster({ work: { id, width, height }, alt, eager = false, className }: PosterProps) {
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
