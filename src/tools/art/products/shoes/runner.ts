import { bolt, cut, dots, fill, line, pair, stitches } from '../pen';
import { ground, type Drawing, type Paint } from '../paint';
import { foam, foamDim, foamEdge, lace, pop, rubber, rubberDim } from './stuff';

const upper =
  'M40 192C33 168 34 146 42 124C46 112 45 102 39 91C49 82 63 85 70 97C78 113 92 123 107 121C120 119 127 107 134 92L150 84C166 108 190 132 212 144C236 154 261 157 271 176C274 184 273 190 271 196Z';

const midsole =
  'M28 182C21 192 20 204 29 213C36 219 48 221 60 222C100 225 140 218 176 221C212 224 244 219 264 206C274 200 281 192 280 182C279 177 274 177 270 180C258 189 240 194 215 194C170 197 130 190 96 187C66 185 46 179 28 182Z';

/** A lace from its eyelet over the tongue, with the shadow it throws. */
const bar = ([x, y]: readonly [number, number], p: Paint) =>
  line(`M${x + 1} ${y + 3}l13-10`, p.deep, 6, 'opacity=".5"') + line(`M${x} ${y}l14-10.5`, lace, 5.6);

const eyelets = [
  [147, 104],
  [158, 119],
  [171, 132],
  [185, 143],
  [200, 152],
] as const;

function side(p: Paint): string {
  const wind = pop(p);
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
        stitches('M136 106C152 130 174 148 200 159', p.light),
    ) +
    // Padding of the collar and the edges that catch the light.
    line('M41 92C50 85 62 87 69 98C77 114 92 125 108 122.5C120 120 127 108 134 94', p.light, 3) +
    line('M40 122C34 144 33 162 37 178', p.light, 1.6, 'opacity=".7"') +
    line('M214 145C236 154 259 158 270 176', p.light, 2, 'opacity=".8"') +
    eyelets.map((at) => bar(at, p)).join('') +
    line('M46 98C32 88 28 68 39 65C50 63 54 78 52 96', wind, 6) +
    // The sole: rubber below, foam above.
    fill('M27 208C32 224 48 228 66 228H108L120 218H40Z', rubber) +
    fill('M146 218L154 227C194 231 240 227 264 210C276 202 281 194 281 184L262 200Z', rubber) +
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

const topUpper =
  'M82 24C104 24 126 50 131 92C134 122 122 146 122 180C122 214 128 240 116 262C108 277 62 278 52 262C40 242 44 214 44 184C44 150 32 128 36 92C40 50 60 24 82 24Z';

function top(p: Paint): string {
  const wind = pop(p);
  const rungs = [104, 120, 136, 152, 168];
  return pair(
    fill(
      'M82 16C110 16 134 46 139 90C142 122 130 146 130 180C130 214 138 244 124 266C112 284 58 285 46 268C32 246 38 214 37 184C36 150 25 126 29 90C34 46 56 16 82 16Z',
      foam,
    ) +
      line(
        'M82 18C109 18 132 47 137 90C140 122 128 146 128 180C128 214 135 244 122 265C111 282 59 283 48 267',
        foamEdge,
        3,
      ) +
      fill(topUpper, p.main) +
      cut(
        't',
        topUpper,
        fill('M20 10H150V66C120 40 50 40 20 70Z', p.shade) +
          fill('M150 60V190L122 190C118 150 130 120 150 60Z', p.shade, 'opacity=".7"') +
          fill('M30 232C60 262 104 262 134 232V290H30Z', p.shade) +
          dots('M52 66C70 56 96 56 112 66M48 77C68 66 98 66 116 77M56 87C72 80 92 80 108 87', p.light, 2.6, 6.4) +
          fill(
            'M62 116C50 128 42 134 30 136V128C42 126 50 120 62 108ZM62 134C52 146 44 152 30 154V146C44 144 52 138 62 126ZM62 152C54 162 46 170 30 172V164C46 162 54 156 62 144Z',
            wind,
          ) +
          fill(
            'M103 116C114 128 122 134 140 136V128C122 126 114 120 103 108ZM103 134C112 146 120 152 140 154V146C120 144 112 138 103 126ZM103 152C110 162 118 170 140 172V164C118 162 110 156 103 144Z',
            wind,
          ),
      ) +
      // Throat with the tongue, opening with the insole.
      fill('M66 94C74 86 92 86 100 94C106 130 106 156 108 184H58C60 156 60 130 66 94Z', p.deep) +
      fill('M70 98C78 92 88 92 96 98C100 126 102 150 103 180H63C64 150 66 126 70 98Z', p.shade) +
      fill(
        'M83 172C102 172 110 184 110 204C110 228 102 252 83 252C64 252 56 228 56 204C56 184 64 172 83 172Z',
        p.deep,
      ) +
      fill('M83 190C96 190 103 200 103 212C103 230 97 247 83 247C69 247 63 230 63 212C63 200 70 190 83 190Z', foamDim) +
      bolt(83, 222, 1, p.main) +
      fill('M60 196C62 176 68 164 83 163C98 164 104 176 106 196C98 184 68 184 60 196Z', p.main) +
      line('M61 194C64 176 70 165 83 165C96 165 102 176 105 194', p.light, 2) +
      line('M83 252C63 252 55 228 55 204', p.light, 2.4) +
      line('M111 204C111 228 103 252 83 252', p.light, 2.4) +
      rungs
        .map(
          (y) =>
            line(`M62 ${y + 3}C74 ${y - 4} 92 ${y - 4} 104 ${y + 3}`, p.deep, 5.6, 'opacity=".5"') +
            line(`M62 ${y}C74 ${y - 7} 92 ${y - 7} 104 ${y}`, lace, 5.4),
        )
        .join('') +
      line(
        'M83 164C70 150 52 158 56 168C60 176 76 168 83 164C96 150 114 158 110 168C106 176 90 168 83 164',
        lace,
        3.6,
      ) +
      line('M78 262V252H88V262', wind, 5),
  );
}

const backUpper =
  'M46 206C36 178 50 150 54 126C56 108 54 98 60 88C70 80 100 80 110 88C116 98 114 108 116 126C120 150 132 178 122 206Z';

function back(p: Paint): string {
  const wind = pop(p);
  return (
    ground(150, 232, 128, 9) +
    pair(
      fill('M62 92C70 72 100 72 108 92L104 104H66Z', p.deep) +
        fill('M70 92C72 66 98 66 100 92Z', p.shade) +
        line('M72 82C76 70 94 70 98 82', p.light, 2) +
        fill(backUpper, p.main) +
        cut(
          'b',
          backUpper,
          fill('M116 60C104 110 108 160 112 220H140V60Z', p.shade) +
            fill('M30 220C44 160 58 150 84 150C110 150 124 160 138 220Z', p.shade) +
            stitches('M40 206C50 166 62 156 84 156C106 156 118 166 128 206', p.light) +
            fill('M30 176C44 176 54 168 60 152L64 158C58 176 48 186 30 188Z', wind) +
            fill('M138 176C124 176 114 168 108 152L104 158C110 176 120 186 138 188Z', wind),
        ) +
        line('M58 96C58 88 70 84 84 84C98 84 110 88 111 96', p.light, 3) +
        fill('M76 90H92V146C92 150 76 150 76 146Z', p.deep, 'opacity=".55"') +
        line('M78 132V74C78 62 90 62 90 74V132', wind, 6) +
        bolt(84, 176, 1.3, wind) +
        fill('M36 214C38 232 50 236 84 236C118 236 130 232 132 214Z', rubber) +
        line('M56 235v-5M70 236v-5M84 236v-5M98 236v-5M112 235v-5', rubberDim, 2) +
        fill(
          'M40 196C60 202 108 202 128 196C136 204 138 216 130 226C116 231 52 231 38 226C30 216 32 204 40 196Z',
          foam,
        ) +
        fill(
          'M34 212C60 220 108 220 134 212C134 218 133 222 130 226C116 231 52 231 38 226C35 222 34 218 34 212Z',
          foamDim,
        ) +
        fill('M58 199C74 201 94 201 110 199L104 212C92 214 76 214 64 212Z', wind),
    )
  );
}

const outline =
  'M150 10C180 10 204 44 206 90C207 124 192 146 191 182C190 222 200 256 184 278C172 292 130 292 117 278C101 256 109 222 107 182C105 146 92 124 95 90C98 44 122 10 150 10Z';

function sole(p: Paint): string {
  const wind = pop(p);
  const chevron = (y: number) =>
    `M84 ${y + 8}C110 ${y - 4} 130 ${y - 10} 150 ${y + 2}C170 ${y - 10} 190 ${y - 4} 216 ${y + 8}`;
  return `<g transform="rotate(32 150 150)">${
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
export const runner: Drawing = (view, paint) => views[view]?.(paint) ?? '';
