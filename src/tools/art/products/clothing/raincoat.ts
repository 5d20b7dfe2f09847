import { ground } from '../paint';
import { bolt, both, fill, garment, line, stitches, symmetric, piece, type Cloth } from './cloth';
import { drops, snaps, type Place } from './rain';
import { raincoatHood } from './raincoatHood';

const body = symmetric(
  [150, 70],
  [164, 77, 175, 74, 182, 74],
  [199, 79, 211, 85, 219, 96],
  [236, 116, 249, 167, 259, 211],
  [253, 217, 245, 222, 237, 223],
  [230, 187, 219, 156, 208, 136],
  [208, 176, 215, 224, 221, 266],
  [199, 275, 173, 278, 150, 278],
);
const hood = symmetric(
  [150, 18],
  [174, 18, 190, 36, 189, 63],
  [188, 77, 180, 84, 170, 90],
  [163, 94, 156, 96, 150, 99],
);
const opening = symmetric([150, 31], [167, 31, 177, 45, 176, 62], [175, 77, 163, 88, 150, 95]);
const sleeve = 'M181 77C184 101 193 123 208 136C219 156 230 187 237 223L269 226 251 105 213 77Z';

const cuffSnaps: Place[] = [
  [246.8, 197.6, 0.8],
  [53.2, 197.6, 0.8],
];

const folds = (c: Cloth) =>
  fill(sleeve, c.fold) +
  fill('M207 132C196 167 208 220 200 281H231V138Z', c.fold) +
  fill('M229 114C231 145 238 182 251 220L237 224C230 187 220 158 208 136 215 138 224 132 229 114Z', c.shade) +
  fill('M71 114C69 145 62 182 49 220L63 224C70 187 80 158 92 136 85 138 76 132 71 114Z', c.fold) +
  fill('M208 134C199 147 190 154 177 158 191 159 200 156 208 147Z', c.shade) +
  fill('M92 134C100 147 109 154 119 157 107 158 98 154 92 147Z', c.fold) +
  fill('M101 283C109 248 109 222 103 198 118 224 123 253 121 283Z', c.fold) +
  fill('M182 283C181 255 184 233 190 215 188 239 191 261 195 283Z', c.shade) +
  line('M83 94C67 116 54 167 44 209', c.light, 5) +
  line('M93 143C92 180 86 226 81 264', c.light, 4);

const cuffs = (c: Cloth) =>
  both(
    stitches('M254 196C247 203 240 208 232 210', c.shade) +
      line('M181 77C184 101 193 123 208 136', c.shade) +
      stitches('M177 78C181 104 191 127 207 140', c.shade),
  ) +
  fill('M235 198L248 190Q251 190 251 193L253 199 237 208Z', c.main) +
  fill('M65 198L52 190Q49 190 49 193L47 199 63 208Z', c.main);

const hem = (c: Cloth) =>
  stitches('M81 256C127 270 173 270 219 256', c.shade) + line('M79 266C127 281 173 281 221 266', c.shade, 1.4);

/** A pocket on the right; its flap lies over a bellows. */
const pocket = (c: Cloth) =>
  fill('M173 199L205 190 209 233Q210 237 206 238L179 244Q175 244 175 240Z', c.fold) +
  line('M173 199L175 240Q175 244 179 244L206 238Q210 237 209 233L205 190', c.shade, 1.4) +
  fill('M170 187L205 177Q208 176 208 179L210 194 192 206 172 204 169 190Q169 187 170 187Z', c.main) +
  line('M210 194L192 206 172 204', c.deep, 1.5) +
  stitches('M206 181L207 193 191 203 175 201 172 190', c.shade, 1);

const cord = (c: Cloth) =>
  line('M167 90C171 103 170 116 172 129', '#f3efe4', 2.6) +
  line('M172 125V138', c.accent, 5.5) +
  line('M170 125V135', '#ffffff66', 1.2);

const hoodUp = (c: Cloth) =>
  piece(
    c,
    hood,
    fill('M158 16C177 30 182 52 177 78L167 95 192 89V18Z', c.fold) +
      line('M142 20C121 25 112 42 113 65', c.light, 5) +
      fill('M111 63C113 80 126 90 150 98V102L111 92Z', c.fold),
  ) +
  piece(
    c,
    opening,
    fill('M150 26C168 35 174 60 163 99H192V26Z', c.shade) + fill('M118 75C133 84 167 84 182 75V102H118Z', c.deep),
    c.inner,
  ) +
  line('M124 62C123 45 133 31 150 31S177 45 176 62C175 77 163 88 150 95C137 88 125 77 124 62Z', c.shade, 1.6) +
  stitches('M118 62C118 40 132 26 150 26S182 40 182 62C181 78 168 90 150 100', c.shade);

const front = (c: Cloth) =>
  ground(150, 281, 92) +
  piece(
    c,
    body,
    folds(c) + fill('M123 83C136 99 164 99 181 81L186 94C168 110 137 110 116 92Z', c.fold) + cuffs(c) + hem(c),
  ) +
  fill('M144 96H159Q162 96 162 100L164 278H142Z', c.main) +
  line('M159 96Q162 96 162 100L164 277', c.deep, 1.5) +
  stitches('M158 101L160 275', c.shade) +
  line('M142 96L141 277', c.shade, 1.2) +
  both(pocket(c)) +
  snaps(
    c,
    ...cuffSnaps,
    [191.4, 196.5],
    [108.6, 196.5],
    ...[112, 141, 170, 199, 228, 257].map((y): Place => [151.4, y]),
  ) +
  hoodUp(c) +
  both(cord(c)) +
  bolt(191.4, 138.2, 20, c.print) +
  drops([104, 112], [112, 171, 0.8], [181, 162, 0.8], [215, 118, 0.9], [74, 138, 0.8], [130, 224, 0.7], [121, 50, 0.7]);

/** The hood from behind: three panels and a strap that takes it in. */
const hoodBehind = (c: Cloth) =>
  piece(
    c,
    hood,
    fill('M165 16C180 35 182 65 172 100H195V16Z', c.fold) +
      line('M142 20C121 25 112 42 113 65', c.light, 5) +
      fill('M108 78C132 94 168 94 192 78V104H108Z', c.fold) +
      line('M140 19C133 42 133 68 140 94M160 19C167 42 167 68 160 94', c.shade, 1.5) +
      stitches('M137 20C130 42 130 68 137 92M163 20C170 42 170 68 163 92', c.shade, 1),
  ) +
  fill('M145 46H155Q157 46 157 48V66Q157 72 150 74Q143 72 143 66V48Q143 46 145 46Z', c.shade) +
  line('M146 46H154', c.deep, 1.4);

const back = (c: Cloth) =>
  ground(150, 281, 92) +
  piece(
    c,
    body,
    folds(c) +
      fill('M91 134C114 145 186 145 209 134L211 142C186 154 114 154 89 142Z', c.shade) +
      fill('M116 79C137 103 163 103 184 79L188 90C166 114 134 114 112 90Z', c.fold) +
      cuffs(c) +
      hem(c),
  ) +
  line('M92 136C114 146 186 146 208 136', c.deep, 1.5) +
  stitches('M94 130C116 140 184 140 206 130', c.shade) +
  line('M150 151V228', c.shade, 1.5) +
  fill('M150 228L144 278H156Z', c.inner) +
  line('M150 226L143 277', c.deep, 1.5) +
  fill(
    'M114 178Q114 173 118 174C139 177 161 177 182 174Q186 173 186 178V189Q186 193 182 194C161 196 139 196 118 194Q114 193 114 189Z',
    c.main,
  ) +
  line('M114 189Q114 193 118 194C139 196 161 196 182 194Q186 193 186 189', c.deep, 1.5) +
  line('M114 189V178Q114 173 118 174C139 177 161 177 182 174Q186 173 186 178V189', c.shade, 1.2) +
  hoodBehind(c) +
  snaps(c, ...cuffSnaps, [122.1, 184.4], [177.9, 184.4], [150, 64, 0.9]) +
  bolt(150, 120.6, 18, c.print) +
  drops([121, 112], [182, 114, 0.8], [109, 211, 0.8], [173, 217, 0.9], [74, 138, 0.8], [220, 127, 0.8], [120, 50, 0.7]);

/** 1021, a raincoat with the hood up; rain pearls off it. */
export const raincoat = garment({ front, back, hood: raincoatHood });
