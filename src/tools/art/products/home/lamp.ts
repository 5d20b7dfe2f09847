import { ground } from '../paint';
import { bolt, both, fill, inside, line, placed, drawn } from '../pen';
import type { Tones } from '../pen';

const glow = { white: '#fff8e6', cream: '#fde4a8', amber: '#f2b84b', noon: '#dff0ff' };
const brass = { main: '#d9a441', light: '#f3d58d', shade: '#a87624' };

/** Light falling from the shade: strong at the rim, gone before the table. */
const beam = (d: string, strength = 0.62) =>
  `<linearGradient id="l" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${glow.amber}" stop-opacity="${strength}"/><stop offset="1" stop-color="${glow.amber}" stop-opacity=".08"/></linearGradient><path d="${d}" fill="url(#l)"/>`;

const disc = (x: number, y: number, rx: number, ry: number, color: string, opacity = 1) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

const joint = (x: number, y: number, r: number, { deep, light }: Tones) =>
  disc(x, y, r, r, deep) +
  line(`M${x - r + 1.2} ${y}A${r - 1.2} ${r - 1.2} 0 0 1 ${x} ${y - r + 1.2}`, light, 1.8) +
  disc(x, y, r * 0.52, r * 0.52, brass.main) +
  line(`M${x - r * 0.26} ${y + r * 0.26}L${x + r * 0.26} ${y - r * 0.26}`, brass.shade, 1.6);

const dome = 'M-13 2C-42 8 -58 36 -60 74H60C58 36 42 8 13 2Z';

const head = ({ main, shade, deep, light, edge }: Tones) =>
  fill('M-10 -14Q-10 -20 -4 -20H4Q10 -20 10 -14V6H-10Z', deep) +
  line('M-10 -8H10M-10 -3H10', light, 1.6) +
  fill('M-50 80C-44 98 44 98 50 80Z', glow.cream) +
  fill('M-38 80C-34 91 34 91 38 80Z', glow.white) +
  fill(dome, main) +
  line(dome, shade, 1.6) +
  inside(
    'd',
    dome,
    fill('M6 0C24 16 32 44 32 76H64V0Z', shade) + fill('M-62 76C-60 30 -40 8 -8 0C-30 18 -40 44 -41 76Z', light),
  ) +
  line('M-56 62C-53 34 -40 14 -20 6', edge, 1.8) +
  fill('M-62 72H62Q64 72 64 74V79Q64 82 61 82H-61Q-64 82 -64 79V74Q-64 72 -62 72Z', deep) +
  line('M-60 74.5H58', edge, 1.4);

const side = (tones: Tones) => {
  const { main, shade, deep, edge } = tones;
  return (
    ground(203, 271, 72, 8) +
    beam('M44 104L8 270H150L154 156Z') +
    disc(80, 270, 72, 6, glow.amber, 0.4) +
    // The arms: two rods each, so that the head keeps its tilt.
    line('M196 240L236 144', deep, 4.5) +
    line('M208 242L249 142', deep, 9.4) +
    line('M208 242L249 142', main, 7) +
    line('M206 239L246 142', edge, 1.6) +
    line('M244 130L138 50', deep, 4.5) +
    line('M248 142L130 56', deep, 9.4) +
    line('M248 142L130 56', main, 7) +
    line('M244 135.5L134 55', edge, 1.6) +
    // The cable follows the arm and hangs in the bend.
    line('M140 62C176 96 214 112 232 128C258 150 250 168 240 184C232 198 226 214 222 240', brass.main, 2.4) +
    line('M182 92L188 84M226 208L234 211', deep, 3) +
    joint(246, 140, 13, tones) +
    fill('M192 240Q192 234 198 234H216Q222 234 222 240L225 256H189Z', shade) +
    line('M194 240L191.5 254', edge, 1.6) +
    joint(206, 240, 9, tones) +
    fill(
      'M146 264C146 256 154 253 164 253H248C258 253 266 256 266 264V267Q266 272 261 272H151Q146 272 146 267Z',
      main,
    ) +
    fill('M222 253H248C258 253 266 256 266 264V267Q266 272 261 272H216C222 266 224 260 222 253Z', shade) +
    fill('M146 266H266V267Q266 272 261 272H151Q146 272 146 267Z', deep) +
    line('M150 260C153 256 158 255 165 255H216', edge, 1.8) +
    line('M166 262.5H176', glow.amber, 3) +
    placed('translate(126 56) rotate(25)', head(tones)) +
    joint(128, 53, 11, tones)
  );
};

const bowl = 'M74 120C68 62 104 24 150 24C196 24 232 62 226 120C210 150 90 150 74 120Z';

/** The ring of light that gives the lamp its name, from cool noon to warm dusk. */
const halo = (y: number, rx: number, ry: number, width: number) =>
  `<linearGradient id="h"><stop stop-color="${glow.noon}"/><stop offset=".5" stop-color="${glow.white}"/><stop offset="1" stop-color="#ffc45c"/></linearGradient>` +
  `<ellipse cx="150" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${glow.amber}" stroke-width="${width * 1.7}" opacity=".45"/>` +
  `<ellipse cx="150" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="url(#h)" stroke-width="${width}"/>`;

const front = (tones: Tones) => {
  const { main, shade, deep, hole, light, edge } = tones;
  return (
    ground(150, 266, 88, 10) +
    beam('M78 128L32 260Q150 286 268 260L222 128Z', 0.5) +
    disc(150, 262, 74, 15, deep) +
    disc(150, 257, 74, 15, main) +
    disc(150, 256, 70, 13, light, 0.5) +
    disc(158, 257.5, 62, 11.5, main) +
    line('M78 254C84 246 114 242 150 242', edge, 1.6) +
    `<ellipse cx="150" cy="263" rx="9" ry="2.4" fill="none" stroke="${glow.amber}" stroke-width="1.8"/>` +
    fill('M138 252V226Q138 220 144 220H156Q162 220 162 226V252C158 256 142 256 138 252Z', shade) +
    line('M140.5 250V226', edge, 1.6) +
    line('M142 228V150', main, 7) +
    line('M158 228V150', shade, 7) +
    line('M140 226V152', edge, 1.6) +
    line('M150 226C144 206 156 190 150 150', brass.main, 2.2) +
    both(
      fill('M166 190H176Q180 190 180 194V204Q180 208 176 208H166Z', deep) +
        line('M171 193V205M176 193V205', brass.main, 1.8),
    ) +
    fill('M134 188H166V206Q166 210 162 210H138Q134 210 134 206Z', deep) +
    line('M137 191H162', light, 1.6) +
    fill('M140 26V18Q140 13 145 13H155Q160 13 160 18V26Z', deep) +
    fill(bowl, main) +
    line(bowl, shade, 1.6) +
    inside(
      'w',
      bowl,
      fill('M176 20C206 50 216 96 206 150H240V20Z', shade) +
        fill('M70 150C64 70 96 30 142 22C108 44 94 80 96 150Z', light),
    ) +
    line('M78 104C78 62 108 30 146 27', edge, 1.8) +
    disc(150, 122, 77, 31, edge) +
    disc(150, 123, 76, 30, deep) +
    disc(150, 124, 70, 26, '#f3dfb3') +
    fill('M80 124C80 110 112 98 150 98C188 98 220 110 220 124C204 108 96 108 80 124Z', '#c9a562') +
    halo(127, 52, 16, 7) +
    disc(150, 126, 28, 8.5, hole) +
    placed('translate(150 126) scale(1 .5)', bolt(0, 0, 20, glow.amber))
  );
};

const detail = (tones: Tones) => {
  const { main, shade, deep, hole, light, edge } = tones;
  const shell = 'M26 176C14 96 70 24 152 24C234 24 290 92 276 172C262 226 40 230 26 176Z';
  return placed(
    'translate(150 162) rotate(-12) scale(.91) translate(-150 -136)',
    // The yoke that holds the shade, with the screw that sets its tilt.
    line('M186 14L276 88', shade, 5) +
      line('M194 28L282 104', deep, 9.6) +
      line('M194 28L282 104', main, 7.6) +
      line('M194 25.5L280 99.5', edge, 1.6) +
      joint(283, 104, 16, tones) +
      fill('M118 36C120 22 126 17 138 15C146 -8 200 -10 212 20L220 50Z', shade) +
      line('M121 34C123 24 128 19 139.5 17C146 0 166 -4 182 0', edge, 1.8) +
      joint(184, 22, 13, tones) +
      fill(shell, main) +
      line(shell, shade, 1.8) +
      inside(
        'w',
        shell,
        fill('M200 20C252 60 262 120 250 200H300V20Z', shade) +
          fill('M20 200C4 100 60 30 142 20C84 50 52 110 56 200Z', light),
      ) +
      line('M30 140C32 84 78 34 140 28', edge, 2.4) +
      disc(150, 170, 127, 84, edge) +
      disc(150.5, 171.5, 126, 83, deep) +
      disc(150, 173, 116, 75, '#f6e6c0') +
      fill('M34 173C34 130 86 98 150 98C214 98 266 130 266 173C250 118 50 118 34 173Z', '#c9a562') +
      fill('M34 173C40 222 92 248 150 248C208 248 260 222 266 173C252 232 48 232 34 173Z', glow.white) +
      halo(174, 84, 51, 17) +
      `<ellipse cx="150" cy="174" rx="84" ry="51" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 13.2"/>` +
      disc(150, 177, 46, 27, brass.shade, 0.5) +
      disc(150, 173, 44, 26, deep) +
      disc(150, 171, 42, 24.5, main) +
      fill('M108 171C108 157 127 146.5 150 146.5C130 150 118 160 118 174C116 182 108 178 108 171Z', light) +
      disc(150, 171, 27, 15, hole) +
      placed('translate(150 171) scale(1 .6)', bolt(0, 0, 30, glow.amber)),
  );
};

/** The Halo lamp: a dome on a two-part arm, lit by a ring. */
export const lamp = drawn({ side, front, detail });
