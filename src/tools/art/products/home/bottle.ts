import { ground } from '../paint';
import { bolt, both, fill, inside, line, placed, drawn } from '../pen';
import type { Tones } from '../pen';

const steel = { light: '#eef2f1', main: '#c3cccb', shade: '#97a3a2', deep: '#6b7877' };
const rubber = { light: '#5d6b65', main: '#3a4741', shade: '#2a342f', deep: '#1c2521' };

const body =
  'M123 92C123 106 100 112 100 140V256C100 268 107 274 118 274H182C193 274 200 268 200 256V140C200 112 177 106 177 92Z';
const cap = 'M118 58Q118 52 124 52H176Q182 52 182 58V78Q182 82 178 82H122Q118 82 118 78Z';

const loop =
  line('M128 54C126 34 132 25 150 25C168 25 174 34 172 54', rubber.main, 10) +
  line('M127 46C127 32 134 23 150 22', rubber.light, 2) +
  fill('M121 56V48Q121 44 125 44H132Q136 44 136 48V56Z', rubber.shade) +
  fill('M164 56V48Q164 44 168 44H175Q179 44 179 48V56Z', rubber.shade);

const lidFront = ({ main, light, shade }: Tones) =>
  loop +
  fill(cap, rubber.main) +
  inside(
    'c',
    cap,
    fill('M164 50H186V84H160Z', rubber.shade) +
      fill('M116 50H128L126 84H116Z', rubber.light) +
      line([134, 141, 148, 155].map((x) => `M${x} 60V76`).join(''), rubber.deep, 2.2) +
      line([163, 170].map((x) => `M${x} 60V76`).join(''), rubber.deep, 2.2),
  ) +
  fill('M120 82H180V88H120Z', main) +
  fill('M120 82H130V88H120Z', light) +
  fill('M164 82H180V88H164Z', shade) +
  fill('M122 88H178V93H122Z', steel.main) +
  fill('M122 88H134V93H122Z', steel.light) +
  fill('M162 88H178V93H162Z', steel.shade);

const front = (tones: Tones) => {
  const { main, shade, deep, light, edge } = tones;
  return (
    ground(150, 273, 76) +
    fill(body, main) +
    inside(
      'b',
      body,
      fill('M158 92C160 108 178 118 178 142V276H204V90Z', shade) +
        fill('M172 92C174 106 190 114 190 142V276H204V90Z', deep, 0.6) +
        fill('M123 90H131C131 108 110 116 110 142V276H98V90Z', light) +
        line('M119 136V206', edge, 6) +
        line('M119 219V222', edge, 6) +
        fill('M98 262H202V276H98Z', steel.main) +
        fill('M98 262H120V276H98Z', steel.light) +
        fill('M172 262H202V276H172Z', steel.shade) +
        line('M98 262C120 263.5 180 263.5 202 262', deep, 1.6),
    ) +
    lidFront(tones) +
    bolt(147, 186, 44, '#fbf8f1')
  );
};

const fromAbove =
  'M98 112C80 126 70 142 73 166C77 202 86 236 93 259C98 271 122 279 150 279C178 279 202 271 207 259C214 236 223 202 227 166C230 142 220 126 202 112Z';
const lidSide = 'M82 86V120C82 140 112 154 150 154C188 154 218 140 218 120V86Z';
const oval = (y: number, rx: number, ry: number, color: string) =>
  `<ellipse cx="150" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}"/>`;

/** The grip's ridges, closer together where the lid turns away from us. */
const ridges = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const angle = ((from + index) * Math.PI) / 17;
    const x = 150 - 68 * Math.cos(angle);
    const y = 86 + 34 * Math.sin(angle);
    return `M${x.toFixed(1)} ${(y + 6).toFixed(1)}v24`;
  }).join('');

const lidAbove = ({ main, shade, deep, light, edge }: Tones) =>
  oval(136, 74, 32, shade) +
  oval(133, 71, 30, steel.shade) +
  oval(130, 71, 30, steel.main) +
  fill('M79 130C79 146 98 157 122 160L128 152C104 148 90 140 88 128Z', steel.light) +
  oval(124, 68, 32, main) +
  fill('M82 122C82 140 100 150 124 154L126 146C104 142 92 134 92 122Z', edge) +
  fill(lidSide, rubber.main) +
  inside(
    'l',
    lidSide,
    fill('M190 80H220V160H176C190 140 192 110 190 80Z', rubber.shade) +
      fill('M80 80H104C104 110 106 130 118 156H80Z', rubber.light) +
      line(ridges(2, 16), rubber.deep, 3),
  ) +
  oval(86, 68, 34, rubber.light) +
  oval(88, 65, 31, rubber.main) +
  oval(87, 47, 22, deep) +
  oval(88.5, 46, 21, main) +
  fill('M104 88C106 76 124 67.5 150 67.5C130 70 114 78 112 92C108 98 104 94 104 88Z', light) +
  placed('translate(150 88) scale(1 .55)', bolt(0, 0, 34, '#fbf8f1')) +
  line('M90 92C82 34 112 22 150 22C188 22 218 34 210 92', rubber.deep, 17) +
  line('M90 92C82 34 112 22 150 22C188 22 218 34 210 92', rubber.main, 13) +
  line('M85.5 84C80 36 110 18 150 17.5', rubber.light, 3) +
  both(
    fill('M80 90Q80 80 90 80Q100 80 100 90V102Q100 112 90 112Q80 112 80 102Z', rubber.shade) +
      line('M90 96V96', steel.main, 9) +
      line('M87.5 98.5L92.5 93.5', steel.deep, 1.6),
  );

const lid = (tones: Tones) => {
  const { main, shade, deep, light, edge } = tones;
  return (
    ground(150, 273, 76, 9) +
    fill(fromAbove, main) +
    inside(
      'b',
      fromAbove,
      fill('M192 110C212 160 202 232 182 284H250V110Z', shade) +
        fill('M210 120C222 170 210 236 194 284H250V120Z', deep, 0.6) +
        fill('M50 110H108C88 160 100 232 116 284H50Z', light) +
        // The shoulder looks up, into the light.
        fill('M60 100H240V158C216 188 84 188 60 158Z', light, 0.5) +
        line('M83 176C87 196 95 222 102 242', edge, 5) +
        line('M107 256V256', edge, 5),
    ) +
    line('M73 158C92 184 208 184 227 158', edge, 1.6, 'opacity=".6"') +
    bolt(150, 228, 36, '#fbf8f1') +
    placed('translate(150 18) scale(.86) translate(-150 -18)', lidAbove(tones))
  );
};

const vessel =
  'M133 98C133 116 114 124 114 146V244C114 253 119 258 128 258H172C181 258 186 253 186 244V146C186 124 167 116 167 98V70H133Z';
const copper = '#d98a4e';

const cut = (tones: Tones) => {
  const { main, deep, edge } = tones;
  const cutaway = 'M128 20H210V280H128Z';
  return (
    front(tones) +
    inside(
      'h',
      cutaway,
      // Outwards in: lacquer, steel, the vacuum, a film of copper, steel, and the drink.
      fill(body, '#1d2a25') +
        inside('o', body, line(body, steel.main, 15) + line(body, steel.light, 9) + line(body, main, 7)) +
        line(vessel, copper, 10) +
        fill(vessel, '#eaf1ef') +
        inside(
          'v',
          vessel,
          fill('M110 140H190V262H110Z', '#9fd0ec') +
            fill('M110 140H190V146C160 151 140 151 110 146Z', '#d8eefa') +
            fill('M160 146H190V262H172C164 230 168 190 160 146Z', '#7fb9dd') +
            placed(
              'rotate(-14 140 150)',
              fill('M132 138H150Q153 138 153 141V157Q153 160 150 160H132Z', '#f4fbff', 0.9),
            ) +
            placed(
              'rotate(18 166 152)',
              fill(
                'M157 142H174Q177 142 177 145V160Q177 163 174 163H157Q154 163 154 160V145Q154 142 157 142Z',
                '#ffffff',
                0.75,
              ),
            ) +
            line('M146 184V184M164 206V206M140 222V222M158 236V236', '#e4f4fd', 4),
        ) +
        line(vessel, steel.shade, 5.6) +
        line(vessel, steel.light, 2.4) +
        // The lid in section: shell, foam, a seal in the neck.
        fill(cap, rubber.deep) +
        fill('M116 58H176V74Q176 76 174 76H116Z', '#e5d9bf') +
        fill('M116 76H164V100Q164 104 160 104H116Z', rubber.main) +
        fill('M116 80H158V96Q158 99 155 99H116Z', '#e5d9bf') +
        line('M120 66H168M120 71H171M120 61H171', '#cdbd9a', 1.2, 'stroke-dasharray="2 5"') +
        line('M165 88H168M165 95H168', '#f2b84b', 3.6) +
        fill('M168 82H180V93H168Z', steel.main) +
        line('M172 84V92M177 84V92', steel.deep, 1.4),
    ) +
    line('M128 53V273', edge, 1.8) +
    line('M126 90V273', deep, 1.2)
  );
};

/** The Dew bottle: steel, two walls, a lid with a loop. */
export const bottle = drawn({ front, lid, cut });
