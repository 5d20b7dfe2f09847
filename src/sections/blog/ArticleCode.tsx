import styles from './ArticleCode.module.scss';

interface ArticleCodeProps {
  file: string;
  lines: string;
  /** What it is, for those who hear it. */
  label: string;
}

/** Texts, numbers, and what stands before an equals sign or a colon. */
const parts = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\b\d+(?:\.\d+)?\b|^\s*(?:- )?[\w.-]+(?=\s*[:=](?!=))|^\[.+\]$)/m;

const kindOf = (part: string) => {
  if (/^["']/.test(part)) return 'text';
  return /^\d/.test(part) ? 'number' : 'name';
};

/** A piece of code as it stands in its file; whoever needs the rest of a line scrolls sideways. */
export function ArticleCode({ file, lines, label }: ArticleCodeProps) {
  return (
    <figure className={styles.root}>
      <figcaption>{file}</figcaption>
      {/* A keyboard has to be able to scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={label} role="region">
        <code>
          {lines.split('\n').map((line, index) => (
            <span key={index}>
              {line.split(parts).map((part, place) =>
                place % 2 === 1 ? (
                  <span key={place} className={styles[kindOf(part)]}>
                    {part}
                  </span>
                ) : (
                  part
                ),
              )}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}
