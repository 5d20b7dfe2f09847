import { Fragment } from 'react';
import { company } from '@/site/company';

const addresses = {
  [company.email]: `mailto:${company.email}`,
  [company.phone]: `tel:${company.phone.replaceAll(' ', '')}`,
};

/** Turns our e-mail address and telephone number into links. */
export function LinkedText({ text }: { text: string }) {
  const address = Object.keys(addresses).find((known) => text.includes(known));
  if (address === undefined) return text;
  return text.split(address).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <a href={addresses[address]}>{address}</a>}
      <LinkedText text={part} />
    </Fragment>
  ));
}

/** Renders text: paragraphs separated by blank lines, lists of lines that begin with a dash. */
export function Prose({ text }: { text: string }) {
  return text.split('\n\n').map((block) =>
    block.startsWith('- ') ? (
      <ul key={block}>
        {block.split('\n').map((line) => (
          <li key={line}>
            <LinkedText text={line.slice(2)} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={block}>
        {block.split('\n').map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <br />}
            <LinkedText text={line} />
          </Fragment>
        ))}
      </p>
    ),
  );
}
