import styles from './RulerSteps.module.scss';

interface RulerStepsProps {
  title: string;
  unit: string;
  items: Record<string, { name: string; text: string }>;
}

const tens = [0, 1, 2, 3, 4, 5, 6];
const marks = Array.from({ length: 61 }, (_, at) => `M${at * 20 + 1} 0V${at % 10 === 0 ? 55 : at % 5 === 0 ? 37 : 24}`);

/** Ruler of 60 mm with long marks every 10 mm and middle ones every 5 mm. */
function Ruler({ unit }: { unit: string }) {
  return (
    <svg viewBox="0 0 1202 92" aria-hidden="true" focusable="false" fontSize="22">
      <path d={marks.join('')} stroke="var(--poster-ink)" strokeWidth="2" />
      {tens.map((ten) => (
        <text
          key={ten}
          x={ten === 0 ? 8 : ten === 6 ? 1194 : ten * 200 + 1}
          y="80"
          textAnchor={ten === 0 ? 'start' : ten === 6 ? 'end' : 'middle'}
          fontWeight="600"
          fill="var(--poster-ink)"
        >
          {ten === 6 ? `60 ${unit}` : ten * 10}
        </text>
      ))}
    </svg>
  );
}

/** Process along a ruler of 60 mm, a step every 15 mm; on phones it is upright beside the steps. */
export function RulerSteps({ title, unit, items }: RulerStepsProps) {
  return (
    <section className={styles.root} aria-labelledby="ruler-title">
      <h2 id="ruler-title">{title}</h2>
      <div className={styles.ruler}>
        <Ruler unit={unit} />
      </div>
      <ol data-end={`60 ${unit}`}>
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
