import { bolt, cut, fill, line, stitches } from '../strokes';
import { ground, mix, type Drawing, type Paint } from '../paint';
import { tones } from '../tones';
import {
  arc,
  disc,
  face,
  faceDim,
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

/** A closed line of equal pressure round 166, 172, `r` wide and a little bent. */
function isobar(r: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const turn = (index * Math.PI) / 5;
    const bent = r * (1 + 0.16 * Math.cos(2 * turn - 1.1) + 0.05 * Math.sin(3 * turn + r / 18));
    return [166 - r * 0.16 + bent * Math.cos(turn) * 1.12, 172 - r * 0.24 + bent * Math.sin(turn) * 0.86] as const;
  });
  const between = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return { x, y, half: `${((x + nextX) / 2).toFixed(1)} ${((y + nextY) / 2).toFixed(1)}` };
  });
  return `M${between.at(-1)?.half}${between.map(({ x, y, half }) => `Q${x.toFixed(1)} ${y.toFixed(1)} ${half}`).join('')}Z`;
}

const upperStrap = 'M118 100C118 70 121 44 124 28C125 23 128 21 133 21H167C172 21 175 23 176 28C179 44 182 70 182 100Z';
const lowerStrap =
  'M118 200C118 230 121 256 124 272C125 277 128 279 133 279H167C172 279 175 277 176 272C179 256 182 230 182 200Z';

const lugs =
  'M108 104L114 78C115 74 118 73 122 73H126L122 104ZM192 104L186 78C185 74 182 73 178 73H174L178 104ZM108 196L114 222C115 226 118 227 122 227H126L122 196ZM192 196L186 222C185 226 182 227 178 227H174L178 196Z';

const crown = (x: number, turn: number) =>
  `<g transform="translate(${x} 150) scale(${turn} 1)">${
    fill('M0-7H6V7H0Z', steelDim) +
    fill('M5-12C5-13 6-14 8-14H14C16-14 17-12 17-10V10C17 12 16 14 14 14H8C6 14 5 13 5 12Z', steel) +
    line('M8-9H15M8-4.500H15M8 0H15M8 4.500H15M8 9H15', steelDim, 1.8)
  }</g>`;

const strap = (p: Paint) =>
  fill(upperStrap, p.main) +
  fill(lowerStrap, p.main) +
  cut(
    's',
    `${upperStrap}${lowerStrap}`,
    // It bends away at both ends.
    fill('M100 10H200V40C170 50 130 50 100 40ZM100 290H200V260C170 250 130 250 100 260Z', p.shade) +
      fill('M100 78H200V100H100ZM100 200H200V222H100Z', p.shade),
  ) +
  stitches(
    'M125 74C125 56 128 38 130 28M175 74C175 56 172 38 170 28M125 226C125 244 128 262 130 272M175 226C175 244 172 262 170 272',
    p.light,
  );

function front(p: Paint): string {
  const lines = mix(p.main, '#ffffff', 0.12);
  return (
    ground(150, 281, 62, 7) +
    strap(p) +
    line('M139 240H161M141 250H159M143 260H157', p.deep, 3, 'opacity=".5"') +
    fill(lugs, steelDim) +
    crown(222, 1) +
    disc(150, 150, 77, steel) +
    line(arc(150, 150, 75.5, 205, 335), steelLight, 1.8) +
    line(arc(150, 150, 75.5, 25, 155), steelDim, 2) +
    ring(150, 150, 68, steelDim, 2) +
    disc(150, 150, 67, face) +
    cut(
      'd',
      'M83 150A67 67 0 0 1 217 150A67 67 0 0 1 83 150Z',
      [7, 17, 28, 40, 53, 67, 82, 98]
        .map((r, index) => line(isobar(r), lines, 1.5, `opacity="${1 - index * 0.07}"`))
        .join('') +
        ring(150, 150, 64, face, 10) +
        minutes(63, 2.4, steelDim, 1) +
        ticks(150, 150, 55, 63, 30, steelLight, 2.6) +
        line('M144.5 88V95M155.5 88V95', steelLight, 2.6),
    ) +
    // Eight minutes past ten.
    line('M150 150L119 132', '#000', 6, 'opacity=".35" transform="translate(1 3)"') +
    line('M150 150L185 110', '#000', 5, 'opacity=".35" transform="translate(1 3)"') +
    line('M150 150L119 132', steelLight, 6) +
    line('M150 150L186 109', steelLight, 4.4) +
    line('M146 136L160 199', '#09b850', 2) +
    disc(150, 150, 6, '#09b850') +
    disc(150, 150, 2, face) +
    fill(
      'M92 124A64 64 0 0 1 116 96L168 211A64 64 0 0 1 140 213ZM122 92L132 88L184 204L176 208Z',
      glass,
      'opacity=".07"',
    )
  );
}

function side(p: Paint): string {
  return (
    ground(150, 272, 84, 8) +
    loop(p.main, p.deep, p.light) +
    keepers(p.shade, p.light) +
    // The buckle below.
    fill(
      'M138 252H168C172 252 174 255 174 261C174 268 172 273 168 273H138C134 273 132 268 132 261C132 255 134 252 138 252Z',
      steel,
    ) +
    fill('M132 263H174C174 269 171 273 168 273H138C134 273 132 269 132 263Z', steelDim) +
    line('M140 258H166', steelLight, 2) +
    // Lugs, case, bezel, dial, glass.
    fill(
      'M84 56C70 64 60 80 60 92C61 99 70 100 75 95C80 89 90 85 100 85V56ZM216 56C230 64 240 80 240 92C239 99 230 100 225 95C220 89 210 85 200 85V56Z',
      steelDim,
    ) +
    line('M84 60C73 66 64 80 63 91M216 60C227 66 236 80 237 91', steelLight, 2) +
    fill('M106 80H194C194 88 190 91 184 91H116C110 91 106 88 106 80Z', steelDeep) +
    fill('M73 51H227C228 66 222 80 210 85H90C78 80 72 66 73 51Z', steel) +
    fill('M76 68H224C221 76 217 82 210 85H90C83 82 79 76 76 68Z', steelDim) +
    `<ellipse cx="150" cy="50" rx="77" ry="15" fill="${steelLight}"/><ellipse cx="150" cy="49" rx="70" ry="12" fill="${face}"/>` +
    cut(
      'd',
      'M80 49A70 12 0 0 1 220 49A70 12 0 0 1 80 49Z',
      `<g transform="translate(150 50) scale(1.03 .18) translate(-150 -150)">${[10, 24, 40, 58, 78].map((r) => line(isobar(r), p.light, 3)).join('')}</g>` +
        line('M150 49L124 46M150 49L182 43', steelLight, 2.6) +
        line('M150 49L158 59', '#09b850', 2),
    ) +
    line('M86 43C104 34 196 34 214 43', glass, 3, 'opacity=".5"') +
    disc(150, 72, 13, steelDeep) +
    disc(150, 71, 13, steelLight) +
    ring(150, 71, 11.5, steelDim, 3, 'stroke-dasharray="2 2.01"') +
    disc(150, 71, 8, steel) +
    bolt(150, 71, 0.55, steelDeep)
  );
}

function back(p: Paint): string {
  return (
    ground(150, 281, 62, 7) +
    strap({ ...p, main: p.shade, shade: mix(p.shade, '#0d1b14', 0.2) }) +
    // Buckle above, holes below.
    line('M120 30V14C120 10 122 8 126 8H174C178 8 180 10 180 14V30', steelDim, 6) +
    line('M150 34V10', steel, 4.6) +
    fill('M121 50H179L180 62H120Z', p.main) +
    line('M122 51H178', p.light, 1.6) +
    `<g fill="${p.deep}"><ellipse cx="150" cy="244" rx="3.6" ry="3"/><ellipse cx="150" cy="256" rx="3.5" ry="2.6"/><ellipse cx="150" cy="267" rx="3.4" ry="2.1"/></g>` +
    fill(lugs, steelDim) +
    line('M128 84H172M128 216H172', steelDim, 3) +
    line('M134 84v5M134 216v-5', steelLight, 3) +
    crown(78, -1) +
    disc(150, 150, 77, steelDim) +
    disc(150, 149, 75, steel) +
    line(arc(150, 150, 73, 200, 340), steelLight, 3) +
    ring(150, 150, 62, steelDim, 2.4) +
    disc(150, 150, 61, steelLight) +
    disc(150, 150, 44, steel) +
    ring(150, 150, 44, steelDim, 1.6) +
    cut(
      'd',
      'M106 150A44 44 0 0 1 194 150A44 44 0 0 1 106 150Z',
      [8, 18, 30, 43, 57].map((r) => line(isobar(r), steelDim, 1.3, 'opacity=".7"')).join(''),
    ) +
    // What is engraved round it, too small to read.
    ring(150, 150, 52.5, steelDeep, 4, 'stroke-dasharray="1.5 2 3 1.6 1 2.2 2 1.6 4 7" opacity=".75"') +
    [30, 90, 150, 210, 270, 330]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 150 150)">${disc(150, 82, 4, steelDim)}${line('M147.5 82H152.5', steelDeep, 1.4)}</g>`,
      )
      .join('') +
    disc(150, 150, 22, steelLight) +
    bolt(150, 150, 1.5, p.main) +
    line(arc(150, 150, 22, 40, 320), faceDim, 2, 'opacity=".5"')
  );
}

const views: Record<string, (p: Paint) => string> = { front, side, back };

/** The Isobar watch: steel, leather, and the weather map of a low on its dial. */
export const isobarWatch: Drawing = (view, paint) => views[view]?.(tones(paint)) ?? '';
