import styles from './RulerSteps.module.scss';

interface RulerStepsProps {
  title: string;
  unit: string;
  items: Record<string, { name: string; text: string }>;
}

const tens = [0, 1, 2, 3, 4, 5, 6];

interface RulerProps {
  unit: string;
  className: string | undefined;
  /** Units per mm. */
  scale: number;
  /** A mark every so many mm. */
  every: number;
  fontSize: number;
}

/** Ruler of 60 mm with long marks every 10 mm and middle ones every 5 mm. */
function Ruler({ unit, className, scale, every, fontSize }: RulerProps) {
  const marks = Array.from({ length: 60 / every + 1 }, (_, index) => index * every)
    .map((at) => `M${at * scale + 1} 0V${fontSize * (at % 10 === 0 ? 2.5 : at % 5 === 0 ? 1.7 : 1.1)}`)
    .join('');
  return (
    <svg
      className={className}
      viewBox={`0 0 ${60 * scale + 2} ${fontSize * 4.2}`}
      aria-hidden="true"
      focusable="false"
      fontSize={fontSize}
    >
      <path d={marks} stroke="var(--poster-ink)" strokeWidth="2" />
      {tens.map((ten) => (
        <text
          key={ten}
          x={ten === 0 ? fontSize * 0.36 : ten * 10 * scale - fontSize * 0.27}
          y={fontSize * 3.64}
          textAnchor={ten === 0 ? 'start' : 'end'}
          fontWeight="600"
          fill="var(--poster-ink)"
        >
          {ten === 6 ? `60 ${unit}` : ten * 10}
        </text>
      ))}
    </svg>
  );
}

/** Process along a ruler. */
export function RulerSteps({ title, unit, items }: RulerStepsProps) {
  return (
    <section className={styles.root} aria-labelledby="ruler-title">
      <h2 id="ruler-title">{title}</h2>
      <div className={styles.ruler}>
        <Ruler unit={unit} className={styles.wide} scale={20} every={1} fontSize={22} />
        <Ruler unit={unit} className={styles.narrow} scale={6} every={5} fontSize={14} />
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
