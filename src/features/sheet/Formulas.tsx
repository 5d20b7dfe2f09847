import { dateFormat, numberFormat } from '@/lib/formats';
import type en from '@words/en/saas/v4.json';
import { useState } from 'react';
import { type FormulaId, evaluateFormula, formulaIds, honeyIds, monthOf } from '@/data/honey';
import { interpolate } from '@/lib/interpolate';
import { localeOf } from '@/site/languages';
import { Section } from '@/ui/Section';
import { HoneyCells } from '@/ui/art/saas/HoneyCells';
import { useLanguage } from '@/ui/translation';
import styles from './Formulas.module.scss';
import { useSheet } from './SheetProvider';

interface FormulasProps {
  words: typeof en.formulas;
  honeys: typeof en.honeys;
}

/** Choosing a formula lights up its cells and shows its value. */
export function Formulas({ words, honeys }: FormulasProps) {
  const { title, text, label, items, picture } = words;
  const [sheet] = useSheet();
  const [formula, setFormula] = useState<FormulaId>('sum');
  const locale = localeOf(useLanguage());
  const number = numberFormat(locale, { maximumFractionDigits: 1 });
  const month = dateFormat(locale, { month: 'short' });
  const { cells, value } = evaluateFormula(formula, sheet);
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
        <div className={styles.comb}>
          <HoneyCells
            title={interpolate(picture, { count: cells.length })}
            sheet={sheet}
            months={sheet.map((_, index) => month.format(monthOf(index)))}
            honeys={honeyIds.map((id) => honeys[id])}
            lit={new Set(cells.map((at) => at.join()))}
          />
          <p role="status">
            <span>{items[formula]}</span>
            <strong>{number.format(value)}</strong>
          </p>
        </div>
      </div>
    </Section>
  );
}
