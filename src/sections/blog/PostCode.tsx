import styles from './PostCode.module.scss';

interface PostCodeProps {
  file: string;
  lines: string;
  /** Accessible name. */
  label: string;
}

/**
 * Tokens: strings, numbers, keys (before `=` or `:`) and INI sections. The group puts them at odd indices of `split`.
 */
const tokenPattern =
  /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\b\d+(?:\.\d+)?\b|^\s*(?:- )?[\w.-]+(?=\s*[:=](?!=))|^\[.+\]$)/m;

const tokenClass = (part: string) => {
  if (/^["']/.test(part)) return 'text';
  return /^\d/.test(part) ? 'number' : 'name';
};

/** Code sample with highlighting; scrolls horizontally. */
export function PostCode({ file, lines, label }: PostCodeProps) {
  return (
    <figure className={styles.root}>
      <figcaption>{file}</figcaption>
      {/* Scrollable: focusable for keyboard users (WCAG 2.1.1). */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={label} role="region">
        <code>
          {lines.split('\n').map((line, index) => (
            <span key={index}>
              {line.split(tokenPattern).map((part, index) =>
                index % 2 === 1 ? (
                  <span key={index} className={styles[tokenClass(part)]}>
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
