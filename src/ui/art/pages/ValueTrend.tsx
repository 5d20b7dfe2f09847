import { cssVariables } from '@/ui/cssVariables';
import { curve } from '../curve';

interface ValueTrendProps {
  /** The last one is the current value. */
  values: readonly number[];
  /** Measurements are a curve, counts and amounts are columns. */
  kind: 'curve' | 'columns';
  className?: string | undefined;
}

/** The last values of a field in the colour of the page, drawn as wide and as high as its box. */
export function ValueTrend({ values, kind, className }: ValueTrendProps) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = 100 / (values.length - (kind === 'curve' ? 1 : 0));
  // Columns stand on zero, a curve fills the height between its extremes.
  const ys = values.map((value) =>
    kind === 'curve' ? 32 - (22 * (value - low)) / (high - low || 1) : 38 - (32 * value) / (high || 1),
  );
  const last = ys.at(-1) ?? 0;
  return (
    <span className={className} aria-hidden="true">
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" focusable="false">
        {kind === 'curve' ? (
          <>
            <path d={`${curve(0, step, ys)}V40H0z`} fill="currentColor" opacity="0.16" />
            <path
              d={curve(0, step, ys)}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          </>
        ) : (
          ys.map((y, index) => (
            <path
              key={index}
              d={`M${(step * index + 1.5).toFixed(1)} ${y.toFixed(1)}h${(step - 3).toFixed(1)}V40h${(3 - step).toFixed(1)}z`}
              fill="currentColor"
              opacity={index === ys.length - 1 ? 1 : 0.35}
            />
          ))
        )}
      </svg>
      {kind === 'curve' && <i ref={cssVariables({ '--end': `${(last * 2.5).toFixed(1)}%` })} />}
    </span>
  );
}
