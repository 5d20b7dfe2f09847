import { Drawing } from '@/ui/art/Drawing';

interface Colleague {
  x: number;
  skin: string;
  hair: string;
  cloth: string;
  /** Outline of the hair around a head at (0, 0). */
  cut: string;
}

// Skin and hair colours, as in the portraits: the same in both themes.
const colleagues: readonly Colleague[] = [
  {
    x: 150,
    skin: '#e8b48a',
    hair: '#3a2318',
    cloth: 'var(--info)',
    cut: 'M-34 26C-40-20-28-42 0-42S40-20 34 26C30 32 24 28 24 12C10 4-4-2-10-18C-16-4-24 6-26 12C-24 28-30 32-34 26z',
  },
  {
    x: 402,
    skin: '#9a6240',
    hair: '#1d1512',
    cloth: 'var(--warning)',
    cut: 'M-28 2C-36-30-18-44 0-44S36-30 28 2C26-14 18-22 0-22S-26-14-28 2z',
  },
  {
    x: 1058,
    skin: '#f0c6a4',
    hair: '#aab5ae',
    cloth: 'var(--danger)',
    cut: 'M-28 0C-34-30-18-42 0-42S34-30 28 0C20-8 16-20 8-26C-2-18-20-14-28 0zM0-62A12 12 0 1 1-.1-62z',
  },
];

function Person({ x, skin, hair, cloth, cut }: Colleague) {
  return (
    <g transform={`translate(${x} 190)`}>
      <path d="M-76 150C-76 78-44 56 0 56S76 78 76 150z" fill={cloth} />
      <path d="M-12 30H12V62C12 76-12 76-12 62z" fill={skin} />
      <ellipse rx="27" ry="33" fill={skin} />
      <path d={cut} fill={hair} />
      <path
        d="M-10 2v5M10 2v5M-8 16c4 4 12 4 16 0"
        fill="none"
        stroke="#0d1b14"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </g>
  );
}

const Laptop = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 284) scale(.78)`}>
    <path
      d="M-62 0H62L68 72H-68z"
      fill="var(--surface-3)"
      stroke="var(--ink)"
      strokeWidth="3.5"
      strokeLinejoin="round"
    />
    <path d="M2 22L-12 42H-3L-6 58L12 36H3z" fill="var(--brand)" />
  </g>
);

/** Desks in a row with one empty chair; `name` is on the plate in front of it. */
export function EmptyChair({ name }: { name: string }) {
  return (
    <Drawing width={1200} height={420}>
      <path d="M640 0H800L900 340H540z" fill="var(--star)" opacity=".16" />
      <path
        d="M720 0V34M676 62C680 40 696 32 720 32S760 40 764 62z"
        fill="var(--ink)"
        stroke="var(--ink)"
        strokeWidth="3.5"
      />
      <ellipse cx="720" cy="63" rx="44" ry="6" fill="var(--star)" />
      <g fill="none" stroke="var(--isobar)" strokeWidth="2.5">
        <path d="M34 40H250V150H34zM142 40V150M34 95H250" />
        <path d="M60 132c20-30 44-20 60-44s40-30 62-18" stroke="var(--brand)" strokeWidth="4" />
        <path d="M930 44H1150V150H930zM930 80H1150M985 44V150M1040 44V150M1095 44V150" />
      </g>
      <g fill="var(--brand)">
        <path d="M944 90h26v18h-26zM1054 90h26v18h-26z" opacity=".8" />
        <path d="M999 118h26v18h-26z" opacity=".45" />
      </g>
      {colleagues.map((colleague) => (
        <Person key={colleague.x} {...colleague} />
      ))}
      <path
        d="M666 150C666 128 684 118 720 118S774 128 774 150V262C774 276 764 284 750 284H690C676 284 666 276 666 262z"
        fill="var(--brand)"
      />
      <path
        d="M746 124C764 129 774 137 774 150V262C774 276 764 284 750 284H738C750 276 752 268 752 250V160C752 142 752 132 746 124z"
        fill="var(--brand-active)"
      />
      <path
        d="M666 150C666 128 684 118 720 118S774 128 774 150V262C774 276 764 284 750 284H690C676 284 666 276 666 262zM640 268V226M800 268V226M628 226H652M788 226H812M684 160H756M684 186H756M684 212H756"
        fill="none"
        stroke="var(--cloud-line)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M0 340H1200V358H0z" fill="var(--cloud)" stroke="var(--ink)" strokeWidth="3.5" />
      {[70, 300, 490, 610, 830, 960, 1140].map((x) => (
        <path key={x} d={`M${x} 358V420`} stroke="var(--ink)" strokeWidth="8" strokeLinecap="round" />
      ))}
      <Laptop x={150} />
      <Laptop x={402} />
      <Laptop x={1058} />
      <g stroke="var(--ink)" strokeWidth="3.5" strokeLinejoin="round">
        <path d="M258 306h34v34h-34z" fill="var(--card)" />
        <path d="M292 314c14 0 14 18 0 18" fill="none" />
        <path d="M900 308h44l-6 32h-32z" fill="var(--warning-soft)" />
        <path
          d="M922 308C902 292 900 268 908 254C922 266 928 284 922 308zM922 308C928 282 942 272 956 272C956 292 942 304 922 308z"
          fill="var(--brand)"
        />
        <path d="M608 340L622 288H818L832 340z" fill="var(--card)" />
      </g>
      <text x="720" y="325" textAnchor="middle" fontSize="30" fontWeight="750" fill="var(--ink)">
        {name}
      </text>
    </Drawing>
  );
}
