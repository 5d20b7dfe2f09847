import { ground } from '../paint';
import { bolt, both, fill, garment, line, loupe, mirrored, piece, stitches, symmetric, type Cloth } from './cloth';

const body = symmetric(
  [150, 60],
  [168, 60, 186, 58, 196, 58],
  [214, 62, 230, 70, 240, 82],
  [256, 104, 268, 160, 276, 212],
  [277, 222, 277, 232, 276, 240],
  [268, 245, 258, 246, 250, 244],
  [246, 208, 236, 168, 222, 138],
  [222, 176, 223, 218, 222, 248],
  [223, 256, 222, 264, 220, 272],
  [198, 276, 174, 277, 150, 277],
);
const sleeve = 'M214 60C200 84 204 118 222 138C236 168 246 208 250 250L284 246 278 160 250 70Z';

/** The knitted hem and cuffs: one rib drawn, the others the same. */
const ribs = (c: Cloth) => {
  const hem = Array.from({ length: 19 }, (_, at) => 87 + at * 7);
  return (
    fill('M70 250C120 258 180 258 230 250V282H70Z', c.fold) +
    line(hem.map((x) => `M${x} ${255.5 - Math.abs(x - 150) / 18}V278`).join(''), c.shade, 1.3) +
    line('M77 249.5C124 257 176 257 223 249.5', c.shade, 1.5)
  );
};

const cuff = (c: Cloth) =>
  fill('M240 218C252 222 266 220 282 213L282 250H244Z', c.fold) +
  line('M254 222L256 246M260 221.5L262 246M266 220L268 246M272 218L273 246', c.shade, 1.3) +
  line('M247 221C256 222.5 266 221 277 215', c.shade, 1.5);

const folds = (c: Cloth) =>
  fill('M222 134C208 160 212 214 206 284H234V140Z', c.fold) +
  fill(sleeve, c.fold) +
  fill('M246 92C252 126 256 166 270 216L250 226C246 196 236 164 222 138 234 136 246 118 246 92Z', c.shade) +
  fill('M54 92C48 126 44 166 34 216L46 226C54 196 64 164 78 138 66 136 54 118 54 92Z', c.fold) +
  fill('M222 136C210 150 198 158 182 162C200 164 214 158 222 148Z', c.shade) +
  fill('M78 136C88 148 98 154 112 157C98 159 86 154 78 147Z', c.fold) +
  fill(
    'M250 176C258 180 266 180 273 176 268 186 258 188 252 186ZM246 164C252 160 258 152 260 144 264 156 258 168 248 172Z',
    c.shade,
  ) +
  line('M66 78C46 96 32 160 25 208', c.light, 5) +
  line('M79 144C80 180 79 220 78 246', c.light, 4);

const seams = (c: Cloth) =>
  both(line('M212 64C201 86 205 118 221 136', c.shade, 1.6) + stitches('M207.5 65C197 87 201 120 218 140', c.shade));

const pocket = (c: Cloth) =>
  fill(
    'M112 196H188Q191 196 192 199L207 226Q208 228 208 230V249C170 255 130 255 92 249V230Q92 228 93 226L108 199Q109 196 112 196Z',
    c.main,
  ) +
  fill('M176 196H188Q191 196 192 199L207 226Q208 228 208 230V249L186 251Z', c.fold) +
  line(
    'M92 249V230Q92 228 93 226L108 199Q109 196 112 196H188Q191 196 192 199L207 226Q208 228 208 230V249',
    c.deep,
    1.5,
  ) +
  both(stitches('M150 200H187L202.5 229V249', c.shade)) +
  line('M110 199C108 208 102 220 94 228', c.deep, 2.6) +
  line('M190 199C192 208 198 220 206 228', c.deep, 2.6);

/** The hood lies open on the shoulders; its edges cross below the throat. */
const hoodFront = (c: Cloth) =>
  piece(
    c,
    'M150 22C186 22 208 42 208 66C208 86 182 102 152 120L142 116C114 100 92 84 92 66C92 42 114 22 150 22Z',
    fill(
      'M162 20C204 24 216 44 208 66C204 84 182 102 152 120L150 104C180 90 192 76 188 58 186 46 176 32 162 20Z',
      c.fold,
    ) +
      fill('M180 26C204 38 210 60 198 84L186 78C194 62 194 42 180 26Z', c.shade) +
      line('M93 76C89 44 116 22.5 152 22.5', c.light, 4),
  ) +
  piece(
    c,
    'M150 38C176 38 190 50 188 66C184 84 164 98 150 108C136 98 116 84 112 66C110 50 124 38 150 38Z',
    fill('M104 40C120 66 180 66 196 40V90C180 76 120 76 104 90Z', c.deep) +
      line('M112 60C130 70 170 70 188 60', c.shade, 1.4) +
      fill('M143 62H157V71Q157 73 155 73H145Q143 73 143 71Z', '#f7f4ec') +
      bolt(150, 68, 8, '#09b850'),
    c.inner,
  ) +
  line('M112 66C116 84 136 98 150 108C164 98 184 84 188 66', c.shade, 1.6) +
  both(stitches('M195 66C190 88 168 103 151 114', c.shade)) +
  line('M150 108L141 116', c.shade, 1.6);

const cord = (c: Cloth) =>
  `<circle cx="166" cy="106" r="3.6" fill="${c.deep}"/><circle cx="166" cy="106" r="2" fill="#e9edec"/>` +
  line('M166 106C172 122 168 138 171 156', '#f3efe4', 3.2) +
  line('M171 154V164', c.accent, 4.6);

const front = (c: Cloth) =>
  ground(150, 281, 92) +
  piece(
    c,
    body,
    folds(c) +
      fill(
        'M92 70C100 96 130 120 148 130C172 118 204 96 210 70L216 84C204 112 172 132 148 142C124 132 94 108 86 84Z',
        c.fold,
      ) +
      ribs(c) +
      both(cuff(c)),
  ) +
  seams(c) +
  pocket(c) +
  hoodFront(c) +
  both(cord(c)) +
  bolt(192, 160, 20, c.print);

const back = (c: Cloth) =>
  ground(150, 281, 92) +
  piece(
    c,
    body,
    folds(c) +
      ribs(c) +
      both(cuff(c)) +
      fill(
        'M84 74C96 124 130 146 150 150C170 146 204 124 216 74L224 84C212 134 172 158 150 162C128 158 88 134 76 84Z',
        c.fold,
      ),
  ) +
  seams(c) +
  piece(
    c,
    'M150 26C182 26 206 38 212 58C216 92 184 130 150 142C116 130 84 92 88 58C94 38 118 26 150 26Z',
    fill('M166 24C196 60 190 106 154 144L226 130V30Z', c.fold) +
      fill('M194 34C206 62 196 98 166 132L216 100V40Z', c.shade) +
      fill('M90 50C112 38 188 38 210 50L206 36 150 20 94 36Z', c.shade) +
      line('M88 60C85 92 116 130 148 141', c.light, 3) +
      line('M86 57C112 40 188 40 214 57', c.shade, 1.6) +
      stitches('M88 64C114 46 186 46 212 64', c.shade),
  ) +
  line('M150 45V141', c.shade, 1.6) +
  stitches('M145.5 46V139M154.5 46V139', c.shade, 1) +
  bolt(150, 200, 44, c.print);

/** The right half of the throat, the left one lies under it: hood edge, eyelet, braided cord. */
const edge = (c: Cloth, side: string) =>
  fill('M244 10C226 60 192 96 150 124L122 146C130 162 138 172 148 180C210 150 256 104 286 48Z', side) +
  line('M244 10C226 60 192 96 150 124L122 146C130 162 138 172 148 180C210 150 256 104 286 48', c.shade, 2) +
  stitches('M262 10C240 66 200 106 140 146', c.deep, 1.8) +
  stitches('M284 64C256 112 212 150 152 174', c.shade, 1.8);

const braid = (c: Cloth) =>
  `<circle cx="196" cy="124" r="13" fill="${c.deep}"/><circle cx="196" cy="123" r="10.5" fill="#cdd4d2"/><circle cx="196" cy="123" r="5" fill="${c.inner}"/>` +
  line('M188 118A10 10 0 0 1 200 114', '#ffffff', 2) +
  line('M197 124C206 152 196 178 202 214', c.shade, 15) +
  line('M196 123C205 152 194 178 200 212', '#f3efe4', 11) +
  line([136, 147, 158, 169, 180, 191, 202].map((y) => `M196 ${y}L202.5 ${y + 6}`).join(''), '#c9c0ac', 2) +
  line('M200 214V238', c.accent, 12) +
  line('M197.5 214V234', '#ffffff80', 2.4);

const detail = (c: Cloth) =>
  piece(
    c,
    loupe,
    fill('M180 300C160 240 176 200 220 150L300 100V300Z', c.fold) +
      fill('M300 300H226C214 264 226 232 262 204L300 190Z', c.shade) +
      fill(
        'M24 110C60 150 104 178 148 196C200 176 250 140 282 90L290 116C248 164 196 196 148 210C100 194 54 168 20 136Z',
        c.fold,
      ) +
      fill('M40 10H260C226 70 192 100 150 128C108 100 74 70 40 10Z', c.inner) +
      fill('M60 10C100 80 200 80 240 10Z', c.deep) +
      line('M50 24C100 94 200 94 250 24', c.shade, 2) +
      fill('M128 60H172V92Q172 96 168 96H132Q128 96 128 92Z', '#f7f4ec') +
      bolt(150, 78, 24, '#09b850') +
      mirrored(edge(c, c.main)) +
      edge(c, c.fold) +
      mirrored(braid(c)) +
      braid(c) +
      bolt(234, 214, 38, c.print, 6),
  );

/** 1022, a brushed hoodie with a kangaroo pocket. */
export const hoodie = garment({ front, back, detail });
