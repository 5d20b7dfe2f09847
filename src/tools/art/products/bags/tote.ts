import { ground } from '../paint';
import { both, bolt, fill, inside, line, placed, stitch, drawn, zip } from '../pen';
import type { Tones } from '../pen';

/** The print: three gusts, curling at their ends. */
const gusts = (color: string) =>
  line(
    'M88 184H176C190 184 197 175 194 166C191 157 178 156 174 164M72 203H212C227 203 234 193 230 184C226 176 215 177 212 184M100 222H186C200 222 206 231 202 240C198 248 186 247 183 240',
    color,
    5.4,
  );

/** A handle's end on the cloth, sewn on with a cross. */
const tab = (x: number, y: number, { shade, edge, deep }: Tones) =>
  fill(`M${x - 6} ${y - 6}H${x + 6}V${y + 26}H${x - 6}Z`, shade) +
  line(`M${x - 3.5} ${y + 11}h7v12h-7zl7 12m0 -12l-7 12`, edge, 0.9) +
  line(`M${x - 6} ${y + 26}H${x + 6}`, deep, 1.4);

const tag = (x: number, y: number, color: string) =>
  fill(
    `M${x} ${y}H${x - 13}Q${x - 16} ${y} ${x - 16} ${y + 3}V${y + 21}Q${x - 16} ${y + 24} ${x - 13} ${y + 24}H${x}Z`,
    color,
  ) + bolt(x - 8, y + 12, 13, '#fffdf7');

const sack =
  'M70 118C96 123 204 123 230 118C238 160 246 214 248 250C248 264 240 272 224 272C176 276 124 276 76 272C60 272 52 264 52 250C54 214 62 160 70 118Z';

const front = (tones: Tones) => {
  const { main, shade, deep, hole, light, edge, accent } = tones;
  return (
    ground(150, 272, 108, 10) +
    line('M112 120C108 70 128 46 154 46C182 46 202 72 196 120', deep, 10) +
    line('M108 112C108 68 128 42 152 42', edge, 1, 'opacity=".6"') +
    fill('M70 118C96 107 204 107 230 118C204 124 96 124 70 118Z', hole) +
    tag(57, 196, '#09a04a') +
    fill(sack, main) +
    line(sack, shade, 1.6) +
    inside(
      's',
      sack,
      fill('M206 112C214 170 222 220 212 280H256V112Z', shade) +
        fill('M50 280V112H86C78 170 68 230 78 280Z', light) +
        // Cloth hangs in creases from the handles and folds in at the lower corners.
        fill('M112 140C116 190 108 236 96 280H122C128 230 122 180 112 140Z', shade, 0.5) +
        fill('M186 140C180 200 188 240 198 280H180C172 240 176 190 186 140Z', shade, 0.5) +
        fill('M52 246C62 252 70 260 74 276H48Z', shade) +
        fill('M248 246C238 252 230 260 226 276H252Z', deep) +
        fill('M50 266C120 272 190 272 250 264V280H50Z', shade),
    ) +
    line('M70 118C96 123 204 123 230 118', edge, 1.8) +
    stitch('M68 133C96 138 204 138 232 133', deep, 1.1) +
    line('M70 119C62 160 54 214 52 250', edge, 1.4, 'opacity=".7"') +
    gusts(accent) +
    tab(104, 126, tones) +
    tab(194, 126, tones) +
    line('M104 126C98 54 118 27 148 27C180 27 200 58 194 126', shade, 11) +
    line('M100.5 122C96 54 116 25 148 24', edge, 1.6) +
    stitch('M104 126C98 54 118 27 148 27C180 27 200 58 194 126', deep, 0.9)
  );
};

const wide =
  'M56 124C84 158 216 158 244 124C248 170 251 220 249 248C248 263 239 271 222 272C176 276 124 276 78 272C61 271 52 263 51 248C49 220 52 170 56 124Z';

const market =
  // Leek leaves, a loaf, an orange and a lemon.
  fill('M112 160C104 120 84 100 74 58C100 76 120 104 126 160Z', '#1f6b45') +
  fill('M118 160C116 110 108 84 106 44C126 72 134 110 134 160Z', '#2f8f5b') +
  line('M120 152C120 116 114 90 110 66', '#79c795', 1.6) +
  fill('M128 160C130 116 132 90 146 62C152 92 148 130 142 160Z', '#4fae74') +
  line('M135 152C137 120 140 100 144 82', '#a5dcb8', 1.4) +
  placed(
    'rotate(9 190 120)',
    fill(
      'M170 170C168 130 168 90 172 62C174 44 182 34 190 34C199 34 206 44 208 62C212 90 212 130 210 170Z',
      '#d69a52',
    ) +
      fill('M196 36C204 42 210 60 211 90C212 120 212 150 210 170H194C200 130 204 80 196 36Z', '#b4752f') +
      line(
        'M178 66C184 58 192 54 200 53M175 88C182 80 194 75 205 74M174 110C182 102 194 97 207 96M174 132C182 124 194 119 208 118',
        '#f5dfb4',
        5,
      ),
  ) +
  fill(
    'M132 132C132 118 142 110 154 110C167 110 176 119 176 132C176 146 166 154 154 154C141 154 132 146 132 132Z',
    '#ec8a34',
  ) +
  fill('M164 112C172 116 176 123 176 132C176 146 166 154 154 154C170 148 174 128 164 112Z', '#cf6a1d') +
  line('M139 127C140 121 145 116 151 115', '#f9c48a', 2.6) +
  fill(
    'M78 138C84 124 102 118 114 126C120 130 124 130 128 132C124 146 108 156 92 152C84 150 80 144 78 138Z',
    '#f3cb45',
  ) +
  line('M88 134C93 128 101 126 107 128', '#fbeaa4', 2.4);

/** The front handle of the filled bag. */
const grip = 'M106 150C96 90 116 51 149 51C182 51 204 90 194 150';

const open = (tones: Tones) => {
  const { main, shade, deep, hole, light, edge, accent } = tones;
  return (
    ground(150, 272, 108, 10) +
    line('M98 112C94 52 120 27 150 27C182 27 206 54 202 112', deep, 10) +
    line('M93.5 106C92 54 118 25 148 23', light, 1.4) +
    fill('M56 124C84 98 216 98 244 124C216 158 84 158 56 124Z', hole) +
    fill('M56 124C84 98 216 98 244 124C216 109 84 109 56 124Z', shade) +
    inside('m', 'M0 0H300V122H244C216 157 84 157 56 122H0Z', market) +
    tag(54, 196, '#09a04a') +
    fill(wide, main) +
    line(wide, shade, 1.6) +
    inside(
      's',
      wide,
      fill('M212 120C220 170 228 220 216 280H256V110Z', shade) +
        fill('M46 280V110L70 130C74 180 66 230 76 280Z', light) +
        fill('M104 150C112 190 104 236 90 280H116C124 230 118 184 104 150Z', shade, 0.5) +
        fill('M196 150C184 200 190 240 202 280H184C172 240 180 190 196 150Z', shade, 0.5) +
        fill('M248 244C238 250 230 260 226 276H252Z', deep) +
        fill('M52 244C62 250 70 260 74 276H48Z', shade) +
        fill('M50 266C120 272 190 272 250 264V280H50Z', shade),
    ) +
    line('M56 124C84 158 216 158 244 124', edge, 2.2) +
    stitch('M55 137C84 172 216 172 245 137', deep, 1.1) +
    placed('translate(0 12)', gusts(accent)) +
    tab(106, 150, tones) +
    tab(194, 150, tones) +
    line(grip, shade, 11) +
    line('M102.5 146C93 90 114 49 148 48', edge, 1.6) +
    stitch(grip, deep, 0.9)
  );
};

const pouch =
  'M52 122C52 110 60 104 72 105C124 110 178 110 228 105C240 104 247 110 248 122C253 156 253 196 249 232C248 246 240 253 228 252C176 257 124 257 72 252C60 253 52 246 51 232C47 196 47 156 52 122Z';

const folded = (tones: Tones) => {
  const { main, shade, deep, hole, light, edge, accent } = tones;
  return (
    ground(150, 256, 112, 11) +
    placed(
      'rotate(-5 150 180)',
      // The tote's own handle becomes the loop that the pouch hangs by.
      line('M78 112C62 58 74 26 104 28C134 30 138 62 118 112', shade, 11) +
        line('M74 100C64 58 76 30 102 30C130 32 134 60 117 100', edge, 1.2, 'opacity=".8"') +
        tag(54, 186, '#09a04a') +
        fill(pouch, main) +
        line(pouch, shade, 1.6) +
        inside(
          'p',
          pouch,
          fill('M216 100C232 150 230 210 206 262H260V100Z', shade) +
            fill('M44 262V100H78C64 150 66 210 84 262Z', light) +
            fill('M44 230C110 250 200 248 256 226V264H44Z', shade, 0.7) +
            fill('M92 128C110 142 190 142 208 128C204 150 96 150 92 128Z', shade, 0.5),
        ) +
        both(
          line('M54 128C66 134 74 140 80 148M58 122C72 128 84 132 94 140', shade, 1.8) +
            line('M56 236C66 228 76 222 84 218M66 246C74 238 82 232 92 228', shade, 1.8),
        ) +
        line('M52 122C47 156 47 196 51 232', edge, 1.6, 'opacity=".8"') +
        zip('M60 120C124 126 176 126 240 120', hole, edge, 6) +
        line('M62 112C124 117 176 117 238 112', edge, 1.4, 'opacity=".7"') +
        line('M219 121L224 144', accent, 4) +
        line('M219 121V121', '#dfe3e0', 7) +
        stitch('M64 240C120 246 180 246 236 240', deep, 1.1) +
        placed('translate(150 190) scale(.82) translate(-150 -202)', gusts(accent)) +
        // A carabiner for the belt; its gate is the brighter side.
        placed(
          'translate(119 48) rotate(-58)',
          line('M-9 -22C-8 -31 10 -31 10 -20L8 18C7 28 -8 28 -9 18Z', '#7d8a88', 5.4) +
            line('M-9 -12V14', '#dfe6e4', 4) +
            line('M-9 -22C-8 -29 8 -29 9 -20', '#dfe6e4', 1.6),
        ),
    )
  );
};

/** The Gust tote: a market bag that folds into its own pocket. */
export const tote = drawn({ front, open, folded });
