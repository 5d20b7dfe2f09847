import { bolt, cut, fill, line } from '../strokes';
import { ground, mix, type Drawing, type Paint } from '../paint';
import { tones } from '../tones';
import { arc, digits, disc, face, glass, ring, steelDim } from './metal';

/** A rounded square between x, y and its mirror image, rounder than circles would make it. */
const squircle = (x: number, y: number, r: number) => {
  const [right, below, k] = [300 - x, 300 - y, r * 0.3];
  return `M${x + r} ${y}H${right - r}C${right - k} ${y} ${right} ${y + k} ${right} ${y + r}V${below - r}C${right} ${below - k} ${right - k} ${below} ${right - r} ${below}H${x + r}C${x + k} ${below} ${x} ${below - k} ${x} ${below - r}V${y + r}C${x} ${y + k} ${x + k} ${y} ${x + r} ${y}Z`;
};

const upperBand = 'M102 92C104 66 111 46 114 28C115 20 119 17 126 17H174C181 17 185 20 186 28C189 46 196 66 198 92Z';
const lowerBand =
  'M102 208C104 234 111 254 114 272C115 280 119 283 126 283H174C181 283 185 280 186 272C189 254 196 234 198 208Z';

const band = (p: Paint) =>
  fill(upperBand, p.main) +
  fill(lowerBand, p.main) +
  cut(
    's',
    `${upperBand}${lowerBand}`,
    fill('M90 10H210V32C170 40 130 40 90 32ZM90 290H210V268C170 260 130 260 90 268Z', p.shade) +
      fill('M90 64H210V92H90ZM90 208H210V236H90Z', p.shade) +
      line('M118 22C115 44 109 62 106 84M118 278C115 256 109 238 106 216', p.light, 2.6),
  );

const crown = (p: Paint, x: number, turn: number) =>
  `<g transform="translate(${x} 0) scale(${turn} 1)">${
    fill('M0 112H5C9 112 11 114 11 118V136C11 140 9 142 5 142H0Z', p.shade) +
    line('M5 117H9M5 122H9M5 127H9M5 132H9M5 137H9', p.deep, 1.6) +
    line('M2 113V141', p.accent, 2.4) +
    fill('M0 162H3C5 162 6 163 6 165V187C6 189 5 190 3 190H0Z', p.shade)
  }</g>`;

const green = '#2bd474';

function front(p: Paint): string {
  return (
    ground(150, 285, 62, 7) +
    band(p) +
    crown(p, 222, 1) +
    fill(squircle(76, 68, 44), p.main) +
    fill(squircle(78, 70, 42), p.light) +
    fill(squircle(80, 72, 40), p.shade) +
    fill(squircle(82, 74, 39), '#070d0a') +
    fill(squircle(90, 82, 32), face) +
    cut(
      'd',
      squircle(90, 82, 32),
      // The earth with its meridians at the foot of the display, the sun on the way to noon.
      disc(150, 262, 92, '#15342a') +
        ring(150, 262, 92, green, 2) +
        `<g fill="none" stroke="#2f6b52" stroke-width="1.5"><ellipse cx="150" cy="262" rx="64" ry="92"/><ellipse cx="150" cy="262" rx="30" ry="92"/><path d="M150 170V260M60 196C110 216 190 216 240 196"/></g>` +
        line(arc(150, 262, 106, -34, 34), '#33443a', 2, 'stroke-dasharray="1 5"') +
        line(arc(150, 262, 106, -34, -14), '#f2b84b', 2.4) +
        disc(124.4, 159.1, 11, '#f2b84b', 'opacity=".25"') +
        disc(124.4, 159.1, 6, '#f2b84b'),
    ) +
    digits('10:08', 105, 112, 1.84, '#f6faf8', 1.5) +
    // Three small readings.
    line('M106 98H116', '#f2b84b', 3.4) +
    line('M120 98H136', '#5b6c63', 3.4) +
    ring(188, 98, 6, '#33443a', 2.6) +
    line(arc(188, 98, 6, 0, 250), green, 2.6) +
    bolt(172, 98, 0.62, green) +
    fill('M92 132V114C92 96 104 84 122 84H136L104 216C96 210 92 200 92 186Z', glass, 'opacity=".05"')
  );
}

function side(p: Paint): string {
  return (
    ground(150, 274, 92, 8) +
    // The band hangs open, its inner side showing.
    fill(
      'M84 98C60 112 48 144 50 178C52 214 66 244 86 264L98 252C82 232 70 206 68 178C66 150 76 124 100 104ZM216 98C240 112 252 144 250 178C248 214 234 244 214 264L202 252C218 232 230 206 232 178C234 150 224 124 200 104Z',
      p.deep,
    ) +
    fill(
      'M62 88C28 118 20 180 50 238C58 254 70 266 82 271C90 274 95 268 90 262C72 244 56 214 54 178C52 142 66 112 90 100ZM238 88C272 118 280 180 250 238C242 254 230 266 218 271C210 274 205 268 210 262C228 244 244 214 246 178C248 142 234 112 210 100Z',
      p.main,
    ) +
    line('M58 96C32 124 28 180 52 232C58 246 66 256 76 263', p.light, 2.6) +
    line('M264 140C274 176 266 216 246 246', p.shade, 3) +
    // The pin that closes it.
    fill('M84 258L93 249C95 247 99 251 97 253L89 263Z', steelDim) +
    // The case: glass above, crown and button in the middle, the sensor below.
    fill('M108 98H192C190 112 176 120 150 120C124 120 110 112 108 98Z', '#16211c') +
    fill('M120 104H180C176 112 166 115 150 115C134 115 124 112 120 104Z', '#2c4a3e') +
    fill('M60 62C60 50 68 42 84 40H216C232 42 240 50 240 62V78C240 94 228 104 208 104H92C72 104 60 94 60 78Z', p.main) +
    fill('M60 72H240V78C240 94 228 104 208 104H92C72 104 60 94 60 78Z', p.shade) +
    fill('M66 51C74 38 94 32 116 32H184C206 32 226 38 234 51C230 47 222 46 210 46H90C78 46 70 47 66 51Z', '#0b1410') +
    line('M92 38C104 35.5 118 35 136 35', '#55645d', 2.4) +
    line('M66 58C70 50 80 48 92 48H208C220 48 230 50 234 58', p.light, 2.6) +
    line('M72 96C76 100 84 102 92 102', p.deep, 1.6, 'opacity=".6"') +
    fill(
      'M104 67H142C147 67 150 70 150 74C150 78 147 81 142 81H104C99 81 96 78 96 74C96 70 99 67 104 67Z',
      p.deep,
      'opacity=".4"',
    ) +
    fill('M105 69H141C145 69 148 71 148 74C148 77 145 79 141 79H105C101 79 98 77 98 74C98 71 101 69 105 69Z', p.main) +
    line('M106 71.500H140', p.light, 1.6) +
    disc(190, 75, 15, p.deep, 'opacity=".5"') +
    disc(190, 74, 14, p.main) +
    ring(190, 74, 12.5, p.deep, 3, 'stroke-dasharray="1.6 1.672"') +
    disc(190, 74, 9.5, p.light) +
    ring(190, 74, 7.5, p.accent, 2.4)
  );
}

function back(p: Paint): string {
  const inner = { ...p, main: mix(p.main, p.shade, 0.6), shade: mix(p.shade, '#0d1b14', 0.14) };
  return (
    ground(150, 285, 62, 7) +
    band(inner) +
    `<g fill="${p.deep}"><ellipse cx="150" cy="240" rx="5" ry="4"/><ellipse cx="150" cy="254" rx="5" ry="3.6"/><ellipse cx="150" cy="267" rx="4.8" ry="3"/></g>` +
    fill('M138 30C138 26 142 24 150 24C158 24 162 26 162 30C162 35 158 37 150 37C142 37 138 35 138 30Z', steelDim) +
    disc(150, 29, 4, '#e6ece9') +
    crown(p, 78, -1) +
    fill(squircle(76, 68, 44), p.shade) +
    fill(squircle(78, 69, 42), p.main) +
    line('M84 112C85 88 98 75 122 74H178', p.light, 2.6) +
    fill(
      'M128 74H172V79C172 81 171 82 169 82H131C129 82 128 81 128 79ZM128 226H172V221C172 219 171 218 169 218H131C129 218 128 219 128 221Z',
      p.shade,
    ) +
    ring(150, 150, 59, p.shade, 1.6) +
    line(arc(150, 150, 53.5, 20, 160), p.deep, 3, 'stroke-dasharray="1 4 2.5 4 .5 4" opacity=".7"') +
    line(arc(150, 150, 53.5, 200, 340), p.deep, 3, 'stroke-dasharray="1 4 2.5 4 .5 4" opacity=".7"') +
    // The sensor: dark glass, diodes round a lens.
    disc(150, 151, 45, p.deep) +
    disc(150, 150, 44, '#0f1915') +
    ring(150, 150, 41, '#33463d', 2) +
    disc(150, 150, 31, '#17251f') +
    [0, 90, 180, 270]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 150 150)">${disc(150, 128, 6.5, '#0d4a2b')}${disc(150, 128, 3.6, green)}${fill('M166 134a4 4 0 0 1 6 6l-4 3a20 20 0 0 0-5-5Z', '#42564c')}</g>`,
      )
      .join('') +
    disc(150, 150, 12, '#0b1410') +
    ring(150, 150, 12, '#42564c', 1.6) +
    bolt(150, 150, 0.7, green) +
    line(arc(150, 150, 38, 290, 350), glass, 2.6, 'opacity=".35"')
  );
}

const views: Record<string, (p: Paint) => string> = { front, side, back };

/** The Meridian smartwatch: a soft square of metal; on its display the earth turns under the sun. */
export const meridian: Drawing = (view, paint) => views[view]?.(tones(paint)) ?? '';
