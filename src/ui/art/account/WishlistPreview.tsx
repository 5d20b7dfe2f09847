import { BlankText, Preview } from './Blank';

const goods = [
  { color: '#3f8a66', shape: 'M-26-44h52v88h-52z' },
  { color: '#c9a45a', shape: 'M-40-20L0-44L40-20V36H-40Z' },
  { color: '#5582c8', shape: 'M-46 18C-20 18-18-16 6-30L18-10C34 4 48 4 50 22V32H-46Z' },
  { color: '#c8713a', shape: 'M-22-30h10v-18h24v18h10v74h-44z' },
];

/** Preview of the wishlist: four products, each with its heart button. */
export const WishlistPreview = () => (
  <Preview>
    {goods.map(({ color, shape }, at) => (
      <g key={color} transform={`translate(${at * 206} 0)`}>
        <rect width="184" height="206" rx="22" fill={color} opacity=".18" />
        <ellipse cx="92" cy="158" rx="52" ry="7" fill="var(--ink)" opacity=".14" />
        <path
          d={shape}
          transform="translate(92 112)"
          fill={color}
          stroke={color}
          strokeWidth="10"
          strokeLinejoin="round"
        />
        <circle cx="150" cy="34" r="20" fill="var(--card)" />
        <path d="M150 44C132 32 139 20 150 28C161 20 168 32 150 44Z" fill="#e5484d" />
        <BlankText x={0} y={226} width={130} height={12} tone="var(--ink)" />
        <BlankText x={0} y={250} width={80} />
      </g>
    ))}
  </Preview>
);
