import { ground } from '../paint';
import { bolt, dots, fill, inside, line, mark, placed, stitch, drawn, zip } from '../pen';
import type { Tones } from '../pen';

const body =
  'M40 200C38 172 58 152 98 146C140 140 186 142 216 152C246 162 264 180 262 206C260 238 234 260 192 265C150 269 104 267 74 254C52 244 42 224 40 200Z';
const amber = '#f2b84b';
const loop = 'M50 184C60 130 96 62 128 38C142 28 162 28 175 39C208 70 242 130 252 188';

const strap = ({ shade, deep, light, edge }: Tones) =>
  line(loop, deep, 19) +
  line(loop, shade, 15) +
  line('M43 178C54 126 90 56 124 32C136 24 152 22 164 25', edge, 1.6) +
  stitch('M55 180C65 134 100 68 131 44C142 36 160 36 171 45C202 74 236 132 246 182', light, 1);

/** The clasp on one side, the slide that sets the length on the other. */
const fittings = ({ hole, edge, main }: Tones) =>
  placed(
    'translate(73 116) rotate(-64)',
    fill('M-22 -11Q-22 -14 -19 -14H19Q22 -14 22 -11V11Q22 14 19 14H-19Q-22 14 -22 11Z', hole) +
      line('M-6 -14V14M2 -6H14M2 6H14', edge, 1.6) +
      line('M-21 -11.5H20', edge, 1.2, 'opacity=".6"'),
  ) +
  placed(
    'translate(223 109) rotate(63)',
    fill('M-9 -13Q-9 -15 -7 -15H7Q9 -15 9 -13V13Q9 15 7 15H-7Q-9 15 -9 13Z', hole) + line('M0 -9V9', main, 4),
  );

const wings = ({ shade, deep, edge }: Tones) =>
  fill('M40 204C32 184 32 164 42 150C50 146 62 148 70 156L62 196Z', deep) +
  fill('M262 208C270 190 270 168 262 154C254 148 242 150 234 158L244 200Z', deep) +
  stitch('M44 158C38 170 38 184 42 194M259 160C264 172 264 188 260 198', edge, 1) +
  line('M66 156L58 190M238 158L246 194', shade, 2);

const shell = ({ main, shade, deep, light, edge }: Tones) =>
  fill(body, main) +
  line(body, shade, 1.4) +
  inside(
    'b',
    body,
    fill('M36 216C80 262 200 272 266 196V274H36Z', shade) +
      fill('M60 252C110 266 210 264 258 216V274H60Z', deep) +
      fill('M36 216V150L110 138C70 152 56 174 58 206C59 220 64 232 72 244Z', light),
  ) +
  line('M40 200C38 172 58 152 98 146C140 140 186 142 216 152', edge, 1.8);

const puller = (x: number, y: number, turn: number) =>
  placed(`translate(${x} ${y}) rotate(${turn})`, line('M0 0V18', amber, 4) + line('M0 0V0', '#dfe3e0', 7));

const tilted = (content: string) => ground(150, 272, 96, 9) + placed('rotate(-7 150 160)', content);

const pocket = 'M56 206C100 186 200 186 248 208C244 234 226 250 190 255C150 259 108 256 84 247C66 240 57 224 56 206Z';

const front = (tones: Tones) => {
  const { main, shade, deep, hole, light, edge } = tones;
  return tilted(
    strap(tones) +
      wings(tones) +
      shell(tones) +
      zip('M60 172C108 152 192 154 244 180', hole, edge, 5.5) +
      line('M60 166C108 146 192 148 244 173', edge, 1.2, 'opacity=".6"') +
      fill(
        'M54 208C100 186 202 186 250 210C248 238 230 256 192 260C150 264 106 260 82 252C64 244 55 228 54 208Z',
        deep,
        0.6,
      ) +
      fill(pocket, main) +
      inside(
        'p',
        pocket,
        fill('M50 236C110 262 210 256 252 204V264H50Z', shade) +
          fill('M50 220V190H96C78 206 76 228 92 250L70 252Z', light) +
          fill('M50 214V180H256V216C200 194 104 194 50 214Z', light, 0.4),
      ) +
      zip('M70 216C110 201 192 201 236 216', hole, edge, 4.6) +
      stitch('M74 230C82 242 98 247 120 249C160 252 204 250 224 238', edge, 1) +
      puller(232, 174, -12) +
      puller(84, 211, 8) +
      fill('M136 218H166Q170 218 170 222V240Q170 244 166 244H136Q132 244 132 240V222Q132 218 136 218Z', hole) +
      bolt(151, 231, 16, amber) +
      fittings(tones),
  );
};

const back = (tones: Tones) => {
  const { shade, deep, hole, light, edge } = tones;
  const panel =
    'M62 198C62 182 80 172 112 168C146 164 184 166 210 174C234 182 244 192 242 208C240 230 218 244 188 247C150 250 112 248 88 240C70 232 62 216 62 198Z';
  return (
    placed(
      'translate(300 0) scale(-1 1)',
      tilted(
        strap(tones) +
          wings(tones) +
          shell(tones) +
          fill(panel, hole, 0.75) +
          fill(
            'M70 198C72 186 88 179 114 176C146 172 182 174 206 181C226 188 236 196 234 208C232 216 226 222 218 226C180 212 110 212 78 218C73 212 70 206 70 198Z',
            shade,
          ) +
          dots(
            'M92 190C130 182 180 182 214 192M82 199C130 190 184 190 224 202M80 208C130 199 184 199 226 212',
            hole,
            2,
            6.5,
          ) +
          fill(
            'M82 226C112 220 178 220 212 232C204 238 196 240 186 241C150 243 114 242 92 235C88 233 85 230 82 226Z',
            shade,
          ) +
          zip('M84 223C114 216 178 216 216 228', hole, light, 3.6) +
          line('M92 170C140 160 190 164 222 176', edge, 1.2, 'opacity=".5"') +
          // The loose end of the strap, tucked under its keeper.
          line('M230 120C238 146 250 160 262 168', deep, 9) +
          line('M245 141L234 149', hole, 6) +
          fittings(tones),
      ),
    ) + placed('rotate(7 150 160)', mark(148, 200, 22, deep, edge))
  );
};

const lining = { main: '#cfe2d6', shade: '#a9c4b4', deep: '#6f9080' };

const open = (tones: Tones) => {
  const { main, shade, deep, hole, light, edge } = tones;
  const rim = 'M54 180C84 116 216 116 248 186C214 214 92 212 54 180Z';
  return tilted(
    strap(tones) +
      wings(tones) +
      fill('M46 196C40 160 84 116 152 118C222 118 264 160 258 200Z', main) +
      line('M47 186C50 150 92 118 152 118C210 118 250 148 257 186', edge, 2) +
      fill(rim, lining.shade) +
      inside(
        'm',
        'M54 0H248V186C214 214 92 212 54 180Z',
        fill('M54 180C84 116 216 116 248 186C214 150 92 146 54 180Z', lining.deep) +
          fill('M70 178C90 150 120 142 150 142C190 142 220 152 236 182L220 214H80Z', lining.main) +
          // The phone and, clipped to the lining, the keys.
          placed(
            'translate(14 2) rotate(-9 124 150)',
            fill('M98 104Q98 96 106 96H142Q150 96 150 104V220H98Z', '#17231d') +
              fill('M102 106Q102 100 108 100H140Q146 100 146 106V220H102Z', '#2b5a8c') +
              line(
                'M102 150C116 140 132 156 146 142M102 164C116 154 132 170 146 156M102 136C116 126 132 142 146 128',
                '#5f93c9',
                1.6,
              ) +
              line('M119 106H129', '#17231d', 4) +
              line('M98.5 180V104Q98.5 96.5 106 96.5H142', '#7b8a83', 1.4),
          ) +
          // Key ring: strap, ring, a steel key and a brass one.
          line('M190 130L197 150', amber, 6.5) +
          placed(
            'translate(200 160) rotate(28)',
            line('M0 9V44M0 38H7M0 31H5', '#b98a35', 4.6) + line('M-7 4A7 7 0 1 1 7 4A7 7 0 1 1 -7 4', '#b98a35', 4.6),
          ) +
          placed(
            'translate(198 160) rotate(-14)',
            line('M0 10V46M0 41H8M0 33H6', '#7b8986', 5) + line('M-8 4A8 8 0 1 1 8 4A8 8 0 1 1 -8 4', '#7b8986', 5),
          ) +
          line('M192 154A6.5 6.5 0 1 1 204 158', '#4d5a57', 2.6),
      ) +
      fill(
        'M40 200C39 190 44 182 54 178C92 208 214 210 248 184C258 188 263 196 262 206C260 238 234 260 192 265C150 269 104 267 74 254C52 244 42 224 40 200Z',
        main,
      ) +
      inside(
        'b',
        body,
        fill('M36 222C80 264 200 272 266 200V274H36Z', shade) +
          fill('M60 254C110 268 210 266 258 222V274H60Z', deep) +
          fill('M36 222V176H54C62 186 56 226 74 250Z', light),
      ) +
      zip('M54 180C92 210 214 212 248 186', hole, edge, 5.5) +
      zip('M74 224C112 234 190 234 236 216', hole, edge, 4.6) +
      stitch('M86 246C120 254 190 254 226 238', edge, 1) +
      puller(246, 188, -20) +
      puller(90, 228, 6) +
      fittings(tones),
  );
};

/** The Harbour sling: a small bag worn across. */
export const sling = drawn({ front, back, open });
