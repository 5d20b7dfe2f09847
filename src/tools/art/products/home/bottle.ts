import { ground } from '../paint';
import type { Drawing } from '../paint';
import { bolt, fill, inside, line, tonesOf } from '../pen';
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
        line('M98 262C120 263.500 180 263.500 202 262', deep, 1.6),
    ) +
    lidFront(tones) +
    bolt(147, 186, 44, '#fbf8f1')
  );
};

const lid = (tones: Tones) => front(tones);
const cut = (tones: Tones) => front(tones);

/** The Dew bottle: steel, two walls, a lid with a loop. */
export const bottle: Drawing = (view, paint) => {
  const tones = tonesOf(paint);
  return view === 'lid' ? lid(tones) : view === 'cut' ? cut(tones) : front(tones);
};
