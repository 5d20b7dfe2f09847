import type { ReactNode } from 'react';
import type { Hair, PersonLook } from '@/data/people';

interface Style {
  /** Hair behind the head. */
  back?: ReactNode;
  /** Hair over the forehead. */
  front?: ReactNode;
}

const face = 'M62 86C62 56 78 42 100 42S138 56 138 86C138 120 121 142 100 142S62 120 62 86Z';
const temples =
  'M61 92C54 50 76 33 101 33C128 33 146 52 139 92C137 78 134 71 128 65C110 68 88 67 73 62C66 69 62 79 61 92Z';
const drawnBack = 'M61 88C55 52 76 36 100 36S145 52 139 88C136 68 121 56 100 56S64 68 61 88Z';
const middle = 'M60 98C54 58 74 38 100 38C95 62 82 84 60 98ZM140 98C146 58 126 38 100 38C105 62 118 84 140 98Z';

/** Outlines in the bust's box of 200 × 220, filled with the hair colour. */
const styles: Record<Hair, Style> = {
  short: { front: <path d={temples} /> },
  quiff: {
    front: (
      <path d="M60 92C52 56 64 40 78 36C92 16 132 18 142 40C150 56 143 76 140 92C137 78 134 70 128 66C108 66 88 62 76 56C66 66 63 78 60 92Z" />
    ),
  },
  parted: {
    front: (
      <path d="M60 94C50 50 76 28 108 31C140 32 150 62 140 94C138 80 134 72 129 66C110 66 92 58 82 48C80 64 68 76 60 94Z" />
    ),
  },
  crop: {
    front: (
      <path d="M62 84C58 54 76 39 100 39S142 54 138 84C136 70 132 64 126 60C110 56 90 56 74 60C68 64 64 70 62 84Z" />
    ),
  },
  bald: {
    front: (
      <path d="M61 100C58 90 60 80 64 74C65 84 64 92 61 100ZM139 100C142 90 140 80 136 74C135 84 136 92 139 100Z" />
    ),
  },
  bob: {
    back: <path d="M54 146C40 60 60 28 100 28S160 60 146 146C140 154 128 152 124 142H76C72 152 60 154 54 146Z" />,
    front: <path d="M61 92C58 56 76 40 100 40S142 56 139 92C124 84 110 70 104 56C96 74 80 86 61 92Z" />,
  },
  long: {
    back: <path d="M44 196C42 120 46 28 100 28S158 120 156 196C142 206 128 196 124 172H76C72 196 58 206 44 196Z" />,
    front: <path d={middle} />,
  },
  waves: {
    back: (
      <path d="M54 116C44 108 50 94 47 82C46 48 66 26 100 26S154 48 153 82C150 94 156 108 146 116C138 122 130 116 130 108H70C70 116 62 122 54 116Z" />
    ),
    front: (
      <path d="M60 94C54 66 64 46 84 40C100 32 132 36 139 60C143 72 141 84 139 94C136 84 132 76 124 72C114 78 104 66 94 68C82 72 70 76 60 94Z" />
    ),
  },
  curls: {
    back: (
      <path d="M100 14A21 21 0 0 1 130 26A22 22 0 0 1 153 52A22 22 0 0 1 159 86A22 22 0 0 1 152 118A20 20 0 0 1 130 132H70A20 20 0 0 1 48 118A22 22 0 0 1 41 86A22 22 0 0 1 47 52A22 22 0 0 1 70 26A21 21 0 0 1 100 14Z" />
    ),
    front: (
      <path d="M60 84A15 15 0 0 1 72 60A15 15 0 0 1 91 49A15 15 0 0 1 114 50A15 15 0 0 1 131 63A15 15 0 0 1 140 84A19 19 0 0 0 128 70A20 20 0 0 1 108 64A18 18 0 0 1 86 66A18 18 0 0 0 60 84Z" />
    ),
  },
  bun: { back: <circle cx="100" cy="25" r="19" />, front: <path d={drawnBack} /> },
  tail: {
    back: <path d="M122 40C164 46 176 112 158 168C150 176 142 168 144 156C152 118 140 92 126 78Z" />,
    front: <path d={drawnBack} />,
  },
  scarf: {
    back: <path d="M46 186C38 84 54 26 100 26S162 84 154 186C138 196 120 188 100 188S62 196 46 186Z" />,
    front: (
      <path
        fillRule="evenodd"
        d="M100 34C68 34 56 58 58 92C60 132 78 152 100 152S140 132 142 92C144 58 132 34 100 34ZM100 52C80 52 67 66 67 92C67 120 83 138 100 138S133 120 133 92C133 66 120 52 100 52Z"
      />
    ),
  },
};

const collars: Record<PersonLook['collar'], ReactNode> = {
  crew: <path d="M78 160C84 176 116 176 122 160" fill="none" stroke="#0d1b14" strokeOpacity=".22" strokeWidth="6" />,
  roll: <path d="M78 148C86 156 114 156 122 148L126 168C114 180 86 180 74 168Z" fill="#fff" fillOpacity=".2" />,
  shirt: (
    <g fill="#fff" fillOpacity=".9">
      <path d="M82 152L100 172L84 190L70 162Z" />
      <path d="M118 152L100 172L116 190L130 162Z" />
    </g>
  ),
  hood: (
    <>
      <path
        d="M66 164C76 150 82 152 84 158C88 174 112 174 116 158C118 152 124 150 134 164C132 186 116 194 100 194S68 186 66 164Z"
        fill="#0d1b14"
        fillOpacity=".2"
      />
      <path d="M88 188V208M112 188V208" stroke="#fff" strokeOpacity=".75" strokeWidth="3" />
    </>
  ),
};

const accessories: Record<NonNullable<PersonLook['wears']>, ReactNode> = {
  glasses: (
    <g fill="#fff" fillOpacity=".22" stroke="#0d1b14" strokeWidth="3">
      <rect x="68" y="82" width="27" height="22" rx="9" />
      <rect x="105" y="82" width="27" height="22" rx="9" />
      <path d="M95 91Q100 87 105 91" fill="none" />
    </g>
  ),
  headset: (
    <>
      <path d="M58 96C50 20 150 20 142 96" fill="none" stroke="#0d1b14" strokeWidth="6" />
      <rect x="51" y="86" width="15" height="28" rx="7.5" fill="#0d1b14" />
      <rect x="134" y="86" width="15" height="28" rx="7.5" fill="#0d1b14" />
      <path d="M60 112C62 132 74 138 86 136" fill="none" stroke="#0d1b14" strokeWidth="4" />
      <circle cx="88" cy="136" r="5" fill="#09b850" />
    </>
  ),
  earrings: (
    <g fill="#f5c35b">
      <circle cx="60" cy="118" r="6" />
      <circle cx="140" cy="118" r="6" />
    </g>
  ),
};

const beard =
  'M61 96C60 134 78 150 100 150S140 134 139 96C136 112 126 116 116 113C106 108 94 108 84 113C74 116 64 112 61 96Z';

/** Head and shoulders of a person, 200 × 220 units, for stamps, letters and the rooftop. */
export function Bust({ look }: { look: PersonLook }) {
  const { hair, skin, tint, cloth, wears, collar } = look;
  const { back, front } = styles[hair];
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <g fill={tint}>{back}</g>
      <path d="M20 220C20 186 46 170 80 160H120C154 170 180 186 180 220Z" fill={cloth} />
      <path d="M84 128H116V160C116 176 84 176 84 160Z" fill={skin} />
      <path d="M84 140C94 150 106 150 116 140V148C106 158 94 158 84 148Z" fill="#0d1b14" fillOpacity=".16" />
      {collars[collar]}
      {hair !== 'scarf' && <path d="M62 86A8 11 0 1 0 64 108M138 86A8 11 0 1 1 136 108" fill={skin} />}
      <path d={face} fill={skin} />
      {look.beard && <path d={beard} fill={tint} />}
      <g fill="#d9534f" fillOpacity=".16">
        <circle cx="75" cy="108" r="8" />
        <circle cx="125" cy="108" r="8" />
      </g>
      <g fill={tint}>{front}</g>
      <path
        d="M73 80Q81 75 90 79M110 79Q119 75 127 80"
        fill="none"
        stroke={hair === 'scarf' ? '#3a2318' : tint}
        strokeWidth="4"
      />
      <g fill="#16110e">
        <circle cx="82" cy="92" r="4.2" />
        <circle cx="118" cy="92" r="4.2" />
      </g>
      <path d="M100 92C103 102 104 106 97 107" fill="none" stroke="#0d1b14" strokeOpacity=".3" strokeWidth="3" />
      <path
        d="M87 120C92 128 108 128 113 120"
        fill={look.beard ? '#fff' : 'none'}
        stroke={look.beard ? 'none' : '#7c2f2a'}
        strokeWidth="3.6"
      />
      {wears && accessories[wears]}
    </g>
  );
}
