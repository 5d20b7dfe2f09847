import { numberFormat } from '@/lib/formats';
import { localeOf } from '@/site/languages';
import { Icon } from '@/ui/Icon';
import { dashLg } from '@/ui/icons/dash-lg';
import { useLanguage, useTranslation } from '@/ui/translation';
import styles from './SeoScore.module.scss';
import type { Check, CheckId, CheckState } from './searchScore';

interface ScoreDialProps {
  score: number;
  of: string;
  grades: Record<'low' | 'middle' | 'high', string>;
}

/** Score gauge with its grade. */
export function ScoreDial({ score, of, grades }: ScoreDialProps) {
  const { t } = useTranslation('demos/agency/seo');
  const grade = score >= 80 ? 'high' : score >= 50 ? 'middle' : 'low';
  return (
    <div className={styles.dial} data-grade={grade}>
      <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        <circle cx="60" cy="60" r="50" pathLength="100" className={styles.track} />
        <circle
          cx="60"
          cy="60"
          r="50"
          pathLength="100"
          strokeDasharray={`${score} 100`}
          transform="rotate(-90 60 60)"
          className={styles.arc}
        />
        <path d="M34 78L52 48L61 60L70 44L88 78Z" className={styles.peak} />
      </svg>
      <p role="status">
        <span className="visually-hidden">{t('score.altitude', { count: score })}</span>
        <strong aria-hidden="true">
          {score}
          <small>{of}</small>
        </strong>
        <span>{grades[grade]}</span>
      </p>
    </div>
  );
}

interface ScoreReasonsProps {
  checks: Record<CheckId, Check>;
  words: Record<CheckId, { name: string }>;
  reasons: string;
  states: Record<CheckState, string>;
}

const icons = { good: 'check-lg', fair: dashLg, poor: 'x-lg' } as const;
const stateOrder: readonly CheckState[] = ['poor', 'fair', 'good'];

/** Checks behind the score, failed ones first. */
export function ScoreReasons({ checks, words, reasons, states }: ScoreReasonsProps) {
  const { t } = useTranslation('demos/agency/seo');
  const digits = numberFormat(localeOf(useLanguage()));
  const keys = (Object.keys(checks) as CheckId[]).sort(
    (a, b) => stateOrder.indexOf(checks[a].state) - stateOrder.indexOf(checks[b].state),
  );
  const reasonOf = (key: CheckId) => {
    const { state, value, missing } = checks[key];
    if (missing) return t(`score.missing.${missing}`);
    // Too few and too many are poor alike; none at all has a sentence of its own.
    if ((key === 'density' || key === 'headings') && state === 'poor' && value === 0)
      return t(`score.checks.${key}.none`);
    return t(`score.checks.${key}.${state}`, { count: value, value: digits.format(value) });
  };
  return (
    <div className={styles.reasons}>
      <h3>{reasons}</h3>
      <ul>
        {keys.map((key) => (
          <li key={key} data-state={checks[key].state}>
            <span className={styles.mark}>
              <Icon name={icons[checks[key].state]} />
              <span className="visually-hidden">{states[checks[key].state]}</span>
            </span>
            <div>
              <strong>{words[key].name}</strong>
              <p>{reasonOf(key)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
