import { ground, mix } from '../paint';
import { bolt, disc, drawn, fill, inside, line, placed, ring } from '../pen';
import type { Tones } from '../pen';
import { arc, face, hand, marks, numerals, reminder, weather } from './scale';

const brass = { light: '#f6dfa3', main: '#d8a94a', shade: '#ab7b2b', deep: '#7c561b' };
const steel = { light: '#eef2f1', main: '#c3cccb', shade: '#97a3a2', deep: '#6b7877' };

/** The capsule behind the window: corrugated metal that breathes with the air. */
const capsule = (cy: number, r: number) =>
  disc(150, cy, r, '#22302a') +
  disc(150, cy, r * 0.86, steel.shade) +
  [0.76, 0.6, 0.44]
    .map(
      (part) => ring(150, cy, r * part, steel.light, r * 0.07) + ring(150, cy, r * (part - 0.07), steel.deep, r * 0.05),
    )
    .join('');

const front = (tones: Tones) => {
  const { main, shade, deep, light, edge } = tones;
  const cy = 146;
  return (
    ground(150, 270, 92, 9) +
    ring(150, 32, 12, brass.shade, 6) +
    ring(150, 32, 13, brass.light, 1.6, 'opacity=".8"') +
    fill('M138 52V44Q138 40 142 40H158Q162 40 162 44V52Z', brass.main) +
    fill('M154 40H158Q162 40 162 44V52H154Z', brass.shade) +
    // The cradle it stands in.
    fill('M84 214C104 240 196 240 216 214L228 258Q231 271 218 271H82Q69 271 72 258Z', shade) +
    fill('M72 258Q69 271 82 271H218Q231 271 228 258C190 264 110 264 72 258Z', deep) +
    line('M85 220L75 256', edge, 1.8) +
    disc(150, cy, 102, main) +
    inside(
      'c',
      'M48 146A102 102 0 0 1 252 146A102 102 0 0 1 48 146Z',
      fill('M200 40C240 90 236 190 170 252H260V40Z', shade) +
        fill('M40 160C44 90 90 44 160 40H40Z', light) +
        line('M60 190C80 226 116 243 150 243C190 243 226 222 242 184', deep, 9, 'opacity=".55"'),
    ) +
    line('M52 136C57 88 94 50 144 48', edge, 2) +
    ring(150, cy, 84, brass.shade, 9) +
    ring(150, cy, 85, brass.main, 5) +
    line('M66 140C70 98 104 64 146 62', brass.light, 3) +
    disc(150, cy, 80, face.main) +
    inside(
      'f',
      'M70 146A80 80 0 0 1 230 146A80 80 0 0 1 70 146Z',
      fill(
        'M66 146C70 92 110 66 150 66C196 66 230 100 234 146C226 104 190 76 150 76C110 76 76 104 66 146Z',
        face.shade,
      ),
    ) +
    line(arc(cy, 73, 950, 1050), face.ink, 1) +
    marks(cy, 73, 4, 2, 0.9) +
    marks(cy, 73, 7.5, 10, 2) +
    line(arc(cy, 76.5, 950, 978), main, 2.6) +
    numerals(cy, 53.5, 8.4) +
    weather(cy, 54, 11.5, mix(main, '#0d1b14', 0.15)) +
    capsule(cy, 22) +
    bolt(150, 202, 17, brass.shade) +
    reminder(cy, 993.8, 66, brass.shade) +
    hand(cy, 1014.4, 69) +
    disc(150, cy, 6.5, brass.main) +
    disc(149, cy - 1, 3, brass.light) +
    // Light on the glass.
    fill('M84 118C92 92 112 76 136 71L100 176C86 162 80 140 84 118Z', '#ffffff', 0.2) +
    fill('M146 69.5C150 69 156 69 160 70L116 192C112 189 109 187 106 184Z', '#ffffff', 0.2)
  );
};

const side = (tones: Tones) => {
  const { main, shade, deep, light, edge } = tones;
  const barrel = 'M98 52Q98 46 104 46H172V246H104Q98 246 98 240Z';
  return (
    ground(146, 270, 84, 9) +
    line('M132 34V22Q132 20 134 20H140Q142 20 142 22V34', brass.shade, 5) +
    fill('M124 50V38Q124 34 128 34H146Q150 34 150 38V50Z', brass.main) +
    fill('M124 38Q124 34 128 34H134V50H124Z', brass.light) +
    fill('M94 196H184L206 258Q210 271 198 271H82Q70 271 74 258Z', shade) +
    fill('M74 258Q70 271 82 271H198Q210 271 206 258Z', deep) +
    line('M95 214L78 256', edge, 1.8) +
    placed(
      'rotate(-3 140 150)',
      fill('M88 66Q88 60 94 60H100V232H94Q88 232 88 226Z', steel.deep) +
        fill('M88 66Q88 60 94 60H100V84H88Z', steel.main) +
        fill('M80 138H89V154H80Q78 154 78 152V140Q78 138 80 138Z', brass.main) +
        line('M79 143H88M79 149H88', brass.deep, 1.2) +
        fill(barrel, main) +
        inside(
          'b',
          barrel,
          fill('M90 40H180V74C150 80 120 80 90 74Z', light) +
            fill('M90 56H180V64H90Z', edge, 0.6) +
            fill('M90 176H180V250H90Z', shade) +
            fill('M90 216H180V250H90Z', deep, 0.7),
        ) +
        line('M110 48V244M162 47V245', deep, 1.4, 'opacity=".5"') +
        line([100, 116, 132, 148, 164].map((y) => `M122 ${y}H146`).join(''), deep, 5) +
        line([100, 116, 132, 148, 164].map((y) => `M124 ${y + 2.2}H146`).join(''), edge, 1, 'opacity=".5"') +
        fill('M188 58C218 84 218 208 188 234Z', '#b9d4d6', 0.6) +
        fill('M190 66C208 86 213 110 213 130C205 116 197 100 190 96Z', '#ffffff', 0.75) +
        fill('M172 44Q172 40 176 40H184Q192 40 192 50V242Q192 252 184 252H176Q172 252 172 248Z', brass.main) +
        fill('M172 44Q172 40 176 40H184Q192 40 192 50V78H172Z', brass.light) +
        fill('M172 186H192V242Q192 252 184 252H176Q172 252 172 248Z', brass.shade) +
        fill('M172 224H192V242Q192 252 184 252H176Q172 252 172 248Z', brass.deep) +
        line('M178 42V250', brass.deep, 1, 'opacity=".5"') +
        fill(
          'M208 142H216V138Q216 136 218 136H224Q227 136 227 139V153Q227 156 224 156H218Q216 156 216 154V150H208Z',
          brass.main,
        ) +
        fill('M208 147H216V148H227V153Q227 156 224 156H218Q216 156 216 154V150H208Z', brass.deep) +
        line('M218 140H225', brass.light, 1.8),
    )
  );
};

/** The works behind the window: the capsule's lever, a toothed arc and the hand's little wheel. */
const works = (cy: number) =>
  capsule(cy, 47) +
  fill(`M118 ${cy + 22}L160 ${cy + 10}L162 ${cy + 15}L122 ${cy + 30}Z`, brass.main) +
  fill(`M122 ${cy + 30}L162 ${cy + 15}L161 ${cy + 12}L120 ${cy + 26}Z`, brass.shade) +
  disc(121, cy + 26, 5, brass.light) +
  disc(121, cy + 26, 2, brass.deep) +
  fill(`M158 ${cy + 30}L176 ${cy + 2}C184 ${cy + 8} 188 ${cy + 18} 186 ${cy + 28}Z`, brass.main) +
  `<path d="M177.5 ${cy}C187 ${cy + 7} 191 ${cy + 18} 188.5 ${cy + 30}" fill="none" stroke="${brass.main}" stroke-width="4" stroke-dasharray="2 1.6" stroke-linecap="butt"/>` +
  disc(163, cy + 25, 4, brass.light) +
  ring(150, cy, 13, brass.main, 5, 'stroke-dasharray="2.2 1.88" stroke-linecap="butt"') +
  disc(150, cy, 12, brass.main) +
  ring(150, cy, 8.5, brass.deep, 1.4);

const dial = ({ main, deep, edge }: Tones) => {
  const cy = 150;
  const ink = mix(main, '#0d1b14', 0.15);
  return (
    ring(150, cy, 121, deep, 12) +
    ring(150, cy, 121.5, main, 8) +
    line('M29 142C33 82 82 31 144 28', edge, 3) +
    ring(150, cy, 115.5, brass.main, 4) +
    disc(150, cy, 114, face.main) +
    fill('M36 150A114 114 0 0 1 264 150A114 105 0 0 0 36 150Z', face.shade) +
    line(arc(cy, 104, 950, 1050), face.ink, 1.2) +
    marks(cy, 104, 5, 2, 1.1) +
    marks(cy, 104, 10, 10, 2.8) +
    line(arc(cy, 109, 950, 980), main, 4) +
    line(arc(cy, 109, 1030, 1050), brass.main, 4) +
    numerals(cy, 75.5, 12) +
    weather(cy, 75.5, 17, ink) +
    ring(150, cy, 48.5, brass.shade, 3.6) +
    works(cy) +
    bolt(150, 234, 22, ink) +
    line('M128 234H138M162 234H172', ink, 1.8) +
    reminder(cy, 993.8, 94, brass.shade) +
    hand(cy, 1014.4, 99) +
    disc(150, cy, 8, brass.main) +
    disc(148.5, cy - 1.5, 3.6, brass.light) +
    fill('M54 116C66 78 96 52 132 44L82 196C58 176 48 144 54 116Z', '#ffffff', 0.2) +
    fill('M146 42C152 41 160 41 166 42.5L108 216C102 213 96 209 91 204Z', '#ffffff', 0.2)
  );
};

/** The Levanter: an aneroid barometer with a window on its capsule. */
export const barometer = drawn({ front, side, dial });
