import { numberFormat } from '@/lib/formats';
import type en from '@words/en/saas/v4.json';
import { useId, useState } from 'react';
import { localeOf } from '@/site/languages';
import { Section, SectionHead } from '@/ui/Section';
import { useLanguage } from '@/ui/translation';
import styles from './PasteTable.module.scss';
import { parseRows } from './parseRows';

/** Converts pasted text to a table. */
export function PasteTable({ title, text, label, sample, result, empty, sum }: typeof en.paste) {
  const [pasted, setPasted] = useState(sample);
  const id = useId();
  const number = numberFormat(localeOf(useLanguage()));
  const { rows, sums } = parseRows(pasted);
  return (
    <Section labelledBy="paste-title">
      <SectionHead title={title} text={text} id="paste-title" quiet />
      <div className={styles.root}>
        <div className={styles.field}>
          <label htmlFor={id}>{label}</label>
          <textarea
            id={id}
            rows={5}
            maxLength={1000}
            spellCheck="false"
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
          />
        </div>
        <svg viewBox="0 0 60 60" aria-hidden="true">
          <path d="M8 30H50M36 14L52 30L36 46" />
        </svg>
        {/* Scrollable: focusable for keyboard users. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.table} role="region" aria-label={result} tabIndex={0}>
          {rows.length === 0 ? (
            <p>{empty}</p>
          ) : (
            <table>
              <tbody>
                {rows.map((row, y) => (
                  <tr key={y}>
                    {row.map((cell, x) => (
                      <td key={x}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  {sums.map((value, x) => (
                    <td key={x}>{value === null ? x === 0 && sum : number.format(value)}</td>
                  ))}
                </tr>
              </tfoot>
            </table>
          )}
        </div>
      </div>
    </Section>
  );
}
