import { roundToTenth } from '@/lib/roundToTenth';
import { windLinePaths } from './windLinePaths';

export type FrontTone = 'clay' | 'sea' | 'pine' | 'sun';

/** Colour tokens of a poster: background, lines, disc and letters. */
const inks: Record<FrontTone, readonly [ground: string, line: string, disc: string, letters: string]> = {
  clay: ['--poster-sand', '--poster-clay', '--poster-ink', '--poster-ink'],
  sea: ['--poster-sea', '--poster-ink', '--poster-sun', '--poster-paper'],
  pine: ['--poster-pine', '--brand', '--poster-paper', '--poster-paper'],
  sun: ['--poster-sun', '--poster-paper', '--poster-clay', '--poster-ink'],
};

interface FrontPosterProps {
  name: string;
  /** Wind force, 0 to 12. */
  wind: number;
  lines: number;
  /** Lines above and below the poster, each, for a frame that is higher. */
  bleed?: number;
  /** The disc's position on its arc, 0 (left) to 1 (right). */
  sun: number;
  tone: FrontTone;
  /** The aria-label; without it the poster is decorative. */
  title?: string;
  /** For a copy of it with `<use>`. */
  id?: string;
  ref?: React.Ref<SVGSVGElement>;
  /** To fit the name into the poster. */
  nameRef?: React.Ref<SVGTextElement>;
}

/** A poster of wind lines around a sun with a name on it: 400 × 572 units. */
export function FrontPoster({ name, wind, lines, bleed = 0, sun, tone, title, id, ref, nameRef }: FrontPosterProps) {
  const [ground, line, disc, letters] = inks[tone].map((ink) => `var(${ink})`);
  const x = 66 + sun * 268;
  const y = 190 - Math.sin(Math.PI * sun) * 110;
  const size = Math.min(76, 560 / Math.max(5, name.length));
  return (
    <svg
      ref={ref}
      id={id}
      viewBox="0 0 400 572"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
    >
      {/* Wider than the poster: fills a frame of other proportions, as the lines do. */}
      <path d="M-200-200H600V772H-200Z" fill={ground} />
      <g fill="none" stroke={line} strokeWidth={roundToTenth(260 / lines)}>
        {windLinePaths({ width: 400, height: 572, lines, bleed, wind, disc: { x, y, r: 58 } }).map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <circle cx={roundToTenth(x)} cy={roundToTenth(y)} r="58" fill={disc} />
      <g transform="translate(28 536) skewX(-12)" fontSize={roundToTenth(size)}>
        <text
          ref={nameRef}
          fill={letters}
          stroke={ground}
          strokeWidth="10"
          strokeLinejoin="round"
          paintOrder="stroke"
          fontWeight="800"
          letterSpacing="-.05em"
        >
          {name}
        </text>
      </g>
    </svg>
  );
}
