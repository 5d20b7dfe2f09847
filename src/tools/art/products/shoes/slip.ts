import { bolt, cut, drop, fill, line, pair, stitches } from '../strokes';
import { ground, type Drawing, type Paint } from '../paint';
import { tones } from '../tones';
import { foam, foamDim, foamEdge, rubber } from './materials';

const upper =
  'M40 206C33 184 35 164 43 148C46 140 48 128 58 126C68 125 72 133 79 141C92 154 110 154 124 144C136 134 148 122 161 116C169 113 175 115 181 121C202 144 230 154 252 166C268 175 274 188 273 206Z';

const cupsole =
  'M30 194C60 198 110 203 160 203C206 203 244 200 266 192C273 189 279 192 280 199C281 211 274 219 262 223C250 227 238 228 222 228H58C46 228 36 227 32 223C26 217 25 205 27 197C27.5 195 28 194 30 194Z';

/** Drizzle: short slanting strokes, row by row; `rows` are [x, y, gap] of their upper ends. */
const drizzle = (rows: readonly (readonly [number, number, number])[], color: string) =>
  rows.map(([x, y, gap]) => line(`M${x} ${y}l-34 72`, color, 2.6, `stroke-dasharray="7 ${gap}"`)).join('');

const rain = [
  [84, 150, 14],
  [104, 154, 18],
  [122, 152, 12],
  [194, 118, 15],
  [208, 122, 19],
  [218, 138, 12],
  [236, 136, 17],
  [252, 144, 13],
  [268, 146, 19],
] as const;

function shoe(p: Paint): string {
  return (
    // The far rim and the insole behind the near one.
    fill('M56 128C80 134 128 130 168 115L150 136 110 158 72 142Z', p.deep) +
    fill('M74 138C96 146 122 142 140 130L116 152 92 152Z', foamDim) +
    fill(upper, p.main) +
    cut(
      'u',
      upper,
      drizzle(rain, p.light) +
        fill('M20 110H58C56 140 66 170 84 204H20Z', p.shade) +
        stitches('M62 130C61 150 70 176 86 202', p.light) +
        fill('M290 150V210H232C228 190 236 170 252 158Z', p.shade) +
        // The stretch panel at the side.
        fill(
          'M108 148C122 148 136 132 148 118L168 110C160 138 150 166 138 184C124 178 112 164 108 148Z',
          p.deep,
          'opacity=".35"',
        ) +
        fill('M112 150C124 146 138 132 150 119L162 113C156 138 146 162 136 178C126 172 116 162 112 150Z', p.shade) +
        line('M120 146L136 176M127 141L140 170M134 134L145 161M141 127L150 150M148 120L154 138', p.deep, 2),
    ) +
    line(
      'M51 131C53 128.5 55 127.7 58 127.7C67 127 72 134 79 142C92 156 110 156 124 145.5C136 135.5 148 124 161 118C167 115.5 171 116.5 175 119.5',
      p.light,
      3.4,
    ) +
    line('M184 124C206 146 232 156 252 167C263 173 268 180 271 190', p.light, 2, 'opacity=".7"') +
    line('M49 134C38 128 34 112 42 108C50 106 53 118 54 127', p.accent, 5) +
    fill(cupsole, rubber, 'transform="translate(0 3)"') +
    fill(cupsole, foam) +
    cut(
      'm',
      cupsole,
      fill('M20 214C70 222 240 222 290 208V240H20Z', foamDim) +
        line('M26 209C80 216 220 217 284 204', p.accent, 3.4) +
        line('M240 202v5M247 201v5M254 199v5M261 197v5M268 195v4', foamEdge, 2),
    ) +
    line('M30 195C60 198.5 110 203.5 160 203.5C206 203.5 244 200.5 268 192', foamEdge, 1.6)
  );
}

const side = (p: Paint) => `<g transform="translate(-4 -20)">${ground(154, 230, 122, 8)}${shoe(p)}</g>`;

const topEdge =
  'M92 18C120 18 138 50 140 94C142 128 132 150 131 182C131 216 136 244 123 266C111 282 62 283 50 268C36 246 40 216 39 184C38 152 27 128 31 96C36 52 62 18 92 18Z';
const topUpper =
  'M91 26C114 26 131 56 132 95C133 126 124 150 123 182C123 214 127 240 115 260C106 274 66 275 56 262C44 242 47 214 47 184C47 152 35 128 39 98C43 58 66 26 91 26Z';

function top(p: Paint): string {
  const drops = [52, 70, 88, 106, 124, 142].map(
    (x, i) => [x, 34 + (i % 2) * 8, [16, 21, 14, 19, 15, 18][i] ?? 16] as const,
  );
  return (
    pair(
      drop(topEdge) +
        fill(topEdge, foam) +
        line(topEdge, foamEdge, 2) +
        fill(topUpper, p.main) +
        cut(
          't',
          topUpper,
          drizzle(drops, p.light) +
            drizzle(
              [
                [128, 82, 18],
                [140, 96, 13],
              ],
              p.light,
            ) +
            fill('M20 10H150V44C122 34 62 34 30 56Z', p.shade) +
            stitches('M34 60C64 38 118 38 140 50', p.light) +
            // The stretch panels left and right of the tongue.
            fill('M30 128L62 150C56 172 54 186 54 204L30 214Z', p.shade) +
            fill('M142 128L108 150C114 172 116 186 116 204L142 214Z', p.shade) +
            line('M40 146L58 158M40 156L56 168M42 166L55 177M44 176L54 186M44 186L54 195', p.deep, 2) +
            line('M130 146L112 158M130 156L114 168M128 166L115 177M126 176L116 186M126 186L116 195', p.deep, 2) +
            fill('M30 222C40 232 50 262 85 262C120 262 130 232 140 222V290H30Z', p.shade),
        ) +
        fill(
          'M85 148C108 148 118 174 117 204C116 232 108 256 85 256C62 256 54 232 53 204C52 174 62 148 85 148Z',
          p.deep,
        ) +
        fill(
          'M85 176C101 176 109 188 109 208C109 232 101 249 85 249C69 249 61 232 61 208C61 188 69 176 85 176Z',
          foamDim,
        ) +
        line('M70 190C78 184 92 184 100 190', foamEdge, 2) +
        fill(
          'M56 180C56 156 64 128 85 126C106 128 114 156 114 180C106 164 98 158 85 158C72 158 64 164 56 180Z',
          p.main,
        ) +
        line('M57 178C66 164 74 159 85 159C96 159 104 164 113 178', p.light, 3) +
        stitches('M60 168C62 148 70 133 85 132C100 133 108 148 110 168', p.light) +
        line('M54 206C55 234 62 257 85 257C108 257 115 234 116 206', p.light, 3) +
        fill('M79 252H91V274C88 276 82 276 79 274Z', p.accent),
    ) +
    bolt(85, 216, 1.1, p.shade) +
    bolt(215, 216, 1.1, p.shade)
  );
}

/** Heel to toe, the far one seen from its inner side. */
const both = (p: Paint) =>
  ground(150, 184, 112, 10) +
  `<g id="one" transform="matrix(-1 0 0 1 306 -44)">${shoe(p)}</g>` +
  ground(146, 254, 122, 9) +
  '<use href="#one" transform="matrix(-1 0 0 1 300 66)"/>';

const views: Record<string, (p: Paint) => string> = { side, top, pair: both };

/** The Drizzle slip-on: a low canvas shoe with stretch panels, and rain in the weave. */
export const slip: Drawing = (view, paint) => views[view]?.(tones(paint)) ?? '';
