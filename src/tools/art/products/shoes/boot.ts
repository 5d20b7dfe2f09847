import { bolt, cut, drop, fill, line, pair, stitches } from '../strokes';
import { ground, type Drawing, type Paint } from '../paint';
import { tones } from '../tones';
import { foamDim, gum, gumDim, lace, rubber, rubberDim } from './materials';

const brass = '#e3b968';

const upper =
  'M42 212C38 184 44 156 51 128C56 104 54 72 50 44C49 36 54 31 62 33C90 40 116 38 140 27C148 24 154 28 154 36C154 70 158 98 172 116C186 134 208 141 228 149C254 160 270 178 270 212Z';

const eyelets = [
  [150, 98],
  [157, 113],
  [168, 127],
  [182, 138],
  [198, 146],
] as const;
const hooks = [
  [146, 50],
  [146, 66],
  [147, 82],
] as const;

/** A lace from a hook or an eyelet over the tongue; `down` shifts its shadow, which stays within the boot. */
const rung = ([x, y]: readonly [number, number], color: string, down: number, more = '') =>
  line(`M${x + down / 3} ${y + down}l${y < 90 ? '14-6' : '16-8.5'}`, color, 4.6, more);

function side(p: Paint): string {
  const rungs = [...hooks, ...eyelets.slice(0, 4)];
  return (
    ground(152, 251, 124, 9) +
    fill('M54 38C70 24 110 22 140 24L138 44H60Z', p.deep) +
    fill(
      'M126 40C128 26 134 18 144 17C154 17 160 24 161 34C162 66 164 94 178 114C188 128 206 138 222 144L150 100Z',
      p.shade,
    ) +
    line('M133 26C139 19 152 19 157 28', p.light, 2.4) +
    line('M54 44C40 38 38 20 48 17C57 15 60 26 59 38', p.accent, 6) +
    fill(upper, p.main) +
    cut(
      'u',
      upper,
      // Padded collar, heel counter, vamp and toe cap.
      fill('M30 20H140C142 40 140 60 136 74C110 84 76 82 50 76Z', p.shade) +
        line('M52 48C82 56 112 54 140 44M53 62C82 70 112 68 138 59', p.deep, 2, 'opacity=".6"') +
        line('M52 78C80 85 110 84 136 75', p.light, 2) +
        fill('M20 150L50 140C70 146 90 168 100 216H20Z', p.shade) +
        stitches('M46 146C70 150 86 172 95 214', p.light) +
        fill('M104 216C128 190 160 178 186 150L240 130 290 150V216Z', p.shade, 'opacity=".55"') +
        stitches('M110 212C134 188 166 176 190 150', p.light) +
        fill('M290 150V216H224C216 192 222 168 238 150Z', p.shade) +
        stitches('M219 212C211 190 217 166 232 149', p.light) +
        // The facing with its row of eyelets.
        fill('M136 26H160V96C172 124 196 138 220 144L208 160C170 148 140 122 138 80Z', p.shade) +
        fill('M150 26H166V92C176 118 198 134 224 142L214 150C180 142 152 116 150 84Z', p.deep, 'opacity=".55"') +
        stitches('M136 78C138 122 168 150 204 160', p.light) +
        rungs.map((at) => rung(at, p.deep, 3, 'opacity=".5"')).join(''),
    ) +
    line('M50 46C50 37 56 34 63 35.5C90 42 116 40 140 29', p.light, 3) +
    line('M230 151C252 160 266 176 268 198', p.light, 2.4, 'opacity=".8"') +
    line('M52 54C56 80 56 106 52 130C46 154 42 176 43.5 200', p.light, 2, 'opacity=".6"') +
    rungs.map((at) => rung(at, lace, 0)).join('') +
    line('M198 146l17-7', lace, 4.6) +
    line('M146 50L160 60 146 66 161 76 147 82 163 90 150 98', lace, 3) +
    [...hooks, ...eyelets].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.4" fill="${brass}"/>`).join('') +
    bolt(92, 124, 1.5, p.accent) +
    // Sole with heel, welt with its stitches.
    fill(
      'M36 214H272C276 220 276 228 270 234C262 242 248 246 236 246L232 241 226 248 214 248 210 243 204 249 192 249 188 244 182 249 170 249 166 244 160 249 148 249C142 240 134 234 122 234H112L108 249H44C38 240 34 226 36 214Z',
      rubber,
    ) +
    line('M44 242H108M118 230C136 230 144 236 150 243M262 236C256 239 250 241 244 242', rubberDim, 2.4) +
    line('M40 228H110M124 225H270', rubberDim, 2) +
    fill('M33 206C80 210 230 210 274 206C279 208 279 217 274 219C230 222 80 222 34 219C29 217 29 208 33 206Z', gum) +
    fill('M30 214C80 217 230 217 277 214C277 217 276 218 274 219C230 222 80 222 34 219C31 218 30 216 30 214Z', gumDim) +
    stitches('M38 210.5C90 213 220 213 270 210.5', '#fbe9c9')
  );
}

const topEdge =
  'M90 14C118 14 136 44 138 86C140 120 130 146 130 180C130 216 136 246 124 268C112 286 62 286 50 270C36 248 40 216 39 182C38 148 27 124 31 90C36 46 62 14 90 14Z';
const topUpper =
  'M90 23C112 23 128 50 130 88C132 120 123 146 123 180C123 214 127 242 117 262C107 278 68 278 58 264C46 244 47 214 47 182C47 148 35 124 39 92C43 52 66 23 90 23Z';

function top(p: Paint): string {
  const rows = [100, 115, 130, 145, 160];
  return (
    pair(
      drop(topEdge) +
        fill(topEdge, gum) +
        line(topEdge, gumDim, 2.4) +
        line(
          'M90 18.5C115 18.5 132 47 134 87C136 120 126 146 126 180C126 215 131 244 120 265M54 267C41 246 43 215 43 182C42 148 31 124 35 91C39 49 64 18.5 90 18.5',
          '#fbe9c9',
          1.6,
          'stroke-dasharray="3 4"',
        ) +
        fill(topUpper, p.main) +
        cut(
          't',
          topUpper,
          fill('M20 10H150V66C124 52 58 52 26 74Z', p.shade) +
            stitches('M32 79C62 58 118 58 140 71', p.light) +
            fill('M150 60V220L124 196C122 150 130 120 150 60Z', p.shade, 'opacity=".6"') +
            line('M52 60C58 42 72 32 88 30', p.light, 3, 'opacity=".6"'),
        ) +
        fill('M66 92C76 84 94 84 104 92C110 120 112 144 114 176H56C58 144 60 120 66 92Z', p.shade) +
        stitches('M62 92C56 120 55 144 53 172M108 92C114 120 115 144 117 172', p.light) +
        fill('M74 98C80 94 90 94 96 98C99 122 101 148 102 176H68C69 148 71 122 74 98Z', p.deep) +
        fill(
          'M85 160C116 160 128 184 127 216C126 250 112 276 85 276C58 276 44 250 43 216C42 184 54 160 85 160Z',
          p.shade,
        ) +
        line(
          'M85 163C113 163 125 186 124 216C123 248 110 273 85 273C60 273 47 248 46 216C45 186 57 163 85 163Z',
          p.light,
          2.4,
        ) +
        fill(
          'M85 174C107 174 115 192 115 216C115 244 104 264 85 264C66 264 55 244 55 216C55 192 63 174 85 174Z',
          p.deep,
        ) +
        fill(
          'M85 190C100 190 107 204 107 220C107 241 98 256 85 256C72 256 63 241 63 220C63 204 70 190 85 190Z',
          foamDim,
        ) +
        fill(
          'M60 186C64 162 72 152 85 152C98 152 106 162 110 186C102 178 94 175 85 175C76 175 68 178 60 186Z',
          p.main,
        ) +
        line('M62 182C66 163 73 154 85 154C97 154 104 163 108 182', p.light, 2.4) +
        rows.map((y, i) => line(`M${66 - i} ${y}L${104 + i} ${y}`, lace, 4.6)).join('') +
        rows
          .map(
            (y, i) =>
              `<circle cx="${65 - i}" cy="${y}" r="3.4" fill="${brass}"/><circle cx="${105 + i}" cy="${y}" r="3.4" fill="${brass}"/>`,
          )
          .join('') +
        line('M80 284V266C80 260 90 260 90 266V284', p.accent, 5),
    ) +
    bolt(85, 226, 1.1, p.shade) +
    bolt(215, 226, 1.1, p.shade)
  );
}

const tread =
  'M90 24C112 24 128 50 130 88C131 116 124 138 122 164C110 172 62 172 50 164C46 140 37 120 39 92C43 54 66 24 90 24Z';
const heel = 'M50 204C62 198 110 198 122 204C124 228 126 248 116 264C107 276 68 276 58 264C48 248 48 228 50 204Z';

function sole(p: Paint): string {
  const rows = [44, 66, 88, 110, 132];
  return (
    pair(
      drop(topEdge) +
        fill(topEdge, gum) +
        line(topEdge, gumDim, 2.4) +
        fill('M46 150C48 180 48 190 48 220L124 220C124 190 124 180 126 150Z', gumDim) +
        fill('M66 166H106C102 180 102 188 106 202H66C70 188 70 180 66 166Z', p.main) +
        fill(tread, rubber) +
        fill(heel, rubber) +
        cut(
          's',
          `${tread}${heel}`,
          rows
            .map(
              (y) =>
                fill(`M62 ${y}L86 ${y - 8}L110 ${y}V${y + 9}L86 ${y + 2}L62 ${y + 9}Z`, rubberDim) +
                fill(
                  `M30 ${y - 2}L54 ${y + 4}V${y + 15}L30 ${y + 11}ZM140 ${y - 2}L118 ${y + 4}V${y + 15}L140 ${y + 11}Z`,
                  rubberDim,
                ),
            )
            .join('') +
            fill('M64 156C76 160 96 160 108 156V164H64Z', rubberDim) +
            fill(
              'M44 210L66 216V226L44 222ZM128 210L106 216V226L128 222ZM44 234L64 236V246L44 246ZM128 234L108 236V246L128 246ZM70 258L86 252L102 258V270H70Z',
              rubberDim,
            ),
        ) +
        line('M60 40C68 30 78 27 90 27', rubberDim, 2) +
        `<circle cx="86" cy="230" r="13" fill="${p.main}"/>`,
    ) +
    bolt(86, 230, 0.9, p.accent) +
    bolt(214, 230, 0.9, p.accent)
  );
}

const views: Record<string, (p: Paint) => string> = { side, top, sole };

/** The Gale boot: leather on a welted sole, brass hooks, a padded collar. */
export const boot: Drawing = (view, paint) => views[view]?.(tones(paint)) ?? '';
