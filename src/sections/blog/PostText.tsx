import { Fragment, type ReactNode } from 'react';

/** Renders `**strong**` and `` `code` `` within a line. */
const renderInline = (text: string): ReactNode =>
  text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part, index) => {
    if (part.startsWith('**')) return <strong key={index}>{part.slice(2, -2)}</strong>;
    return part.startsWith('`') ? (
      <code key={index}>{part.slice(1, -1)}</code>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    );
  });

function Quote({ lines }: { lines: readonly string[] }) {
  const quoted = lines.filter((line) => !line.startsWith('— '));
  const by = lines.find((line) => line.startsWith('— '));
  return (
    <figure data-quote="">
      <blockquote>{renderInline(quoted.join(' '))}</blockquote>
      {by && <figcaption>{by.slice(2)}</figcaption>}
    </figure>
  );
}

interface PostTextProps {
  /**
   * Blocks separated by blank lines: `- ` and `1. ` lists, `> ` quotes, `@name` figures, else paragraphs, whose second
   * line may be a margin note: `^ `.
   */
  text: string;
  figures?: Readonly<Record<string, ReactNode>>;
}

/** Renders a post's text. */
export function PostText({ text, figures = {} }: PostTextProps) {
  return text.split('\n\n').map((block) => {
    const lines = block.split('\n');
    const items = (marker: RegExp) => lines.map((line) => <li key={line}>{renderInline(line.replace(marker, ''))}</li>);
    if (block.startsWith('@')) return <Fragment key={block}>{figures[block.slice(1)]}</Fragment>;
    const [paragraph = '', note] = block.split('\n^ ');
    if (note)
      return (
        <div key={block} data-noted="">
          <p>{renderInline(paragraph)}</p>
          <p role="note">{renderInline(note)}</p>
        </div>
      );
    if (block.startsWith('> ')) return <Quote key={block} lines={lines.map((line) => line.slice(2))} />;
    if (block.startsWith('- ')) return <ul key={block}>{items(/^- /)}</ul>;
    if (block.startsWith('1. ')) return <ol key={block}>{items(/^\d+\. /)}</ol>;
    return <p key={block}>{renderInline(block)}</p>;
  });
}
