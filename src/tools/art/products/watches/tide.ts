import { bolt, cut, fill, line } from '../strokes';
import { ground, mix, type Drawing, type Paint } from '../paint';
import { tones } from '../tones';
import {
  arc,
  digits,
  disc,
  glass,
  keepers,
  loop,
  minutes,
  ring,
  steel,
  steelDeep,
  steelDim,
  steelLight,
  ticks,
} from './metal';

const body =
  'M112 76H188C200 76 209 81 214 91L225 116C228 124 229 134 229 150C229 166 228 176 225 184L214 209C209 219 200 224 188 224H112C100 224 91 219 86 209L75 184C72 176 71 166 71 150C71 134 72 124 75 116L86 91C91 81 100 76 112 76Z';
const upperStrap = 'M96 92C104 66 112 46 115 28C116 20 120 17 126 17H174C180 17 184 20 185 28C188 46 196 66 204 92Z';
const lowerStrap =
  'M96 208C104 234 112 254 115 272C116 280 120 283 126 283H174C180 283 184 280 185 272C188 254 196 234 204 208Z';

const lcd = '#d3dfcd';
const lcdDim = '#b9c9b4';
const segment = '#1d2b24';

/** The sea through the day: two high waters. */
const tideLine =
  'M98 178C106 178 108 160 118 160C130 160 132 184 144 184C156 184 158 156 170 156C182 156 184 178 202 180';

const buttons = (color: string, dim: string) =>
  [
    [70, 112, -12],
    [70, 188, 12],
    [230, 112, 12],
    [230, 188, -12],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${fill('M-6-11C-6-13-5-14-3-14H3C5-14 6-13 6-11V11C6 13 5 14 3 14H-3C-5 14-6 13-6 11Z', color)}${line('M-2-8V8M2-8V8', dim, 1.4)}</g>`,
    )
    .join('');

const strap = (p: Paint, grooves: string) =>
  fill(upperStrap, p.main) +
  fill(lowerStrap, p.main) +
  cut(
    's',
    `${upperStrap}${lowerStrap}`,
    fill('M90 10H210V36C170 44 130 44 90 36ZM90 290H210V264C170 256 130 256 90 264Z', p.shade) +
      fill('M90 66H210V100H90ZM90 200H210V234H90Z', p.shade) +
      line('M119 20C117 40 108 62 101 84M119 280C117 260 108 238 101 216', p.light, 2.4) +
      line(grooves, p.deep, 4, 'opacity=".5"'),
  );

function front(p: Paint): string {
  return (
    ground(150, 285, 64, 7) +
    strap(p, 'M134 28H166M132 40H168M130 52H170M134 272H166M132 260H168M130 248H170') +
    buttons(steelDim, steelDeep) +
    fill(body, p.main) +
    cut(
      'b',
      body,
      fill('M60 150H240V240H60Z', p.shade, 'opacity=".6"') +
        fill('M60 70H110L84 108V192L110 230H60ZM240 70H190L216 108V192L190 230H240Z', p.shade),
    ) +
    line('M84 96C90 84 100 78.5 112 78.5H188C200 78.5 210 84 216 96', p.light, 2.6) +
    // The bezel.
    disc(150, 150, 68, p.deep) +
    disc(150, 150, 66, '#1b2822') +
    ring(150, 150, 65, '#34443c', 2) +
    minutes(61.1, 4.4, '#8d9c94', 1.2) +
    ticks(150, 150, 58, 62.5, 90, p.accent, 3.6) +
    disc(150, 150, 55, lcd) +
    cut(
      'd',
      'M95 150A55 55 0 0 1 205 150A55 55 0 0 1 95 150Z',
      fill('M90 90H210V121H90Z', lcdDim) +
        fill(`${tideLine}V210H98Z`, lcdDim) +
        fill('M90 178H98C106 178 108 160 118 160C130 160 132 184 144 184V210H90Z', mix(p.main, lcd, 0.35)) +
        line(`M90 178H98${tideLine.slice(7)}H210`, segment, 2.4) +
        line('M144 150V204', segment, 1.2, 'stroke-dasharray="2 3"') +
        disc(144, 184, 4.4, segment) +
        disc(144, 184, 1.8, lcd),
    ) +
    digits('10:08', 109, 122, 1.66, segment, 2.2) +
    // Battery, rising tide, sun.
    fill('M124 105H138V112H124ZM139 107H140.500V110H139Z', segment) +
    line('M126.5 108.500H131', lcdDim, 3) +
    line('M148 113L152 105 156 113', segment, 2) +
    disc(171, 109, 3.4, segment) +
    line(
      'M171 102.500v0M171 115.500v0M164.5 109v0M177.5 109v0M166.4 104.400v0M175.6 104.400v0M166.4 113.600v0M175.6 113.600v0',
      segment,
      1.8,
    ) +
    ring(150, 150, 55, '#0d1b14', 2, 'opacity=".5"') +
    fill('M104 122A54 54 0 0 1 128 101L158 204A54 54 0 0 1 134 202Z', glass, 'opacity=".18"') +
    [
      [90, 98],
      [210, 98],
      [90, 202],
      [210, 202],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 4, steelDim) + line(`M${x - 2} ${y + 1}l4-2`, steelDeep, 1.4))
      .join('')
  );
}

function side(p: Paint): string {
  return (
    ground(150, 272, 84, 8) +
    loop(p.main, p.deep, p.light) +
    // Grooves across the strap, a keeper, the buckle.
    line(
      'M38 140L47 142M37 152H47M37 164L47 163M39 176L48 174M262 140L253 142M263 152H253M263 164L253 163M261 176L252 174',
      p.deep,
      3,
      'opacity=".5"',
    ) +
    keepers(p.shade, p.light) +
    fill(
      'M138 252H168C172 252 174 255 174 261C174 268 172 274 168 274H138C134 274 132 268 132 261C132 255 134 252 138 252Z',
      steelDim,
    ) +
    line('M138 258H168', steelLight, 2) +
    // Shoulders that run into the strap, the case with its guard, two buttons.
    fill(
      'M90 44C70 52 52 78 48 104C52 110 62 108 68 102C76 92 90 92 100 92V44ZM210 44C230 52 248 78 252 104C248 110 238 108 232 102C224 92 210 92 200 92V44Z',
      p.shade,
    ) +
    line('M86 48C70 56 56 80 51 101', p.light, 2.4) +
    fill('M112 86H188V94C186 98 182 99 176 99H124C118 99 114 98 112 94Z', steelDeep) +
    fill('M76 46H224C228 60 226 80 216 90C206 94 94 94 84 90C74 80 72 60 76 46Z', p.main) +
    fill('M75 66H225C224 78 221 86 216 90C206 94 94 94 84 90C79 86 76 78 75 66Z', p.shade) +
    fill(
      'M88 72C88 68 90 66 94 66H206C210 66 212 68 212 72C212 80 208 85 202 85H98C92 85 88 80 88 72Z',
      p.deep,
      'opacity=".55"',
    ) +
    fill('M86 48C86 36 92 31 102 31H198C208 31 214 36 214 48Z', '#2c3b34') +
    fill('M72 48C72 42 76 40 82 40H218C224 40 228 42 228 48C228 53 224 55 218 55H82C76 55 72 53 72 48Z', p.main) +
    line('M80 43.500H220', p.light, 2.6) +
    line('M98 34.500H188', '#7d8c85', 2) +
    [112, 188]
      .map(
        (x) =>
          fill(
            `M${x - 13} 68H${x + 13}C${x + 15} 68 ${x + 16} 69 ${x + 16} 71V80C${x + 16} 82 ${x + 15} 83 ${x + 13} 83H${x - 13}C${x - 15} 83 ${x - 16} 82 ${x - 16} 80V71C${x - 16} 69 ${x - 15} 68 ${x - 13} 68Z`,
            steel,
          ) + line(`M${x - 9} 72V79M${x - 3} 72V79M${x + 3} 72V79M${x + 9} 72V79`, steelDim, 2),
      )
      .join('') +
    disc(150, 75.5, 5, steelDim) +
    line('M147.5 77L152.5 74', steelDeep, 1.6) +
    fill('M143 55H157L154 62H146Z', p.accent)
  );
}

function back(p: Paint): string {
  const dim = { ...p, shade: mix(p.shade, '#0d1b14', 0.12), main: mix(p.main, p.shade, 0.7) };
  return (
    ground(150, 285, 64, 7) +
    line('M118 32V14C118 9 121 6 126 6H174C179 6 182 9 182 14V32', steelDim, 7) +
    strap(dim, 'M134 62H166M133 72H167') +
    line('M150 34V7', steel, 5) +
    `<g fill="${p.deep}"><rect x="142" y="226" width="16" height="7" rx="3.5"/><rect x="142" y="240" width="16" height="7" rx="3.5"/><rect x="142" y="254" width="16" height="6" rx="3"/><rect x="142" y="267" width="16" height="5" rx="2.5"/></g>` +
    fill('M112 46H188L191 60H109Z', p.main) +
    line('M114 48H186', p.light, 2) +
    buttons(steelDim, steelDeep) +
    fill(body, dim.main) +
    cut('b', body, fill('M60 70H110L84 108V192L110 230H60ZM240 70H190L216 108V192L190 230H240Z', dim.shade)) +
    line('M84 96C90 84 100 78.5 112 78.500H188C200 78.5 210 84 216 96', p.light, 2.6) +
    disc(150, 151, 66, p.deep) +
    disc(150, 150, 64, steelDim) +
    disc(150, 149, 62, steel) +
    line(arc(150, 149, 60, 200, 330), steelLight, 3) +
    ring(150, 150, 44, steelDim, 1.6) +
    // The sea, engraved.
    cut(
      'd',
      'M106 150A44 44 0 0 1 194 150A44 44 0 0 1 106 150Z',
      disc(150, 150, 44, steelLight) +
        [164, 173, 182, 191]
          .map((y, i) => line(`M${96 - i * 6} ${y}q8-8 16 0t16 0t16 0t16 0t16 0t16 0t16 0`, steelDim, 2))
          .join(''),
    ) +
    bolt(150, 139, 1.7, steelDeep) +
    [0, 90, 180, 270]
      .map((turn) =>
        line(arc(150, 150, 52, turn - 26, turn + 26), steelDeep, 3.4, 'stroke-dasharray=".5 4 2 4" opacity=".8"'),
      )
      .join('') +
    [0, 90, 180, 270]
      .map(
        (turn) =>
          `<g transform="rotate(${turn + 45} 150 150)">${disc(150, 92, 5, steelDim)}${line('M147.5 92H152.500M150 89.500V94.5', steelDeep, 1.6)}</g>`,
      )
      .join('')
  );
}

const views: Record<string, (p: Paint) => string> = { front, side, back };

/** The Tide sports watch: resin, four buttons, and the day's tide on a display that reads in full sun. */
export const tide: Drawing = (view, paint) => views[view]?.(tones(paint)) ?? '';
