import { TopicMachine } from './TopicMachines';

interface TopicTreeProps {
  className?: string | undefined;
  /** How many tiers are in colour: one for each finished step. */
  tier: number;
  topics: readonly string[];
}

/** A cable of two strokes, its light above its body. */
const Cable = ({ d, isLive }: { d: string; isLive: boolean }) => (
  <g fill="none" strokeLinecap="round">
    <path d={d} stroke={isLive ? 'var(--live)' : 'var(--border-strong)'} strokeWidth="6" />
    <path d={d} transform="translate(0 -1)" stroke={isLive ? '#8fe3ec' : 'var(--surface-3)'} strokeWidth="2" />
  </g>
);

/**
 * A broker, its machines, their sensors and a message from each; every finished step colours one more tier. Decorative.
 */
export function TopicTree({ className, tier, topics }: TopicTreeProps) {
  return (
    <svg className={className} viewBox="0 0 340 300" aria-hidden="true" focusable="false">
      {topics.map((topic, index) => {
        const [machine = '', sensor = ''] = topic.split('/');
        const y = 40 + 103 * index;
        return (
          <g key={topic}>
            <Cable d={`M58 143C88 143 70 ${y} 108 ${y}`} isLive={tier >= 2} />
            <Cable d={`M160 ${y}h54`} isLive={tier >= 3} />
            <Cable d={`M270 ${y}h24`} isLive={tier >= 4} />
            <g color={tier >= 2 ? 'var(--live)' : '#93a49b'}>
              <TopicMachine index={index} x={100} y={y - 36} width={76} height={66} />
            </g>
            <text x="136" y={y + 46} fontSize="13" fontWeight="600" textAnchor="middle" fill="var(--ink)">
              {machine}
            </text>
            <rect x="208" y={y - 14} width="66" height="34" rx="10" opacity=".14" />
            <rect
              x="208"
              y={y - 17}
              width="66"
              height="34"
              rx="10"
              fill="var(--card)"
              stroke={tier >= 3 ? 'var(--live)' : 'var(--border-strong)'}
              strokeWidth="2"
            />
            <text
              x="241"
              y={y + 5}
              fontSize="15"
              fontWeight="600"
              textAnchor="middle"
              fill={tier >= 3 ? 'var(--ink)' : 'var(--muted)'}
            >
              {sensor}
            </text>
            <g transform={`translate(290 ${y - 16})`} stroke={tier >= 4 ? '#0a5c68' : '#8fa39a'} strokeWidth="2">
              <rect width="46" height="32" rx="5" fill={tier >= 4 ? '#8fe3ec' : '#eef5f0'} />
              <path d="M2 30l17-14h8l17 14" fill={tier >= 4 ? '#4fbfcc' : '#cfded5'} strokeLinejoin="round" />
              <path d="M2 2l18 15q3 2 6 0L44 2" fill={tier >= 4 ? '#8fe3ec' : '#eef5f0'} strokeLinejoin="round" />
            </g>
          </g>
        );
      })}
      <g transform="translate(0 19)">
        <ellipse cx="36" cy="172" rx="38" ry="6" opacity=".18" />
        <path d="M14 82V62M56 82V62" stroke="#5b6f64" strokeWidth="5" strokeLinecap="round" />
        <rect x="2" y="78" width="66" height="92" rx="12" fill="#33443a" />
        <path d="M2 92V90a12 12 0 0 1 12-12h42a12 12 0 0 1 12 12v2z" fill="#5b6f64" />
        <path d="M2 150h66v8a12 12 0 0 1-12 12H14a12 12 0 0 1-12-12z" opacity=".25" />
        <circle cx="35" cy="120" r="21" fill={tier >= 1 ? 'var(--live)' : '#0c1410'} />
        <path
          d="M28 127h.01M28 119a8 8 0 0 1 8 8M28 111a16 16 0 0 1 16 16"
          fill="none"
          stroke={tier >= 1 ? 'var(--bg)' : '#c9d6ce'}
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path
          d="M18 157h.01M30 157h.01"
          stroke={tier >= 1 ? '#8fe3ec' : '#93a49b'}
          strokeWidth="7"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}
