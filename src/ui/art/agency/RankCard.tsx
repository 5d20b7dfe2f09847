interface RankCardProps {
  /** The tip, which points at the ridge. */
  x: number;
  y: number;
  rank: number;
  /** Label of the visitor's own card; the others show bars. */
  you?: string | undefined;
  /** Width without the tip. */
  width: number;
}

/** A search result as a signpost: its rank, and a label or bars. 42 units high. */
export function RankCard({ x, y, rank, you, width }: RankCardProps) {
  const edge = width - 8;
  const label = Math.round(width * 0.24);
  return (
    <g transform={`translate(${x - width - 10} ${y - 21})`}>
      <path
        d={`M8 0H${edge}A8 8 0 0 1 ${width} 8V16L${width + 10} 21L${width} 26V34A8 8 0 0 1 ${edge} 42H8A8 8 0 0 1 0 34V8A8 8 0 0 1 8 0Z`}
        fill={you ? 'var(--brand)' : 'var(--card)'}
        stroke={you ? 'var(--brand-active)' : 'var(--border-strong)'}
        strokeWidth="1.5"
      />
      <text
        x={label / 2}
        y="27"
        textAnchor="middle"
        fontSize="16"
        fontWeight="750"
        fill={you ? 'var(--on-brand)' : 'var(--muted)'}
      >
        {rank}
      </text>
      {you ? (
        <text x={label} y="27" fontSize="17" fontWeight="750" fill="var(--on-brand)">
          {you}
        </text>
      ) : (
        <>
          <path
            d={`M${label + 2} 16H${Math.round(width * (0.62 + ((rank * 37) % 24) / 100))}`}
            stroke="var(--info)"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <path
            d={`M${label + 2} 28H${Math.round(width * (0.7 + ((rank * 53) % 20) / 100))}`}
            stroke="var(--border)"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </>
      )}
    </g>
  );
}
