import type { ComponentProps } from 'react';
import styles from './PostFigure.module.scss';

interface PostFigureProps extends ComponentProps<'figure'> {
  /** Id of the post, which selects the colours of its cover. */
  post: string;
  title: string;
  note: string;
}

/** Frame of an interactive figure in a post: its title, the figure, and a note. */
export function PostFigure({ post, title, note, className = '', children, ...figureProps }: PostFigureProps) {
  return (
    <figure {...figureProps} className={`${styles.root} ${className}`} data-post={post}>
      <figcaption>{title}</figcaption>
      {children}
      <p className={styles.note}>{note}</p>
    </figure>
  );
}
