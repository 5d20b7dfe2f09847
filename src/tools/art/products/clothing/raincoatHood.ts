import { ground } from '../paint';
import { bolt, fill, line, piece, stitches, type Cloth } from './cloth';
import { drops, snaps } from './rain';

const bust =
  'M222 188C254 196 278 216 288 252C290 262 286 268 278 271C240 284 196 288 150 288S62 284 26 270C18 267 14 261 16 252C26 226 48 206 84 196Z';
const hoodSide =
  'M70 104C82 58 126 24 178 27C234 31 262 84 252 138C247 166 236 186 218 200C186 216 146 222 112 216C82 200 62 152 70 104Z';
const face = 'M92 96C118 78 146 96 148 136C149 170 136 198 116 210C92 196 76 160 79 124C80 112 85 101 92 96Z';

/** The hood on shoulders that end below the collar, turned half to the left. */
export const raincoatHood = (c: Cloth) =>
  ground(152, 285, 104, 7) +
  piece(
    c,
    bust,
    fill('M222 180C204 224 214 262 222 292L292 290V190Z', c.fold) +
      fill('M60 190C110 226 190 232 232 186L240 196C196 248 104 240 52 206Z', c.shade) +
      line('M84 196C48 206 26 226 17 252', c.light, 6) +
      stitches('M206 214C232 226 246 250 250 290', c.shade) +
      line('M200 216C226 228 240 252 244 290', c.shade) +
      fill('M104 208L136 214 142 294H104Z', c.main) +
      line('M134 216L141 294', c.deep, 1.6) +
      stitches('M128 218L134.5 292', c.shade) +
      line('M104 212V292', c.shade, 1.4),
  ) +
  snaps(c, [118, 236, 1.4], [121, 268, 1.4]) +
  piece(
    c,
    hoodSide,
    fill('M190 20C236 60 236 150 190 222L262 210 270 60Z', c.fold) +
      fill('M150 190C180 196 220 182 248 150L240 196 180 222 120 222Z', c.shade) +
      fill('M176 194C206 184 226 160 232 128 242 160 226 190 190 206Z', c.shade) +
      line('M72 104C86 62 128 29 178 30', c.light, 7),
  ) +
  line('M126 66C164 42 214 62 236 112C243 130 244 150 240 166', c.shade, 1.6) +
  stitches('M130 70.5C165 48 210 66 231 114C238 131 239 150 235 168', c.shade) +
  piece(
    c,
    face,
    fill('M79 124C86 100 108 92 122 104 108 120 102 160 112 212L70 190Z', c.deep) +
      line('M122 100C110 122 106 164 116 212', c.shade, 1.6) +
      stitches('M127 98C116 122 112 164 121 212', c.shade),
    c.inner,
  ) +
  line(face, c.shade, 1.8) +
  stitches('M150 100C160 124 160 166 138 208', c.shade) +
  fill('M60 110C64 76 124 48 152 92C158 104 156 112 152 116C140 88 104 84 80 114C70 122 58 122 60 110Z', c.main) +
  fill('M60 110C59 122 70 122 80 114C104 84 140 88 152 116C155 112 157 106 154 97C136 70 98 74 60 110Z', c.fold) +
  line('M60 112C59 122 70 122 80 114C104 84 140 88 152 116', c.deep, 1.6) +
  stitches('M66 108C92 78 132 76 150 100', c.shade) +
  line('M63 102C70 78 116 56 142 80', c.light, 3) +
  line('M124 206C128 220 124 232 128 246', '#f3efe4', 3.6) +
  line('M128 242V254', c.accent, 8) +
  line('M126.5 239V252', '#ffffff66', 1.6) +
  fill('M206 110L232 102Q236 101 237 105L239 113Q240 117 236 118L211 126Z', c.shade) +
  snaps(c, [229, 110.5, 1.2]) +
  bolt(186, 252, 26, c.print) +
  drops(
    [176, 92, 1.4],
    [196, 140, 1.1],
    [150, 52, 1.1],
    [170, 166, 0.9],
    [228, 234, 1.2],
    [64, 232, 1.2],
    [84, 262, 0.9],
  );
