import { Drawing } from '@/ui/art/Drawing';

const line = {
  stroke: 'var(--cloud-limb)',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A fax machine with an order, and the first customer's folder with its `name`, 380 × 180. */
export const FaxAndFolder = ({ name }: { name: string }) => (
  <Drawing width={380} height={180}>
    <g {...line}>
      <path d="M78 92V22C78 14 82 10 90 10H154C147 10 144 14 144 22V92Z" fill="var(--card)" />
      <path d="M90 30H130M90 42H124M90 54H132M90 66H112" stroke="var(--isobar)" fill="none" />
      <path d="M28 112L44 86H172L188 112Z" fill="var(--surface-2)" />
      <path d="M18 166V122C18 116 22 112 28 112H188C194 112 198 116 198 122V166Z" fill="var(--surface-3)" />
      <path d="M92 122H178V136H92Z" fill="var(--brand-soft)" />
      <path d="M100 129H128" stroke="var(--link)" fill="none" />
      <path d="M98 147H99M118 147H119M138 147H139M98 157H99M118 157H119M138 157H139" strokeWidth="6" />
      <circle cx="168" cy="152" r="7" fill="var(--brand)" />
      <path
        d="M30 104C30 98 34 94 40 94H56C62 94 66 98 66 104V150C66 156 62 160 56 160H40C34 160 30 156 30 150Z"
        fill="var(--card)"
      />
      <path d="M30 112H66M30 142H66" fill="none" />
      <path d="M236 166V76C236 71 239 68 244 68H280L290 80H350C355 80 358 83 358 88V166Z" fill="var(--surface-3)" />
      <path d="M250 66V50H336V110H250Z" fill="var(--card)" transform="rotate(-4 293 80)" />
      <path d="M262 64H318M262 76H306" stroke="var(--isobar)" fill="none" transform="rotate(-4 293 80)" />
      <path d="M238 166L224 104C223 98 226 94 232 94H362C368 94 372 98 371 104L356 166Z" fill="var(--brand-soft)" />
      <path d="M246 112H350V146H246Z" fill="var(--card)" />
    </g>
    <text x="298" y="136" textAnchor="middle" fontSize="20" fontWeight="750" fill="var(--ink)">
      {name}
    </text>
    <path d="M0 166H380" {...line} fill="none" />
  </Drawing>
);
