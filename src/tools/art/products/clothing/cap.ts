import { ground } from '../paint';
import { bolt, both, fill, garment, line, piece, stitches, symmetric, type Cloth } from './cloth';

/** The embroidered bolt: green on pale cloth, cream on all other. */
const badge = (c: Cloth) => (c.rim && c.print === c.accent ? c.bolt : c.print);

const eyelet = (x: number, y: number, c: Cloth) =>
  `<ellipse cx="${x}" cy="${y}" rx="4" ry="4.4" fill="${c.shade}"/><ellipse cx="${x}" cy="${y + 0.6}" rx="1.8" ry="2.2" fill="${c.inner}"/>`;

const buckle = (x: number, y: number, tilt = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${tilt})"><path d="M-8-8.5H8Q10-8.5 10-6.5V6.5Q10 8.5 8 8.5H-8Q-10 8.5-10 6.5V-6.5Q-10-8.5-8-8.5Z" fill="#aeb8b5"/><path d="M-6.5-5.5H6.5V5.5H-6.5Z" fill="#6d7874"/><path d="M-2-7V7" stroke="#e9edec" stroke-width="3"/><path d="M-8-7H7" stroke="#fff" stroke-width="1.4"/></g>`;

const crownSide = 'M40 198C30 132 68 74 134 70C196 66 226 118 226 184C176 204 98 210 40 198Z';
const brimSide =
  'M112 206C144 186 196 172 226 178C262 186 284 202 293 222C296 231 289 236 280 232C238 214 176 208 112 206Z';

const side = (c: Cloth) =>
  ground(152, 240, 118, 9) +
  piece(
    c,
    crownSide,
    fill('M30 190C40 120 80 82 134 70 84 100 74 160 84 214H30Z', c.fold) +
      fill('M40 198C98 210 176 204 226 184V170C176 190 98 196 38 184Z', c.fold) +
      fill('M36 184C44 180 58 166 60 150 70 170 66 190 56 206L36 202Z', c.shade) +
      fill('M226 184C200 176 150 184 112 210L140 214 230 200Z', c.shade) +
      line('M150 74C192 78 216 112 221 156', c.light, 5) +
      line('M134 70C84 92 70 150 80 206', c.shade, 1.8) +
      stitches('M129 76C88 98 76 150 86 206M125 76C78 98 64 148 73 204', c.shade) +
      line('M134 70C152 104 156 154 146 208', c.shade, 1.8) +
      stitches('M140 72C158 106 162 154 152 206M128 72C146 106 150 154 140 208', c.shade),
  ) +
  eyelet(104, 116, c) +
  eyelet(172, 110, c) +
  fill('M40 198C38 182 42 168 52 162C62 166 66 182 64 203C55 202 47 200 40 198Z', c.inner) +
  line('M40 196C40 180 44 168 52 162C62 166 66 182 64 203', c.shade, 2) +
  line('M39 193C47 196 56 198 65 199', c.main, 9) +
  line('M40 188C47 191 56 193 64 194', c.light, 1.4) +
  `<ellipse cx="134" cy="69" rx="11" ry="5" fill="${c.shade}"/><path d="M126 67C130 64.5 138 64 142 66" fill="none" stroke="${c.light}" stroke-width="1.6"/>` +
  `<g transform="translate(194 132) skewY(4) scale(.78 1)">${bolt(0, 0, 50, badge(c))}</g>` +
  fill('M280 232C238 214 176 208 112 206C172 216 232 224 268 236C276 239 284 238 288 234Z', c.inner) +
  piece(
    c,
    brimSide,
    fill('M112 206C176 208 238 214 280 232L294 238 296 220C280 212 240 198 180 196Z', c.fold) +
      stitches(
        'M140 200C190 192 250 200 290 228M150 194C196 184 254 192 292 220M166 187C204 178 250 184 284 208',
        c.shade,
        1.3,
      ) +
      line('M160 190C196 176 232 176 262 192', c.light, 3),
  ) +
  line('M112 206C176 208 238 214 280 232', c.deep, 1.6);

const crown = symmetric([150, 75], [216, 75, 243, 116, 245, 190], [214, 212, 182, 216, 150, 216]);

const panels = (c: Cloth) =>
  fill('M176 74.8C210 100 222 145 216 220L250 210V100Z', c.fold) +
  fill('M216 94.6C234 119.8 238 155.8 234 210L252 200V118Z', c.shade) +
  line('M124 82C84 94.6 66 127 62 168.4', c.light, 5) +
  both(
    line('M152 74.8C192 94.6 206 137.8 204 212', c.shade, 1.8) +
      stitches('M159 76.6C198 98.2 212 139.6 210 210M148 78.4C186 100 200 141.4 198 212', c.shade),
  );

const button = (c: Cloth) =>
  `<path d="M137 75.7C138 68.5 162 68.5 163 75.7 158 79.3 142 79.3 137 75.7Z" fill="${c.shade}"/><path d="M142 73C146 71.2 152 70.8 156 72.1" fill="none" stroke="${c.light}" stroke-width="1.6"/>`;

const brim =
  'M56 190C84 158 216 158 244 190C258 204 268 220 270 232C271 241 262 244 252 238C218 214 82 214 48 238C38 244 29 241 30 232C32 220 42 204 56 190Z';

const front = (c: Cloth) =>
  ground(150, 246, 116, 9) +
  fill('M44 240C84 208 216 208 256 240C216 226 84 226 44 240Z', c.inner) +
  piece(c, crown, panels(c) + fill('M50 196C84 148 216 148 250 196V220H50Z', c.shade)) +
  eyelet(88, 134, c) +
  eyelet(212, 134, c) +
  button(c) +
  bolt(150, 122, 54, badge(c)) +
  piece(
    c,
    brim,
    fill('M190 164C234 168 276 204 276 250 246 232 226 222 204 218 214 200 208 180 190 164Z', c.fold) +
      stitches(
        'M50 206C86 172 214 172 250 206M43 216C84 184 216 184 257 216M37 227C82 196 218 196 263 227',
        c.shade,
        1.3,
      ) +
      line('M66 188C90 168 130 165 160 166', c.light, 3),
  ) +
  line('M48 238C82 214 218 214 252 238', c.deep, 1.6);

const back = (c: Cloth) =>
  ground(150, 238, 108, 9) +
  fill(
    'M55 190C46 204 41 214 41 222C41 231 50 233 58 228C98 219 202 219 242 228C250 233 259 231 259 222C259 214 254 204 245 190Z',
    c.shade,
  ) +
  line('M58 228C98 219 202 219 242 228', c.deep, 1.6) +
  piece(
    c,
    crown,
    panels(c) +
      line('M150 62V160', c.shade, 1.8) +
      stitches('M144.5 64V150M155.5 64V150', c.shade) +
      fill('M50 190C84 212 216 212 250 190V222H50Z', c.fold) +
      stitches('M57 184C86 203 214 203 243 184', c.shade),
  ) +
  eyelet(106, 118, c) +
  eyelet(194, 118, c) +
  button(c) +
  fill(symmetric([150, 146], [178, 146, 196, 164, 198, 212], [182, 215.5, 166, 216, 150, 216]), c.inner) +
  fill('M106 196C132 202 168 202 194 196L197 208C166 213 134 213 103 208Z', c.deep) +
  line('M102 212C104 164 122 146 150 146S196 164 198 212', c.shade, 2.4) +
  stitches('M96 211C98 160 118 140 150 140S202 160 204 211', c.shade) +
  line('M101 203C130 210 170 210 199 203', c.main, 13) +
  line('M101 197.5C130 204 170 204 199 197.5', c.light, 1.4) +
  stitches('M104 208C132 214 168 214 196 208', c.shade) +
  buckle(166, 208, -3) +
  bolt(150, 131, 18, badge(c));

/** 1023, a six-panel cap with a strap and a buckle. */
export const cap = garment({ side, front, back });
