import { numberFormat } from '@/lib/formats';
import type en from '@words/en/saas/v4.json';
import { useState } from 'react';
import { type FormulaId, formulaIds, evaluateFormula } from '@/data/honey';
import { interpolate } from '@/lib/interpolate';
import { localeOf } from '@/site/languages';
import { Section } from '@/ui/Section';
import { useLanguage } from '@/ui/translation';
import styles from './Formulas.module.scss';
import { useSheet } from './SheetProvider';

/** Choosing a formula highlights its cells and shows its value. */
export function Formulas({ title, text, label, items, picture }: typeof en.formulas) {
  const [sheet] = useSheet();
  const [formula, setFormula] = useState<FormulaId>('sum');
  const number = numberFormat(localeOf(useLanguage()), { maximumFractionDigits: 1 });
  const { cells, value } = evaluateFormula(formula, sheet);
  const lit = new Set(cells.map((at) => at.join()));
  return (
    <Section tone="ink" labelledBy="formulas-title">
      <div className={styles.root}>
        <div>
          <h2 id="formulas-title">{title}</h2>
          <p>{text}</p>
          <div role="group" aria-label={label} className={styles.list}>
            {formulaIds.map((id) => (
              <button key={id} type="button" aria-pressed={id === formula} onClick={() => setFormula(id)}>
                <span aria-hidden="true">=</span> {items[id]}
              </button>
            ))}
          </div>
        </div>
        <div className={styles.sheet}>
          <svg viewBox="0 0 420 330" role="img" aria-label={interpolate(picture, { count: cells.length })}>
            {sheet.map((row, y) =>
              row.map((jars, x) => (
                <g
                  key={`${y}-${x}`}
                  data-highlighted={lit.has([y, x].join())}
                  transform={`translate(${x * 105} ${y * 55})`}
                >
                  <rect x="2" y="2" width="101" height="51" rx="6" />
                  <text x="52" y="34">
                    {jars}
                  </text>
                </g>
              )),
            )}
          </svg>
          <p role="status">
            <span>{items[formula]}</span>
            <strong>{number.format(value)}</strong>
          </p>
        </div>
      </div>
    </Section>
  );
}
