import { Fragment } from 'react';
import { company } from '@/site/company';

/** Turns our e-mail address into a link. */
function EmailLinkedText({ text }: { text: string }) {
  return text.split(company.email).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <a href={`mailto:${company.email}`}>{company.email}</a>}
      {part}
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
            <EmailLinkedText text={line.slice(2)} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={block}>
        {block.split('\n').map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <br />}
            <EmailLinkedText text={line} />
          </Fragment>
        ))}
      </p>
    ),
  );
}
