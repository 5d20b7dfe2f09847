import { dateFormat, numberFormat } from '@/lib/formats';
import type en from '@words/en/saas/v4.json';
import { useId, useState } from 'react';
import { firstSheet, honeyIds, maxJars, monthOf, summarise } from '@/data/honey';
import { downloadText } from '@/lib/download';
import { interpolate } from '@/lib/interpolate';
import { localeOf } from '@/site/languages';
import { Button } from '@/ui/Button';
import { announce } from '@/ui/LiveRegion';
import { type ChartType, HoneyChart } from '@/ui/art/saas/HoneyChart';
import { useLanguage, useTranslation } from '@/ui/translation';
import styles from './Sheet.module.scss';
import { type CellPosition, SheetGrid } from './SheetGrid';
import { useSheet } from './SheetProvider';
import { toCsv } from './csv';

interface SheetHeroProps {
  words: typeof en.hero;
  honeys: typeof en.honeys;
}

const chartTypes = ['bars', 'lines', 'comb'] as const satisfies readonly ChartType[];

/** Editable table with a chart of its data. */
export function SheetHero({ words, honeys }: SheetHeroProps) {
  const [sheet, setSheet] = useSheet();
  const [chartType, setChartType] = useState<ChartType>('bars');
  const [active, setActive] = useState<CellPosition | null>(null);
  const [refusal, setRefusal] = useState('');
  const ruleId = useId();
  const { t } = useTranslation('saas/v4');
  const locale = localeOf(useLanguage());
  const format = (month: 'long' | 'short') => {
    const intl = dateFormat(locale, { month });
    return sheet.map((_, index) => intl.format(monthOf(index)));
  };
  const [months, short] = [format('long'), format('short')];
  const columns = honeyIds.map((id) => honeys[id]);
  const found = summarise(sheet);
  const names = { honey: columns[found.honey] ?? '', month: months[found.month] ?? '' };
  const summary = t('hero.summary', {
    count: found.total,
    total: numberFormat(locale).format(found.total),
    ...names,
  });
  const change = ([row, column]: CellPosition, value: number) =>
    setSheet((there) =>
      there.map((cells, y) => (y === row ? cells.map((old, x) => (x === column ? value : old)) : cells)),
    );
  const rule = interpolate(words.rule, { max: maxJars });
  const refuse = (text: string) => {
    const next = text && interpolate(words.refused, { text });
    setRefusal(next);
    if (next) announce(`${next} ${rule}`);
  };
  const reset = () => {
    setSheet(firstSheet);
    setRefusal('');
  };
  const save = () => {
    const lines = [[words.month, ...columns], ...sheet.map((cells, index) => [months[index] ?? '', ...cells])];
    downloadText(words.file, toCsv(lines, locale), 'text/csv;charset=utf-8');
  };
  return (
    <section className={styles.root} aria-labelledby="sheet-title">
      <div className={styles.head}>
        <div>
          <p className={styles.product}>{words.product}</p>
          <h1 id="sheet-title">{words.title}</h1>
        </div>
        <div>
          <p>{words.text}</p>
          <Button to="contact">{words.action}</Button>
        </div>
      </div>
      <div className={styles.panel}>
        <div className={styles.sheet}>
          <SheetGrid
            caption={words.table}
            cell={words.cell}
            corner={words.month}
            ruleId={ruleId}
            rows={months}
            columns={columns}
            sheet={sheet}
            onChange={change}
            onActive={setActive}
            onRefused={refuse}
          />
          <p id={ruleId} className={styles.rule}>
            {refusal && <strong>{refusal}</strong>} {rule}
          </p>
          <div className={styles.tools}>
            <Button variant="line" size="s" onClick={reset}>
              {words.reset}
            </Button>
            <Button variant="line" size="s" onClick={save}>
              {words.save}
            </Button>
          </div>
        </div>
        <div className={styles.chart}>
          <fieldset>
            <legend className="visually-hidden">{words.chart}</legend>
            {chartTypes.map((each) => (
              <label key={each}>
                <input type="radio" name="look" checked={each === chartType} onChange={() => setChartType(each)} />
                <span>{words.looks[each]}</span>
              </label>
            ))}
          </fieldset>
          <HoneyChart
            title={`${words.table}. ${summary}`}
            type={chartType}
            rows={sheet}
            labels={short}
            active={active}
          />
          <p role="status">{summary}</p>
        </div>
      </div>
    </section>
  );
}
