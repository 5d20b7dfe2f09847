import { Drawing } from '@/ui/art/Drawing';

/** Paper shows on a white page, too. */
const paper = { fill: '#fbf3df', stroke: '#b9a67c', strokeWidth: 1.5, strokeLinejoin: 'round' } as const;
/** The side away from the light. */
const shade = { fill: '#0d1b14', fillOpacity: 0.14 } as const;
const line = { fill: 'none', strokeWidth: 2.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A fax machine with an order, and the first customer's folder with its `name`, 380 × 180. */
export const FaxAndFolder = ({ name }: { name: string }) => (
  <Drawing width={380} height={180}>
    <g {...shade}>
      <ellipse cx="108" cy="166" rx="106" ry="6" />
      <ellipse cx="296" cy="166" rx="80" ry="6" />
    </g>
    <path d="M78 92V22C78 14 82 10 90 10H154C147 10 144 14 144 22V92Z" {...paper} />
    <path d="M130 10H154C147 10 144 14 144 22V92H130Z" {...shade} />
    <path d="M90 30H124M90 42H120M90 54H124M90 66H112" stroke="#a3916a" {...line} />
    <path d="M28 112L44 86H172L188 112Z" fill="#b9c7be" />
    <path d="M70 92H152V98H70z" fill="#22352c" />
    <path d="M18 166V122C18 116 22 112 28 112H188C194 112 198 116 198 122V166Z" fill="#dfe7e2" />
    <path d="M182 112H188C194 112 198 116 198 122V166H182ZM18 158H182V166H18z" {...shade} />
    <path d="M92 121H174V137H92Z" fill="#22352c" />
    <path d="M100 129H128" stroke="#6be8a0" {...line} />
    <path d="M98 147H99M118 147H119M138 147H139M98 154H99M118 154H119M138 154H139" stroke="#5a6b61" {...line} />
    <circle cx="164" cy="149" r="7" fill="#09b850" />
    <path d="M164 142A7 7 0 0 1 164 156Z" {...shade} />
    <path
      d="M30 104C30 98 34 94 40 94H56C62 94 66 98 66 104V150C66 156 62 160 56 160H40C34 160 30 156 30 150Z"
      fill="#2f5a48"
    />
    <path
      d="M54 94H56C62 94 66 98 66 104V150C66 156 62 160 56 160H54ZM30 112H66V118H30zM30 138H66V142H30z"
      {...shade}
    />
    <path d="M236 166V76C236 71 239 68 244 68H280L290 80H350C355 80 358 83 358 88V166Z" fill="#c69a58" />
    <g transform="rotate(-4 293 80)">
      <path d="M250 50H336V110H250Z" {...paper} />
      <path d="M322 50H336V110H322z" {...shade} />
      <path d="M262 64H312M262 76H302" stroke="#a3916a" {...line} />
    </g>
    <path d="M238 166L224 104C223 98 226 94 232 94H362C368 94 372 98 371 104L356 166Z" fill="#e8c283" />
    <path d="M350 94H362C368 94 372 98 371 104L356 166H336Z" {...shade} />
    <path d="M246 112H346V146H246Z" fill="var(--paper)" />
    <text x="296" y="136" textAnchor="middle" fontSize="20" fontWeight="750" fill="#0d1b14">
      {name}
    </text>
    <path d="M0 167H380" stroke="var(--cloud-limb)" {...line} />
  </Drawing>
);
