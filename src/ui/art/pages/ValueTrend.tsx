import { curve } from '../curve';

interface ValueTrendProps {
  /** The last one is the current value. */
  values: readonly number[];
  /** Measurements are a curve, counts and amounts are columns. */
  kind: 'curve' | 'columns';
  /** Writes a value at the scale. */
  format: (value: number) => string;
  className?: string | undefined;
}

/** Per cent of the height between two labels that do not touch. */
const labelGap = 26;

/**
 * The last values of a field in the colour of the page, drawn as wide and as high as its box. The labels of the scale
 * are beside it, in the box's padding.
 */
export function ValueTrend({ values, kind, format, className }: ValueTrendProps) {
  const isCurve = kind === 'curve';
  const high = Math.max(...values);
  // Columns stand on zero, a curve fills the height between its extremes.
  const low = isCurve ? Math.min(...values) : 0;
  const foot = isCurve ? 84 : 100;
  const step = 100 / (values.length - (isCurve ? 1 : 0));
  const heights = values.map((value) => Math.round(foot - ((foot - 12) * (value - low)) / (high - low || 1)));
  const last = heights.at(-1) ?? 0;
  const scale = (isCurve ? [high, low] : [high]).map((value, index) => ({ value, at: index === 0 ? 12 : foot }));
  return (
    <span className={className} aria-hidden="true">
      <svg focusable="false">
        {scale.map(({ value, at }) => (
          <line
            key={value}
            x2="100%"
            y1={`${at}%`}
            y2={`${at}%`}
            stroke="currentColor"
            strokeDasharray="2 4"
            opacity="0.5"
          />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {isCurve ? (
            <>
              <path d={`${curve(0, step, heights)}V100H0z`} fill="currentColor" opacity="0.16" />
              <path
                d={curve(0, step, heights)}
                fill="none"
                stroke="currentColor"
                strokeWidth="2.5"
                vectorEffect="non-scaling-stroke"
              />
            </>
          ) : (
            heights.map((y, index) => (
              <path
                key={index}
                d={`M${(step * index + 1.5).toFixed(1)} ${y}h${(step - 3).toFixed(1)}V100h${(3 - step).toFixed(1)}z`}
                fill="currentColor"
                opacity={index === heights.length - 1 ? 1 : 0.35}
              />
            ))
          )}
        </svg>
        {isCurve && <circle cx="100%" cy={`${last}%`} r="6" fill="currentColor" />}
        <g dominantBaseline="central">
          {scale
            .filter(({ at }) => Math.abs(at - last) > labelGap)
            .map(({ value, at }) => (
              <text key={value} x="100%" y={`${at}%`} dx="10">
                {format(value)}
              </text>
            ))}
          <text x="100%" y={`${last}%`} dx="10" data-last>
            {format(values.at(-1) ?? 0)}
          </text>
        </g>
      </svg>
    </span>
  );
}
