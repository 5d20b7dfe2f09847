import { bolt, cut, dots, drop, fill, line, pair, stitches } from '../strokes';
import { ground, type Drawing, type Paint } from '../paint';
import { tones } from '../tones';
import { foam, foamDim, foamEdge, lace, rubber, rubberDim } from './materials';

const upper =
  'M40 192C33 168 34 146 42 124C46 112 45 102 39 91C49 82 63 85 70 97C78 113 92 123 107 121C120 119 127 107 134 92L150 84C166 108 190 132 212 144C236 154 261 157 271 176C274 184 273 190 271 196Z';

const midsole =
  'M28 182C21 192 20 204 29 213C36 219 48 221 60 222C100 225 140 218 176 221C212 224 243 220 264 209C276 203 282 194 280 184C278 177 271 178 266 182C254 190 238 194 215 194C170 197 130 190 96 187C66 185 46 179 28 182Z';

/** A lace from its eyelet over the tongue; `down` shifts its shadow, which stays within the shoe. */
const bar = ([x, y]: readonly [number, number], color: string, down: number, more = '') =>
  line(`M${x + down / 3} ${y + down}l14-10.5`, color, 5.6, more);

const eyelets = [
  [147, 104],
  [158, 119],
  [171, 132],
  [185, 143],
  [200, 152],
] as const;

function side(p: Paint): string {
  const wind = p.accent;
  return (
    ground(152, 226, 122, 9) +
    // The far rim of the collar and the tongue, behind everything.
    fill('M46 96C60 92 84 112 124 100L140 118 108 130Z', p.deep) +
    fill('M112 124C122 108 122 88 126 76C134 70 146 72 152 82L160 104Z', p.shade) +
    line('M127 78C134 73 145 74 150 82', p.light, 2.4) +
    fill(upper, p.main) +
    cut(
      'u',
      upper,
      // Heel counter, mudguard and toe cap.
      fill('M20 80H44C56 120 66 150 92 200H20Z', p.shade) +
        fill('M120 200C168 192 208 178 226 146L290 150V200Z', p.shade) +
        fill('M290 150V200H238C230 184 234 164 246 150Z', p.deep, 'opacity=".55"') +
        dots('M178 160C194 165 204 163 213 157', p.light, 2.6, 6) +
        dots('M172 169C189 174 200 171 209 166', p.light, 2.6, 6) +
        dots('M167 178C179 181 190 179 198 174', p.light, 2.6, 6) +
        // The tailwind: three gusts from the laces back to the heel.
        fill('M150 126C132 152 104 164 62 158C104 158 128 146 143 118Z', wind) +
        fill('M164 140C144 168 114 180 70 174C114 174 140 160 157 133Z', wind) +
        fill('M180 152C158 180 126 192 82 187C126 187 154 174 172 146Z', wind) +
        // Eyestay, lying over the gusts.
        fill('M122 100L152 80C170 108 192 130 216 142L206 160C176 148 150 124 134 92Z', p.deep, 'opacity=".45"') +
        fill('M118 110L137 92C152 120 176 144 206 156L202 164C170 152 148 132 132 104Z', p.main) +
        stitches('M136 106C152 130 174 148 200 159', p.light) +
        eyelets.map((at) => bar(at, p.deep, 3, 'opacity=".5"')).join(''),
    ) +
    // Padding of the collar and the edges that catch the light.
    line('M41 92C50 85 62 87 69 98C77 114 92 125 108 122.5C120 120 127 108 134 94', p.light, 3) +
    line('M42.5 122C36.5 144 35.5 162 39 180', p.light, 2, 'opacity=".7"') +
    line('M214 145C236 154 259 158 270 176', p.light, 2, 'opacity=".8"') +
    eyelets.map((at) => bar(at, lace, 0)).join('') +
    line('M46 98C32 88 28 68 39 65C50 63 54 78 52 96', wind, 6) +
    // The sole: rubber below, foam above.
    fill('M27 208C32 224 48 228 66 228H108L120 218H40Z', rubber) +
    fill('M146 218L154 227C194 231 240 228 265 213C276 206 281 198 280 190L262 202Z', rubber) +
    line(
      'M60 227l2-5M74 228l2-5M88 228l2-5M170 227l-2-5M186 228l-2-5M202 228l-3-5M218 226l-3-5M233 223l-4-5M247 218l-4-5',
      rubberDim,
      2,
    ) +
    fill(midsole, foam) +
    cut(
      'm',
      midsole,
      fill('M20 205C60 217 100 205 150 209C200 213 246 211 284 186V240H20Z', foamDim) +
        line('M28 196C60 203 100 198 142 202C190 206 236 204 280 186', foamEdge, 2) +
        fill('M16 178H66C60 190 46 198 16 202Z', wind),
    )
  );
}

const topEdge =
  'M90 14C118 14 137 48 140 92C142 124 132 148 132 182C132 216 138 244 125 266C113 284 60 285 47 268C34 246 39 214 38 184C37 150 25 128 29 94C34 50 62 14 90 14Z';
const topUpper =
  'M90 22C112 22 129 52 132 92C134 124 124 148 124 182C124 214 129 240 117 261C108 276 63 277 53 263C42 242 46 214 46 184C46 150 33 128 37 94C41 54 68 22 90 22Z';

function top(p: Paint): string {
  const rungs = [106, 121, 136, 151];
  return (
    pair(
      drop(topEdge) +
        fill(topEdge, foam) +
        line(topEdge, foamEdge, 2) +
        fill(topUpper, p.main) +
        cut(
          't',
          topUpper,
          fill('M20 10H150V70C124 44 58 44 24 74Z', p.shade) +
            stitches('M30 74C60 50 120 50 138 72', p.light) +
            fill('M150 60V200L126 190C120 150 130 120 150 60Z', p.shade, 'opacity=".6"') +
            fill('M30 236C60 264 108 264 140 236V290H30Z', p.shade) +
            dots(
              'M54 72C72 62 102 62 120 72M51 82C72 71 102 71 122 82M56 92C62 89 66 87 70 86M102 86C108 87 114 89 119 92',
              p.light,
              2.6,
              6.4,
            ) +
            // The gusts come round from both sides of the throat.
            fill(
              'M64 118C54 132 44 138 28 140V131C44 130 54 124 63 108ZM63 136C55 149 45 155 28 157V148C45 147 54 142 63 126ZM62 154C56 164 47 171 28 173V165C46 163 55 158 62 144Z',
              p.accent,
            ) +
            fill(
              'M106 118C116 132 126 138 142 140V131C126 130 116 124 107 108ZM107 136C115 149 125 155 142 157V148C125 147 116 142 107 126ZM108 154C114 164 123 171 142 173V165C124 163 115 158 108 144Z',
              p.accent,
            ),
        ) +
        // The throat with the tongue in it, and the opening with the insole.
        fill('M68 98C76 88 94 88 102 98C107 128 108 152 112 182H58C62 152 63 128 68 98Z', p.deep) +
        fill('M73 101C80 95 90 95 97 101C101 126 103 150 106 178H64C67 150 69 126 73 101Z', p.shade) +
        fill(
          'M85 168C106 168 114 182 114 204C114 230 106 254 85 254C64 254 56 230 56 204C56 182 64 168 85 168Z',
          p.deep,
        ) +
        fill(
          'M85 184C100 184 107 196 107 211C107 232 99 248 85 248C71 248 63 232 63 211C63 196 70 184 85 184Z',
          foamDim,
        ) +
        fill('M60 197C62 174 70 160 85 159C100 160 108 174 110 197C102 187 68 187 60 197Z', p.main) +
        line('M61 195C64 174 72 161 85 161C98 161 106 174 109 195', p.light, 2) +
        line('M55 206C56 232 64 255 85 255C106 255 114 232 115 206', p.light, 3) +
        rungs
          .map(
            (y) =>
              line(`M65 ${y + 3}C76 ${y - 3} 94 ${y - 3} 105 ${y + 3}`, p.deep, 5.6, 'opacity=".5"') +
              line(`M64 ${y}C76 ${y - 6} 94 ${y - 6} 106 ${y}`, lace, 5.2),
          )
          .join('') +
        line(
          'M85 168C71 154 52 160 57 171C62 180 78 172 85 168C99 154 118 160 113 171C108 180 92 172 85 168',
          lace,
          4,
        ) +
        line('M81 266V253H89V266', p.accent, 5),
    ) +
    bolt(85, 218, 1.1, p.shade) +
    bolt(215, 218, 1.1, p.shade)
  );
}

const backUpper =
  'M41 206C33 180 40 152 47 130C52 114 49 100 53 90C62 78 110 78 119 90C123 100 120 114 125 130C132 152 139 180 131 206Z';

function back(p: Paint): string {
  return (
    ground(150, 234, 126, 9) +
    pair(
      fill('M58 94C66 72 106 72 114 94L106 104H66Z', p.deep) +
        fill('M70 92C71 64 101 64 102 92Z', p.shade) +
        line('M72.5 80C76 68 96 68 99.5 80', p.light, 2.4) +
        fill(backUpper, p.main) +
        cut(
          'b',
          backUpper,
          fill('M119 60C106 110 112 160 116 220H150V60Z', p.shade) +
            line('M28 172C44 166 56 154 60 134M28 184C38 182 46 176 52 168', p.accent, 5) +
            line('M144 172C128 166 116 154 112 134M144 184C134 182 126 176 120 168', p.accent, 5) +
            fill('M34 224C40 166 60 146 86 146C112 146 132 166 138 224Z', p.deep) +
            fill('M38 224C44 170 62 150 86 150C110 150 128 170 134 224Z', p.shade) +
            stitches('M44 210C50 172 66 156 86 156C106 156 122 172 128 210', p.light),
        ) +
        line('M54 99C55 86 68 83 86 83C104 83 117 86 118 99', p.light, 3.4) +
        fill('M78 96H94V136H78Z', p.deep, 'opacity=".4"') +
        line('M81 132V74C81 64 91 64 91 74V132', p.accent, 6.5) +
        fill('M77.7 122H94.3V137H77.7Z', p.accent) +
        stitches('M80 132H92', p.deep) +
        fill('M34 214C34 233 48 238 86 238C124 238 138 233 138 214Z', rubber) +
        line('M56 236v-5M71 237v-5M86 237v-5M101 237v-5M116 236v-5', rubberDim, 2) +
        fill(
          'M36 194C60 202 112 202 136 194C144 204 145 220 135 229C118 234 54 234 37 229C27 220 28 204 36 194Z',
          foam,
        ) +
        fill(
          'M30 212C58 221 114 221 142 212C142 219 140 225 135 229C118 234 54 234 37 229C32 225 30 219 30 212Z',
          foamDim,
        ) +
        fill('M58 199C74 202 98 202 114 199L107 214C94 216 78 216 65 214Z', p.accent),
    ) +
    // Not part of the mirrored half: a mark is never seen mirrored.
    bolt(86, 178, 1.4, p.accent) +
    bolt(214, 178, 1.4, p.accent)
  );
}

const outline =
  'M150 10C180 10 204 44 206 90C207 124 192 146 191 182C190 222 200 256 184 278C172 292 130 292 117 278C101 256 109 222 107 182C105 146 92 124 95 90C98 44 122 10 150 10Z';

function sole(p: Paint): string {
  const wind = p.accent;
  const chevron = (y: number) =>
    `M84 ${y + 8}C110 ${y - 4} 130 ${y - 10} 150 ${y + 2}C170 ${y - 10} 190 ${y - 4} 216 ${y + 8}`;
  return `<g transform="translate(150 150) rotate(34) scale(1.08) translate(-150 -150)">${
    drop(outline, '4 5') +
    fill(outline, foam) +
    line(outline, foamEdge, 2.4) +
    cut(
      's',
      'M150 18C176 18 197 50 199 90C200 122 184 146 183 182C182 220 191 252 178 272C168 284 133 284 123 272C109 252 117 220 115 182C113 146 99 122 102 90C105 50 126 18 150 18Z',
      fill('M80 0H220V300H80Z', rubber) +
        [24, 38, 52, 66, 80, 94, 108].map((y) => line(chevron(y), rubberDim, 6)).join('') +
        fill('M80 134C120 118 180 118 220 134V214C180 232 120 232 80 214Z', p.main) +
        line('M80 134C120 118 180 118 220 134M80 214C120 232 180 232 220 214', p.light, 2) +
        fill(
          'M136 118C150 114 158 116 168 120C160 160 160 190 170 226C160 229 146 229 132 226C142 190 142 160 136 118Z',
          p.shade,
        ) +
        [240, 254, 268, 282].map((y) => line(chevron(y), rubberDim, 6)).join('') +
        line('M108 60C130 40 150 54 196 40M102 84C130 64 156 80 200 62', wind, 5),
    ) +
    bolt(150, 173, 2, wind)
  }</g>`;
}

const views: Record<string, (p: Paint) => string> = { side, top, back, sole };

/** The Tailwind Runner: a light trainer with a rocker sole and three gusts along its side. */
export const runner: Drawing = (view, paint) => views[view]?.(tones(paint)) ?? '';
