interface TopicTreeProps {
  className?: string | undefined;
  /** How many tiers are drawn in colour: one for each finished step. */
  tier: number;
  topics: readonly string[];
}

const branch = { fill: 'none', strokeLinecap: 'round' } as const;
const grown = { stroke: 'var(--link)', strokeWidth: 4 };
const planned = { stroke: 'var(--border-strong)', strokeWidth: 2, strokeDasharray: '1 7' };

/** A broker, its machines, their sensors and a message from each; every finished step draws one more tier. Decorative. */
export function TopicTree({ className, tier, topics }: TopicTreeProps) {
  const lineOf = (at: number) => (tier >= at ? grown : planned);
  return (
    <svg className={className} viewBox="0 0 340 190" aria-hidden="true" focusable="false">
      {topics.map((topic, index) => {
        const [machine = '', sensor = ''] = topic.split('/');
        const y = 35 + 60 * index;
        return (
          <g key={topic}>
            <path d={`M40 95C72 95 60 ${y} 100 ${y}`} {...branch} {...lineOf(2)} />
            <path d={`M172 ${y}h50`} {...branch} {...lineOf(3)} />
            <path d={`M282 ${y}h30`} {...branch} {...lineOf(4)} />
            <Leaf x={96} y={y} width={80} isGrown={tier >= 2} name={machine} />
            <Leaf x={218} y={y} width={66} isGrown={tier >= 3} name={sensor} />
            <rect
              x="308"
              y={y - 10}
              width="28"
              height="20"
              rx="5"
              fill={tier >= 4 ? 'var(--brand)' : 'var(--surface)'}
              stroke={tier >= 4 ? 'var(--brand)' : 'var(--border-strong)'}
              strokeWidth="2"
            />
            <path
              d={`M311 ${y - 6}l11 8 11-8`}
              fill="none"
              stroke={tier >= 4 ? 'var(--on-brand)' : 'var(--border-strong)'}
              strokeWidth="2"
            />
          </g>
        );
      })}
      <circle
        cx="32"
        cy="95"
        r="28"
        fill={tier >= 1 ? 'var(--link)' : 'var(--card)'}
        stroke={tier >= 1 ? 'var(--link)' : 'var(--border-strong)'}
        strokeWidth="2"
      />
      <path
        d="M23 104h.01M23 94a10 10 0 0 1 10 10M23 84a20 20 0 0 1 20 20"
        fill="none"
        stroke={tier >= 1 ? 'var(--card)' : 'var(--muted)'}
        strokeWidth="4.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

interface LeafProps {
  x: number;
  y: number;
  width: number;
  isGrown: boolean;
  name: string;
}

const Leaf = ({ x, y, width, isGrown, name }: LeafProps) => (
  <>
    <rect
      x={x}
      y={y - 17}
      width={width}
      height="34"
      rx="10"
      fill={isGrown ? 'var(--brand-soft)' : 'var(--card)'}
      stroke={isGrown ? 'var(--link)' : 'var(--border-strong)'}
      strokeWidth="2"
    />
    <text
      x={x + width / 2}
      y={y + 5}
      fontSize="15"
      fontWeight="600"
      textAnchor="middle"
      fill={isGrown ? 'var(--ink)' : 'var(--muted)'}
    >
      {name}
    </text>
  </>
);
