import type { HelpPictureId } from '@/data/articles';
import { type Label, ScreenDrawing, type Shape, box, card, dot, pill } from '../screens/ScreenDrawing';

/** A line of writing. */
const text = (x: number, y: number, w: number, colour = 'border-strong', size = 7): Shape => [
  `M${x} ${y}h${w}`,
  colour,
  size,
];
const field = (x: number, y: number, w: number, h = 40): Shape => [box(x, y, w, h, 9), 'border-strong', 1.5, 'card'];
const button = (x: number, y: number, w: number): readonly Shape[] => [
  [box(x, y, w, 42, 9), '', 0, 'brand'],
  text(x + 26, y + 21, w - 52, 'on-brand'),
];
const check = (x: number, y: number): readonly Shape[] => [
  dot(x, y, 30, 'brand'),
  [`M${x - 6} ${y}l4 5 8-9`, 'on-brand', 2.6],
];
const toggle = (x: number, y: number, on: boolean): readonly Shape[] => [
  [`M${x} ${y}h22`, on ? 'brand' : 'surface-3', 28],
  dot(on ? x + 22 : x, y, 20, on ? 'on-brand' : 'border-strong'),
];
const rows = [0, 1, 2];

/** The pictures in 580 × 300 units, below a bar of 36. Their writing is drawn as lines: they serve all languages. */
const pictures: Record<HelpPictureId, readonly [shapes: readonly Shape[], labels?: readonly Label[]]> = {
  form: [
    [
      ...[0, 1].flatMap((at): Shape[] => [
        text(40 + 256 * at, 64, 60),
        field(40 + 256 * at, 76, 244),
        text(56 + 256 * at, 96, 96, 'text'),
      ]),
      text(40, 142, 74),
      [box(40, 154, 500, 78, 9), 'brand', 2.5, 'card'],
      text(56, 176, 420, 'text'),
      text(56, 196, 360, 'text'),
      text(56, 216, 120, 'text'),
      ...button(40, 246, 150),
    ],
  ],
  sent: [
    [
      ...rows.flatMap((at): Shape[] => [field(40, 66 + 58 * at, 300), text(56, 86 + 58 * at, 120 + 30 * at, 'text')]),
      card(252, 92, 300, 118, 16),
      ...check(294, 134),
      text(326, 128, 150, 'ink', 9),
      text(326, 150, 190),
      text(326, 174, 120),
    ],
  ],
  fault: [
    [
      card(96, 66, 388, 206, 16),
      ['M290 88l30 52h-60zm0 18v16m0 9v0', 'danger', 4, 'danger-soft'],
      text(190, 168, 200, 'ink', 9),
      text(160, 192, 260),
      [box(150, 214, 280, 38, 9), 'danger', 1.5, 'danger-soft'],
      text(170, 233, 44, 'danger'),
      text(230, 233, 90, 'danger'),
      text(336, 233, 74, 'danger'),
    ],
  ],
  login: [
    [
      card(130, 58, 320, 226, 16),
      dot(290, 92, 46, 'brand-soft'),
      ['M290 84a7 7 0 1 0 .01 0M277 107c3-10 23-10 26 0', 'link', 3],
      field(156, 124, 268),
      text(172, 144, 130, 'text'),
      field(156, 174, 268),
      ['M174 194h0m16 0h0m16 0h0m16 0h0m16 0h0m16 0h0', 'text', 8],
      ...button(156, 228, 268),
    ],
  ],
  cart: [
    [
      ...rows.flatMap((at): Shape[] => [
        card(40, 58 + 76 * at, 330, 66, 12),
        pill(52, 68 + 76 * at, 46, ['brand-soft', 'warning-soft', 'info-soft'][at] ?? '', 46, 9),
        text(114, 82 + 76 * at, 120 - 20 * at, 'ink'),
        text(114, 102 + 76 * at, 80),
        text(310, 91 + 76 * at, 40, 'text'),
      ]),
      card(390, 58, 150, 218, 12),
      ...rows.flatMap((at): Shape[] => [text(408, 90 + 28 * at, 50), text(490, 90 + 28 * at, 32, 'text')]),
      ['M408 166h114', 'border', 1.5],
      text(408, 190, 40, 'ink', 10),
      text(476, 190, 46, 'ink', 10),
      ...button(406, 218, 118),
    ],
  ],
  sum: [
    [
      [
        'M170 56h240v218l-20-12-20 12-20-12-20 12-20-12-20 12-20-12-20 12-20-12-20 12-20-12-20 12z',
        'border',
        1.5,
        'card',
      ],
      text(200, 130, 70, 'link'),
      text(200, 168, 50),
      text(200, 238, 60, 'ink', 10),
      ['M196 208h188', 'border-strong', 1.5, '', '3 6'],
    ],
    [
      [196, 98, '2 × 250', 17, 500, 'text'],
      [384, 98, '500', 17, 600, 'ink', 'end'],
      [384, 136, '−50', 17, 600, 'link', 'end'],
      [384, 174, '+81', 17, 600, 'ink', 'end'],
      [384, 244, '531', 24, 750, 'ink', 'end'],
    ],
  ],
  steps: [
    [
      ['M104 96h372', 'border', 4],
      ['M104 96h248', 'brand', 4],
      ...check(104, 96),
      ...check(228, 96),
      dot(352, 96, 34, 'brand'),
      dot(352, 96, 24, 'card'),
      dot(352, 96, 10, 'brand'),
      dot(476, 96, 30, 'border-strong'),
      dot(476, 96, 24, 'card'),
      ...[104, 228, 352, 476].map((x) => text(x - 28, 130, 56, x === 352 ? 'ink' : 'border-strong')),
      card(76, 158, 428, 112, 14),
      text(100, 186, 120, 'ink', 9),
      field(100, 206, 228),
      text(116, 226, 130, 'text'),
      ...button(346, 206, 134),
    ],
  ],
  language: [
    [
      text(40, 78, 150, 'ink', 12),
      text(40, 110, 230),
      text(40, 132, 200),
      text(40, 154, 220),
      pill(352, 56, 120, 'surface-2', 36, 9),
      ['M446 71l5 5 5-5', 'ink', 2.5],
      card(332, 102, 208, 170, 14),
      pill(342, 160, 188, 'brand-soft', 52, 9),
      ['M498 186l6 6 12-13', 'link', 3.5],
    ],
    [
      [374, 80, 'EN', 16, 700, 'ink'],
      [360, 141, 'TR', 16, 700, 'ink'],
      [396, 141, 'Türkçe', 16, 500, 'text'],
      [360, 192, 'EN', 16, 700, 'brand-soft-text'],
      [396, 192, 'English', 16, 600, 'brand-soft-text'],
      [360, 246, 'DE', 16, 700, 'ink'],
      [396, 246, 'Deutsch', 16, 500, 'text'],
    ],
  ],
  theme: [
    [
      [box(40, 58, 244, 216, 14), 'border', 1.5, 'paper'],
      [box(296, 58, 244, 216, 14), 'border', 1.5, 'poster-ink'],
      ['M162 104a20 20 0 1 0 .01 0m0-18v0m0 76v0m-38-38h0m76 0h0m-65-27h0m54 54h0m0-54h0m-54 54h0', 'sun', 7],
      ['M412 92a32 32 0 1 0 34 44a28 28 0 0 1-34-44z', '', 0, 'sun'],
      text(72, 200, 180, 'poster-pine', 9),
      text(72, 224, 140, 'foot-muted'),
      text(328, 200, 180, 'foot-text', 9),
      text(328, 224, 140, 'foot-muted'),
      ['M72 252h60M328 252h60', 'brand', 14],
    ],
  ],
  keys: [
    [
      ...[0, 1, 2, 3, 4, 5, 6].flatMap((at): Shape[] => [field(40 + 72 * at, 212, 62, 56)]),
      [box(40, 142, 122, 60, 9), 'focus', 3.5, 'brand-soft'],
      field(172, 142, 62, 60),
      field(244, 142, 62, 60),
      field(316, 142, 62, 60),
      field(388, 142, 152, 60),
      [box(40, 62, 190, 52, 10), 'focus', 3.5, 'ink'],
      text(66, 88, 138, 'on-ink'),
      text(262, 80, 130),
      text(262, 100, 90),
    ],
    [
      [101, 179, 'Tab', 19, 700, 'brand-soft-text', 'middle'],
      [464, 179, 'Esc', 19, 700, 'ink', 'middle'],
    ],
  ],
  storage: [
    [
      card(40, 58, 500, 216, 14),
      ['M40 98h500M40 142h500M40 186h500M40 230h500', 'card-border', 1],
      ...[120, 164, 208, 252].flatMap((y, at): Shape[] => [
        text(64, y, [96, 70, 116, 84][at] ?? 0, 'ink'),
        text(214, y, [180, 150, 120, 166][at] ?? 0),
        [`M500 ${y - 8}h18m-15 0l1 17h10l1-17m-9-4h6`, at === 1 ? 'danger' : 'border-strong', 2.4],
      ]),
      text(64, 80, 60),
      text(214, 80, 80),
    ],
  ],
  consent: [
    [
      card(86, 58, 408, 216, 16),
      text(112, 88, 160, 'ink', 11),
      ...rows.flatMap((at): Shape[] => [
        text(112, 126 + 38 * at, [130, 100, 150][at] ?? 0, 'text'),
        ...toggle(436, 126 + 38 * at, at !== 1),
      ]),
      ...button(112, 220, 176),
      [box(300, 220, 168, 42, 9), 'border-strong', 1.5],
      text(328, 241, 112, 'ink'),
    ],
  ],
  phases: [
    [
      ...[0, 1, 2, 3].map((at): Shape => [`M${160 + 96 * at} 56v220`, 'border', 1, '', '2 6']),
      ...(
        [
          [60, 60, 'surface-3'],
          [112, 88, 'surface-3'],
          [186, 172, 'brand-soft'],
          [346, 96, 'card'],
          [430, 104, 'card'],
        ] as const
      ).map(([x, w, fill], at): Shape => [box(x, 62 + 43 * at, w, 32, 8), at > 2 ? 'border-strong' : fill, 1.4, fill]),
      text(200, 170, 70, 'brand'),
      ['M272 50v226', 'link', 2],
      dot(272, 50, 10, 'link'),
    ],
    [1, 2, 3, 4, 5].map((n, at): Label => [
      [76, 128, 202, 362, 446][at] ?? 0,
      84 + 43 * at,
      `${n}`,
      17,
      700,
      at < 2 ? 'muted' : 'ink',
    ]),
  ],
  brief: [
    [
      ['M150 54h240l40 40v192h-280z', 'border', 1.5, 'card'],
      ['M390 54v40h40', 'border', 1.5, 'surface-2'],
      text(178, 84, 120, 'ink', 11),
      ...[0, 1, 2, 3, 4].flatMap((at): Shape[] => [
        text(212, 120 + 34 * at, [170, 130, 180, 110, 150][at] ?? 0, at < 3 ? 'text' : 'border-strong'),
        at < 3
          ? [`M178 ${119 + 34 * at}l5 6 10-11`, 'brand', 3.5]
          : [box(178, 112 + 34 * at, 16, 16, 4), 'border-strong', 1.6],
      ]),
    ],
  ],
};

/** A picture of one of the site's screens, 580 × 300 units. */
export function HelpPicture({ of }: { of: HelpPictureId }) {
  const [shapes, labels] = pictures[of];
  return (
    <ScreenDrawing
      width={580}
      height={300}
      shapes={[['M0 36H580', 'border', 1], ...[22, 42, 62].map((x) => dot(x, 18, 10, 'border-strong')), ...shapes]}
      labels={labels}
    >
      <path d="M0 0H580V300H0z" fill="var(--surface)" />
      <path d="M0 0H580V36H0z" fill="var(--surface-2)" />
    </ScreenDrawing>
  );
}
