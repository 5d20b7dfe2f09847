import styles from './RulerSteps.module.scss';

interface RulerStepsProps {
  title: string;
  unit: string;
  items: Record<string, { name: string; text: string }>;
}

/** Ruler of 60 mm: 20 units per mm, with long marks every 10 mm and middle ones every 5 mm. */
const marks = Array.from(
  { length: 61 },
  (_, at) => `M${at * 20 + 1} 0V${at % 10 === 0 ? 56 : at % 5 === 0 ? 38 : 24}`,
).join('');

/** Process along a ruler. */
export function RulerSteps({ title, unit, items }: RulerStepsProps) {
  return (
    <section className={styles.root} aria-labelledby="ruler-title">
      <h2 id="ruler-title">{title}</h2>
      <div className={styles.ruler}>
        <svg viewBox="0 0 1202 92" aria-hidden="true" focusable="false">
          <path d={marks} stroke="var(--poster-ink)" strokeWidth="2" />
          {[0, 1, 2, 3, 4, 5, 6].map((ten) => (
            <text
              key={ten}
              x={ten === 0 ? 8 : ten * 200 - 6}
              y="80"
              textAnchor={ten === 0 ? 'start' : 'end'}
              fontSize="22"
              fontWeight="600"
              fill="var(--poster-ink)"
            >
              {ten === 0 ? `0 ${unit}` : ten * 10}
            </text>
          ))}
        </svg>
      </div>
      <ol>
        {Object.entries(items).map(([key, { name, text }]) => (
          <li key={key}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
