import { ground } from '../paint';
import {
  bolt,
  both,
  fill,
  garment,
  line,
  lying,
  mark,
  stitches,
  symmetric,
  turned,
  piece,
  type Cloth,
  type Leg,
} from './cloth';

/** From the shoulder's neck end down the sleeve and the side to the hem. */
const half: Leg[] = [
  [210, 38, 226, 43, 239, 52],
  [253, 63, 268, 98, 279, 128],
  [267, 138, 255, 144, 241, 148],
  [237, 135, 231, 124, 223, 114],
  [219, 160, 220, 214, 224, 262],
  [200, 270, 175, 272, 150, 272],
];
const outline = symmetric([150, 85], [175, 85, 193, 68, 197, 34], ...half);
/** From behind the collar hides the front, and the cloth begins at the nape. */
const behind = symmetric([150, 48], [170, 48, 186, 44, 197, 34], ...half);

const collar = symmetric([150, 86], [176, 86, 194, 68, 198, 34], [188, 31], [185, 58, 171, 74, 150, 74]);
const nape = symmetric([150, 50], [170, 50, 188, 45, 198, 35], [188, 30], [178, 37, 164, 40, 150, 40]);

const sleeve = 'M227 43C213 62 210 96 223 114L246 152 292 138 242 40Z';

/** Light comes from the upper left: folds hang from the armpits and the right side lies in the shade. */
const folds = (c: Cloth) =>
  fill('M224 110C205 134 209 200 200 276L240 276V110Z', c.fold) +
  fill(sleeve, c.fold) +
  fill('M240 70C238 98 240 124 250 148L231 134 223 114C223 96 230 80 240 70Z', c.shade) +
  fill('M223 112C212 126 200 133 184 136C200 140 213 138 222 130Z', c.shade) +
  fill('M214 152C204 162 194 167 180 170C196 171 208 168 216 161Z', c.shade) +
  fill('M77 113C86 124 96 131 110 135C97 135 86 131 77 124Z', c.fold) +
  fill('M60 75C60 98 57 122 51 148L70 130 77 114C76 98 70 84 60 75Z', c.fold) +
  fill('M92 276C99 240 95 208 82 180C106 206 117 240 114 276Z', c.fold) +
  fill('M174 276C173 248 178 222 190 200C186 226 187 250 191 276Z', c.shade) +
  line('M61 52C47 63 32 98 21 128', c.light, 5) +
  line('M77 116C81 160 80 214 76 260', c.light, 4);

const seams = (c: Cloth) =>
  both(
    line('M226 47C213 66 211 97 223 113', c.shade) +
      stitches('M273 115C262 126 250 132 236 137', c.shade) +
      stitches('M275 119C264 129 252 135.5 238 140.5', c.shade),
  ) +
  stitches('M76 253C124 265 176 265 224 253', c.shade) +
  stitches('M76 257.5C124 269.5 176 269.5 224 257.5', c.shade);

const rib = (d: string, c: Cloth) => line(d, c.shade, 1);

/** What the neck opening shows: the inside of the back, its tape and the label. */
const neck = (c: Cloth) =>
  fill('M106 34C130 44 170 44 194 34L192 58C182 78 166 84 150 84S118 78 108 58Z', c.inner) +
  line('M110 37C132 46 168 46 190 37', c.shade, 7) +
  fill('M141 46H159V58Q159 60 157 60H143Q141 60 141 58Z', '#f7f4ec') +
  bolt(150, 53, 9, '#09b850');

const front = (c: Cloth) =>
  ground(150, 278, 86) +
  neck(c) +
  piece(c, outline, folds(c)) +
  seams(c) +
  fill(collar, c.fold) +
  line('M112.5 32C116 58 129.5 74 150 74S184 58 187.5 32', c.light, 1.5) +
  rib('M102 34C106 68 124 86 150 86S194 68 198 34', c) +
  stitches('M98 36C102 72 121 90.5 150 90.5S198 72 202 36', c.shade) +
  mark(150, 138, 60, c.print, c.bolt);

/** Mares' tails: high ice cloud, drawn out by the wind. */
const cirrus = (c: Cloth) =>
  line('M103 112C124 92 154 90 182 94C198 96 205 90 205 81', c.print, 4.5) +
  line('M97 129C120 108 146 106 168 109', c.print, 4.5) +
  line('M122 140C146 124 170 124 190 126C203 127 209 121 209 113', c.bolt, 4.5) +
  line('M112 158C130 146 146 144 160 145', c.print, 4.5);

const back = (c: Cloth) =>
  ground(150, 278, 86) +
  piece(c, behind, folds(c)) +
  seams(c) +
  fill(nape, c.fold) +
  line('M111 30C122 37 136 40 150 40S178 37 189 30', c.light, 1.5) +
  rib('M102 35C112 45 130 50 150 50S188 45 198 35', c) +
  stitches('M98 38C110 50 130 54.5 150 54.5S190 50 202 38', c.shade) +
  cirrus(c);

const packed = symmetric(
  [150, 76],
  [172, 76, 188, 60, 192, 32],
  [206, 35, 219, 38, 230, 44],
  [236, 48, 239, 54, 239, 62],
  [242, 120, 242, 190, 240, 246],
  [240, 256, 234, 261, 224, 262],
  [200, 264, 175, 265, 150, 265],
);
/** The lower layers, which peep out at the last fold. */
const layers = symmetric(
  [150, 60],
  [236, 60],
  [241, 120, 241, 200, 239, 254],
  [238, 266, 230, 271, 220, 272],
  [198, 274, 174, 275, 150, 275],
);

const folded = (c: Cloth) =>
  turned(
    -7,
    lying(layers) +
      fill(layers, c.shade) +
      line('M66 266C110 270 190 270 234 266', c.deep, 1.2) +
      fill('M110 32C130 42 170 42 190 32L188 54C178 70 164 76 150 76S122 70 112 54Z', c.inner) +
      line('M112 34C132 43 168 43 188 34', c.shade, 7) +
      fill('M141 42H159V54Q159 56 157 56H143Q141 56 141 54Z', '#f7f4ec') +
      bolt(150, 49, 9, '#09b850') +
      piece(
        c,
        packed,
        fill('M226 30C214 110 222 200 216 270H250V30Z', c.fold) +
          fill('M60 200C80 212 86 240 84 270H60Z', c.fold) +
          line('M70 40C60 46 61 54 60.5 62C58 120 58 190 60 250', c.light, 5) +
          line('M76 38C96 84 84 160 88 190', c.shade) +
          line('M224 38C206 84 214 160 212 190', c.shade),
      ) +
      fill(symmetric([150, 77], [174, 77, 191, 60, 195, 31.5], [184, 29], [181, 50, 169, 66, 150, 66]), c.fold) +
      line('M116.5 30C120 52 131 66 150 66S180 52 183.5 30', c.light, 1.5) +
      rib('M105.5 32C109 60 126 77 150 77S191 60 194.5 32', c) +
      mark(150, 124, 56, c.print, c.bolt) +
      sleeveOfPaper,
  );

/** The paper band that holds the folded shirt together. */
const sleeveOfPaper =
  fill('M57 186C110 192 190 192 243 186L243 232C190 238 110 238 57 232Z', '#d9b88a') +
  fill('M216 188.5L243 186V232L214 234.5Z', '#c09c6c') +
  fill('M57 186C110 192 190 192 243 186V189.5C190 195.5 110 195.5 57 189.5Z', '#e9cfa8') +
  bolt(150, 213, 24, '#17231d') +
  line(
    'M76 208C92 209.5 108 210 124 210.5M176 210.5C184 210.5 192 210 200 209.5M84 217C98 218 110 218.5 124 219',
    '#8a6a3f',
    2,
  );

/** 1020, a cotton t-shirt: the mark on the chest, wisps of cirrus on the back. */
export const shirt = garment({ front, back, folded });
