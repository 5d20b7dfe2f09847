/** Mood, pose, and whether it holds its bolt. Without a title it is decorative. */
export interface MascotProps {
  pose?: 'sit' | 'stand' | 'none';
  mood?: 'smile' | 'open' | 'oh' | 'sleep';
  bolt?: boolean;
  title?: string;
}

/* The body's lower edge including the outline is y = 152. For `none` that is the picture's lower edge; for `sit` the
   legs take 32 of 180 units below it; for `stand` the picture ends under the feet. */
const boxes = { sit: '-8 4 266 180', stand: '-8 4 266 172', none: '6 8 230 144' };

const body =
  'M58 150C29 150 10 130 10 106C10 84 26 67 47 63C52 32 79 12 110 12C137 12 159 27 169 49C174 47 180 46 186 46C212 46 232 67 232 95C232 126 211 150 181 150Z';
const shade =
  'M14 124.5C28 129 52 127 72 125.5C98 123.5 106 136.5 138 136.5C170 136.5 205 122 232 95C232 126 211 150 181 150H58C37 150 21 139.5 14 124.5Z';

const legs = {
  sit: 'M91.5 152.5V172.5C91.5 177 89 179.5 82.5 179.5M142 152.5V172.5C142 177 144.5 179.5 151 179.5',
  stand: 'M95 152.5V173.5H84M146 152.5V173.5H157',
};

// Both arms as one path: at rest, or with the right one holding (`sit`) or lifting (`stand`) the bolt.
const rest = 'M41 124C30 126.5 22 134.5 17.5 146.5';
const arms = {
  sit: {
    free: `${rest}M199 124C210 126.5 218 134.5 222.5 146.5`,
    bolt: `${rest}M195 121.5C203 119.5 208.5 124 211.5 131.5`,
  },
  stand: {
    free: `${rest}M199 124C210 126.5 218 134.5 222.5 146.5`,
    bolt: 'M36 128C22 126 10 117 5 102M196 128C208 129 217 119 216 105',
  },
};
const held = { sit: undefined, stand: 'translate(10 -53)' };

const mouths = {
  smile: <path d="M110.5 106.5C113.5 114 126.5 114 129.5 106.5" fill="none" strokeWidth="4.5" />,
  open: <path d="M110 104.5H130C130 114 126 119 120 119S110 114 110 104.5Z" fill="var(--cloud-eye)" strokeWidth="3" />,
  oh: <ellipse cx="120" cy="113.5" rx="6.5" ry="8" fill="var(--cloud-eye)" stroke="none" />,
  sleep: <path d="M114 108C116.5 112 123.5 112 126 108" fill="none" strokeWidth="4" />,
};

function Eyes({ mood }: { mood: NonNullable<MascotProps['mood']> }) {
  if (mood === 'sleep')
    return <path d="M86 94C89 101 101 101 104 94M136 94C139 101 151 101 154 94" fill="none" strokeWidth="4.5" />;
  return [95, 145].map((x) => (
    <g key={x} stroke="none">
      <ellipse cx={x} cy="94" rx="6.5" ry="8.5" fill="var(--cloud-eye)" />
      <circle cx={x + 2.5} cy="90.5" r="2.3" fill="#fff" />
    </g>
  ));
}

/** The company's mascot, a cloud, as an inline SVG. */
export function Mascot({ pose = 'none', mood = 'smile', bolt = false, title }: MascotProps) {
  const limbs = { fill: 'none', stroke: 'var(--cloud-limb)', strokeWidth: 5 };
  return (
    <svg
      viewBox={boxes[pose]}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path d={body} fill="var(--cloud)" />
      <path d={shade} fill="var(--cloud-shade)" />
      <path d="M57.5 68C60.5 43 79 25.5 102 22.5" fill="none" stroke="#fff" strokeWidth="7" />
      <path d={body} fill="none" stroke="var(--cloud-line)" strokeWidth="4" />
      {pose !== 'none' && <path d={legs[pose]} {...limbs} />}
      <g fill="#5be495" fillOpacity=".75">
        <ellipse cx="76" cy="109" rx="9" ry="5.5" />
        <ellipse cx="164" cy="109" rx="9" ry="5.5" />
      </g>
      <g stroke="var(--cloud-eye)">
        <Eyes mood={mood} />
        {mouths[mood]}
      </g>
      {pose !== 'none' && bolt && (
        <g transform={held[pose]}>
          <path d="M223 101L240 105.5L225 130L242 134.5L191 175L205 142.5L188.5 139Z" fill="var(--brand)" />
          <path d="M240 105.5L225 130L242 134.5L191 175L213 138L234 104Z" fill="#07923f" />
          <path
            d="M223 101L240 105.5L225 130L242 134.5L191 175L205 142.5L188.5 139Z"
            fill="none"
            stroke="var(--cloud-line)"
            strokeWidth="3"
          />
        </g>
      )}
      {pose !== 'none' && <path d={arms[pose][bolt ? 'bolt' : 'free']} {...limbs} />}
    </svg>
  );
}
