import { Fragment, type ReactNode } from 'react';
import { withNonBreakingSpaces } from '@/lib/withNonBreakingSpaces';
import { company } from '@/site/company';
import styles from './Prose.module.scss';

/** Renders the parts of a text between tags: `<name>part</name>`, as in i18next's Trans; without a part `<name/>`. */
export type TextTags = Readonly<Record<string, (part: string) => ReactNode>>;

interface TextProps {
  text: string;
  tags?: TextTags | undefined;
}

const addresses = {
  [company.email]: `mailto:${company.email}`,
  [company.phone]: `tel:${company.phone.replaceAll(' ', '')}`,
};

// A tag without a part is an element that lines may break around: its quotation marks stay with it.
const tagPattern = /<(\w+)>(.*?)<\/\1>|(\S*)<(\w+)\/>(\S*)/;

/**
 * Where lines must not break: after one or two letters and a hyphen (E-Mail, IP-Adresse), in ranges of numbers and opening
 * hours (15–22, 09:00–18:00), in articles of a law (m. 6/1-f, Art. 6(1)(f)), and in names of hosts (youtube-nocookie.com).
 */
const unbreakable =
  /((?<![\p{L}\d-])\p{L}{1,2}-\p{L}+|\d+(?::\d+)?–\d+(?::\d+)?|(?:m|Art)\.\s\d+(?:\/\d+[-–]\p{L}|(?:\(\w\))+)\)?|\p{L}+-\p{L}+\.\p{L}{2,})/u;

const withoutBadBreaks = (text: string) =>
  text.split(unbreakable).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Renders tags, and turns our e-mail address and telephone number into links. */
export function LinkedText({ text, tags }: TextProps) {
  const tag = tags && tagPattern.exec(text);
  if (tag) {
    const [source, name, part = '', before, empty = '', after] = tag;
    return (
      <>
        <LinkedText text={text.slice(0, tag.index)} />
        {name ? (
          tags[name]?.(part)
        ) : (
          <span className={styles.whole}>
            {before}
            {tags[empty]?.('')}
            {after}
          </span>
        )}
        <LinkedText text={text.slice(tag.index + source.length)} tags={tags} />
      </>
    );
  }
  const address = Object.keys(addresses).find((known) => text.includes(known));
  if (address === undefined) return withoutBadBreaks(text);
  return text.split(address).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <a href={addresses[address]}>{withNonBreakingSpaces(address)}</a>}
      <LinkedText text={part} />
    </Fragment>
  ));
}

/** Renders text: paragraphs separated by blank lines, lists of lines that begin with a dash. */
export function Prose({ text, tags }: TextProps) {
  return text.split('\n\n').map((block) =>
    block.startsWith('- ') ? (
      <ul key={block}>
        {block.split('\n').map((line) => (
          <li key={line}>
            <LinkedText text={line.slice(2)} tags={tags} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={block}>
        {block.split('\n').map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <br />}
            <LinkedText text={line} tags={tags} />
          </Fragment>
        ))}
      </p>
    ),
  );
}
