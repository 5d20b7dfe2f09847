import { useId, useState } from 'react';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { useLanguage } from '@/ui/translation';
import { ScoreDial, ScoreReasons } from './ScoreReasons';
import { SearchPreview } from './SearchPreview';
import styles from './SeoScore.module.scss';
import { pixelWidth } from './pixelWidth';
import { type SeoDraft, type CheckId, type CheckState, maxWidths, searchScore } from './searchScore';

interface SeoScoreProps {
  title: string;
  text: string;
  fields: Record<keyof SeoDraft, string>;
  textHint: string;
  pixels: string;
  clear: string;
  again: string;
  preview: string;
  noTitle: string;
  noDescription: string;
  of: string;
  grades: Record<'low' | 'middle' | 'high', string>;
  reasons: string;
  states: Record<CheckState, string>;
  checks: Record<CheckId, { name: string }>;
  sample: SeoDraft;
}

const emptyDraft: SeoDraft = { keyword: '', title: '', description: '', text: '' };

/** Scores a page as the visitor types; nothing is sent. */
export function SeoScore({ title, text, fields, sample, ...words }: SeoScoreProps) {
  const [draft, setDraft] = useState(sample);
  const id = useId();
  const { checks, score } = searchScore(draft, useLanguage());
  const set = (part: Partial<SeoDraft>) => setDraft({ ...draft, ...part });
  const isBlank = Object.values(draft).every((value) => value === '');
  const meters = { title: [20, maxWidths.title], description: [14, maxWidths.description] } as const;
  return (
    <section id="score" className={styles.root} aria-labelledby="score-title">
      <div className={styles.head}>
        <h2 id="score-title">{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.desk}>
        <div className={styles.form}>
          <div>
            <label htmlFor={`${id}-keyword`}>{fields.keyword}</label>
            <input
              id={`${id}-keyword`}
              type="text"
              value={draft.keyword}
              onChange={({ target }) => set({ keyword: target.value })}
            />
          </div>
          {(['title', 'description'] as const).map((field) => {
            const [size, most] = meters[field];
            const value = pixelWidth(draft[field].trim(), size);
            return (
              <div key={field}>
                <p className={styles.line}>
                  <label htmlFor={`${id}-${field}`}>{fields[field]}</label>
                  <span id={`${id}-${field}-width`} data-over={value > most || undefined}>
                    {interpolate(words.pixels, { value, most })}
                  </span>
                </p>
                <textarea
                  id={`${id}-${field}`}
                  aria-describedby={`${id}-${field}-width`}
                  rows={field === 'title' ? 2 : 3}
                  value={draft[field]}
                  onChange={({ target }) => set({ [field]: target.value.replace(/\n/g, ' ') })}
                />
              </div>
            );
          })}
          <div className={styles.text}>
            <p className={styles.line}>
              <label htmlFor={`${id}-text`}>{fields.text}</label>
              <span id={`${id}-text-hint`}>{words.textHint}</span>
            </p>
            <textarea
              id={`${id}-text`}
              aria-describedby={`${id}-text-hint`}
              rows={15}
              value={draft.text}
              onChange={({ target }) => set({ text: target.value })}
            />
          </div>
          <Button variant="line" onClick={() => setDraft(isBlank ? sample : emptyDraft)}>
            {isBlank ? words.again : words.clear}
          </Button>
        </div>
        <div className={styles.result}>
          <div className={styles.verdict}>
            <SearchPreview {...words} draft={draft} />
            <ScoreDial {...words} score={score} />
          </div>
          <ScoreReasons {...words} checks={checks} words={words.checks} />
        </div>
      </div>
    </section>
  );
}
