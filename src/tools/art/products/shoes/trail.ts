import { bolt, cut, dots, fill, line, stitches, studs } from '../strokes';
import { ground, type Drawing, type Paint } from '../paint';
import { tones } from '../tones';
import { foam, foamDim, foamEdge, rubber, rubberDim } from './materials';

const upper =
  'M38 196C29 170 32 146 41 126C47 110 48 96 45 80C45 72 52 69 60 71C80 77 104 77 126 66C134 63 140 68 142 76C152 104 176 126 208 138C238 146 262 152 272 172C276 182 275 190 274 198Z';

const midsole =
  'M28 186C22 194 21 204 28 212C36 217 50 219 66 219C106 221 140 216 176 218C212 220 246 215 264 206C276 200 283 190 280 180C277 174 270 176 264 180C250 189 236 193 214 194C170 197 130 192 96 190C66 189 44 183 28 186Z';

const cord = 'M141 97L157 87 152 110 170 104 164 124 184 118 179 137 200 130 196 147 214 140';

/** The lugs of the outsole from the side: along the flat, then up to heel and toe. */
const lugs = [
  [34, 213, 18],
  [52, 218, 8],
  [70, 220, 2],
  [88, 220, 0],
  [106, 220, 0],
  [124, 219, 0],
  [144, 218, 0],
  [162, 219, 0],
  [180, 220, -2],
  [198, 219, -3],
  [216, 218, -7],
  [233, 215, -12],
  [250, 211, -20],
  [265, 204, -32],
] as const;

function side(p: Paint): string {
  return (
    ground(152, 229, 124, 9) +
    fill('M52 76C70 66 108 68 130 72L126 92H56Z', p.deep) +
    fill('M118 78C120 66 124 60 132 58C142 58 148 66 152 78L150 96Z', p.shade) +
    line('M125 63C132 58 142 62 146 70', p.light, 2.4) +
    fill(upper, p.main) +
    cut(
      'u',
      upper,
      // A knitted cuff, the ridge of a mountain along the side, a bumper round the toe.
      fill('M20 50H170L146 96C120 118 70 116 20 108Z', p.shade) +
        line('M58 76l-2 33M70 78l-1 34M82 80v33M94 80l1 33M106 78l2 33M118 75l4 34M130 70l8 30', p.main, 3) +
        line('M40 110C76 118 120 116 148 96', p.light, 2) +
        fill(
          'M20 206V160L44 150C58 160 64 172 76 166C90 158 98 138 110 132C124 144 130 166 142 168C154 170 158 158 168 156C186 168 190 190 216 206Z',
          p.shade,
        ) +
        fill(
          'M110 132C124 144 130 166 142 168C124 170 118 160 112 150C108 158 100 160 92 152C98 142 104 135 110 132Z',
          p.light,
          'opacity=".55"',
        ) +
        line('M30 138C60 150 78 128 100 118M30 150C62 160 82 136 108 122C122 118 132 130 146 142', p.accent, 3.2) +
        dots(
          'M206 152C222 154 236 158 248 162M200 161C216 162 228 166 238 170M204 171C214 172 222 175 228 178',
          p.light,
          2.6,
          6.4,
        ) +
        fill('M176 206C196 196 214 186 226 180C242 172 250 158 262 146L300 150V206Z', rubber) +
        line('M236 190C246 182 256 170 262 160M250 192C258 184 266 176 270 170', rubberDim, 3) +
        // Eyestay.
        fill('M134 84L144 72C154 102 180 126 214 138L204 152C172 142 144 116 134 84Z', p.deep, 'opacity=".5"') +
        fill('M120 96L140 92C150 116 174 138 204 147L198 157C168 150 140 128 120 96Z', p.main) +
        stitches('M137 101C150 124 172 143 200 152', p.light) +
        line(cord, p.deep, 3.4, 'opacity=".5" transform="translate(1 2.5)"'),
    ) +
    line('M46 78C47 72 54 70 60 72C80 78 104 78 126 67', p.light, 3) +
    line('M212 140C238 147 260 154 270 172', p.light, 2, 'opacity=".7"') +
    // One cord, zigzag, with its lock.
    line(cord, p.accent, 3.2) +
    fill('M138 76C142 72 150 74 152 79L158 92C158 98 148 101 145 96L138 82Z', foamEdge) +
    line('M144 79L151 93', foam, 2.4) +
    line('M140 80C128 84 126 96 134 100', p.accent, 3.2) +
    line('M49 112C34 108 28 84 37 77C45 72 51 82 53 98', p.accent, 5.4) +
    // Lugs, plate, foam.
    lugs
      .map(([x, y, turn]) => fill('M-7-6H7L5 8H-5Z', rubber, `transform="translate(${x} ${y}) rotate(${turn})"`))
      .join('') +
    fill(
      'M23 203C26 218 44 223 66 223C106 225 140 220 176 222C214 224 248 220 266 209C277 202 282 194 281 184L240 206H60Z',
      rubber,
    ) +
    fill(midsole, foam) +
    cut(
      'm',
      midsole,
      fill('M20 206C60 214 100 206 150 208C200 210 246 208 284 184V240H20Z', foamDim) +
        line('M28 199C60 205 100 200 142 202C190 204 236 202 280 184', foamEdge, 2) +
        fill('M16 180H76C72 196 60 206 40 212L16 216Z', p.accent) +
        line('M34 188l-6 20M46 188l-8 22M58 189l-10 18', p.deep, 2.4, 'opacity=".35"'),
    )
  );
}

const topEdge =
  'M92 12C122 12 140 46 142 90C144 122 134 148 134 182C134 218 140 246 127 268C115 287 60 288 47 271C33 249 38 216 37 184C36 150 24 128 28 92C34 48 62 12 92 12Z';
const topUpper =
  'M91 22C114 22 131 54 133 92C135 124 125 148 125 182C125 216 130 242 118 263C108 278 63 279 53 265C41 243 46 214 46 184C46 150 33 128 37 94C42 54 68 22 91 22Z';

function top(p: Paint): string {
  const shoe =
    // Lugs look out from under the edge.
    studs(topEdge, rubber, 13, '13 8') +
    line(topEdge, rubber, 8) +
    fill(topEdge, foam) +
    fill(topUpper, p.main) +
    cut(
      't',
      topUpper,
      fill('M20 10H150V78C132 58 112 52 88 52C64 52 42 60 24 82Z', rubber) +
        line('M60 22V50M76 18V48M92 18V48M108 22V50M122 34V56M46 36V58', rubberDim, 3) +
        fill(
          'M20 210C34 204 34 180 44 160C50 180 50 220 60 236C74 250 100 250 112 236C122 220 120 180 128 156C138 180 138 204 150 210V290H20Z',
          p.shade,
        ) +
        dots(
          'M56 74C74 66 102 66 120 74M52 84C72 74 104 74 124 84M50 94C56 91 62 89 68 88M106 88C112 89 118 91 124 94',
          p.light,
          2.6,
          6.4,
        ) +
        line('M30 118C44 122 52 116 60 106M30 130C46 134 56 124 62 116', p.accent, 3.2) +
        line('M142 118C128 122 118 116 112 106M142 130C126 134 118 124 110 116', p.accent, 3.2),
    ) +
    fill('M70 94C78 86 94 86 102 94C108 126 110 150 114 176H58C62 150 64 126 70 94Z', p.deep) +
    fill('M75 98C81 92 91 92 97 98C101 124 104 148 107 176H65C68 148 71 124 75 98Z', p.shade) +
    fill('M86 166C110 166 120 182 120 206C120 234 110 258 86 258C62 258 52 234 52 206C52 182 62 166 86 166Z', p.shade) +
    line('M57 206C57 234 66 254 86 254C106 254 115 234 115 206', p.main, 3, 'stroke-dasharray="2 5"') +
    fill('M86 178C104 178 110 190 110 208C110 232 102 248 86 248C70 248 62 232 62 208C62 190 68 178 86 178Z', p.deep) +
    fill('M86 192C99 192 105 202 105 213C105 232 98 244 86 244C74 244 67 232 67 213C67 202 73 192 86 192Z', foamDim) +
    line('M67 104L104 116 64 130 107 143 61 156 110 168', p.accent, 3.4) +
    line('M105 104L68 116 108 130 65 143 111 156 62 168', p.accent, 3.4) +
    line('M67 104C76 98 96 98 105 104', p.accent, 3.4) +
    fill('M80 164H92C96 164 96 184 92 186H80C76 184 76 164 80 164Z', foamEdge) +
    line('M82 171H90M82 177H90', foam, 2.4) +
    line('M82 270V256H90V270', p.accent, 5);
  return (
    `<g id="one">${shoe}</g><use href="#one" transform="rotate(180 150 150)"/>` +
    bolt(86, 219, 1, p.main) +
    bolt(214, 81, 1, p.main)
  );
}

const outline =
  'M150 6C182 6 206 42 208 88C209 124 194 148 193 182C192 224 202 258 186 281C173 296 129 296 115 281C99 258 108 224 106 182C105 148 91 124 93 88C95 42 118 6 150 6Z';

/** One row of the tread: arrows to the toe for going up, turned round at the heel for coming down. */
const arrow = (y: number, w: number, way: 1 | -1) =>
  `M${150 - w} ${y + 8 * way}L150 ${y - 6 * way}L${150 + w} ${y + 8 * way}V${y + 17 * way}L150 ${y + 4 * way}L${150 - w} ${y + 17 * way}Z`;

function sole(p: Paint): string {
  const blocks = [52, 76, 100, 124].map((y) => [`M100 ${y}l12 5-2 13-14-6Z`, `M200 ${y}l-12 5 2 13 14-6Z`].join(''));
  return `<g transform="translate(150 150) rotate(-34) scale(1.06) translate(-150 -150)">${
    studs(outline, rubber, 10, '10 7') +
    fill(outline, rubber) +
    line(outline, rubberDim, 3) +
    cut(
      's',
      outline,
      [26, 50, 74, 98, 122]
        .map((y, i) => fill(arrow(y, [24, 34, 34, 32, 28][i] ?? 30, 1), i % 2 ? rubberDim : p.light))
        .join('') +
        fill(blocks.join(''), rubberDim) +
        fill('M80 146C120 158 180 158 220 146V212C180 200 120 200 80 212Z', p.shade) +
        line('M80 146C120 158 180 158 220 146M80 212C120 200 180 200 220 212', p.light, 2) +
        line('M104 170C130 182 150 160 196 172M104 184C130 196 150 174 196 186', p.main, 3) +
        [226, 250, 274].map((y, i) => fill(arrow(y, 30, -1), i % 2 ? rubberDim : p.light)).join('') +
        fill(
          'M104 222l12-2 2 14-12 2ZM196 222l-12-2-2 14 12 2ZM106 248l11-2 2 14-11 2ZM194 248l-11-2-2 14 11 2Z',
          rubberDim,
        ),
    ) +
    fill(
      'M150 160C162 160 168 168 168 178C168 190 160 197 150 197C140 197 132 190 132 178C132 168 138 160 150 160Z',
      rubber,
    ) +
    bolt(150, 178.5, 1.2, p.accent)
  }</g>`;
}

const views: Record<string, (p: Paint) => string> = { side, top, sole };

/** The Föhn trail shoe: a knitted cuff, one cord, a mountain along its side and lugs below. */
export const trail: Drawing = (view, paint) => views[view]?.(tones(paint)) ?? '';
