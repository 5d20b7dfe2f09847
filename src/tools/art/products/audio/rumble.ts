import { bolt, dot, fade, fill, line, mark, oval, soft } from '../outlines';
import { ground, mix } from '../paint';
import type { Drawing, Paint } from '../paint';

/** The grille is a dark cloth of the same colour; on a dark tile the shell around it stays lighter. */
const cloth = (paint: Paint) => mix(paint.main, '#0a100e', 0.66);
const thread = (paint: Paint) => mix(cloth(paint), paint.light, 0.35);

const lights = (paint: Paint) =>
  fade('shell', [mix(paint.main, '#ffffff', 0.18), paint.main, paint.shade], 'x2=".3" y2="1"') +
  fade('grip', [mix(paint.main, '#ffffff', 0.22), paint.main], 'x2="0" y2="1"') +
  `<pattern id="weave" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M1.5 1.5h0M4.5 4.5h0" stroke="${thread(paint)}" stroke-width="1.9" stroke-linecap="round"/></pattern>`;

/** The body with its handle in one piece, and the hole of the handle. */
const outline =
  'M28 176C28 124 48 102 82 98C87 58 108 40 150 40S213 58 218 98C252 102 272 124 272 176C272 230 250 256 206 258H94C50 256 28 230 28 176Z';
const hole = 'M106 97C109 75 122 64 150 64S191 75 194 97C180 95 120 95 106 97Z';

const shell = (paint: Paint) =>
  fill('M78 250H112V262C112 266 78 266 78 262ZM188 250H222V262C222 266 188 266 188 262Z', '#3a4741') +
  `<path d="${outline}${hole}" fill="${paint.shade}" fill-rule="evenodd"/>` +
  `<path d="M28 174C28 124 48 102 82 98C87 58 108 40 150 40S213 58 218 98C252 102 272 124 272 174C272 224 250 248 206 250H94C50 248 28 224 28 174Z${hole}" fill="url(#shell)" fill-rule="evenodd"/>` +
  line('M38 152C42 124 58 110 86 107C92 106 93 100 94 95C99 64 118 49 150 49', paint.light, 3.4) +
  fill('M118 50C126 42 138 40 150 40S174 42 182 50L176 70C168 65 160 64 150 64S132 65 124 70Z', paint.accent) +
  line('M122 54L128 66M178 54L172 66', '#0d1b14', 1.4, 'opacity=".35" stroke-linecap="butt" stroke-dasharray="2 3"') +
  fill('M106 97C109 75 122 64 150 64C124 68 114 80 112 96.4Z', '#0d1b14', 'opacity=".3"');

const woofer = (x: number, paint: Paint) =>
  `<circle cx="${x}" cy="176" r="46" fill="none" stroke="${thread(paint)}" stroke-width="3" opacity=".8"/>` +
  dot(x, 176, 40, '#000', 'opacity=".22"') +
  dot(x, 176, 24, thread(paint), 'opacity=".5"') +
  dot(x, 178, 15, '#000', 'opacity=".25"');

const front = (paint: Paint) => {
  const grille =
    'M42 176C42 136 58 116 94 114C130 112 170 112 206 114C242 116 258 136 258 176C258 218 240 236 204 238H96C60 236 42 218 42 176Z';
  return (
    shell(paint) +
    fill(grille, cloth(paint)) +
    woofer(98, paint) +
    woofer(202, paint) +
    fill(grille, 'url(#weave)') +
    `<path d="${grille}" fill="none" stroke="${paint.shade}" stroke-width="2.4"/>` +
    line('M52 152C58 132 72 124 96 122', '#ffffff', 2, 'opacity=".25"') +
    fill(soft(133, 205, 34, 22, 9), '#101816') +
    bolt(150, 216, 16, '#f2b84b') +
    [138, 146, 154, 162].map((x, at) => dot(x, 244.5, 1.7, at < 3 ? '#2bd474' : paint.light)).join('')
  );
};

const back = (paint: Paint) =>
  shell(paint) +
  `<path d="M46 176C46 138 62 120 96 118H204C238 120 254 138 254 176C254 214 238 232 204 234H96C62 232 46 214 46 176Z" fill="none" stroke="${paint.shade}" stroke-width="2.4"/>` +
  [
    [64, 138],
    [236, 138],
    [64, 216],
    [236, 216],
  ]
    .map(
      ([x = 0, y = 0]) =>
        dot(x, y, 4.6, paint.shade) + line(`M${x - 2} ${y - 2}l4 4M${x + 2} ${y - 2}l-4 4`, paint.light, 1.3),
    )
    .join('') +
  fill(oval(150, 167, 72, 42), paint.shade) +
  fill(oval(150, 168, 68, 38.5), '#141c19') +
  fill(oval(150, 168, 58, 31), '#2a3531') +
  fill(oval(150, 169, 50, 25), '#1b2521') +
  line('M96 156C104 142 122 136 142 135', '#5b6a63', 2.4) +
  mark(150, 169, 34, '#7d8b84', '#f2b84b') +
  fill(soft(112, 214, 76, 16, 7), mix(paint.shade, '#0d1b14', 0.35)) +
  fill(soft(114, 215, 72, 13, 6), mix(paint.main, paint.shade, 0.7)) +
  line('M146 218.5H154', mix(paint.shade, '#0d1b14', 0.4), 1.8) +
  fill(soft(124, 220.5, 14, 4.5, 2.2), '#101816') +
  dot(164, 222.5, 2.6, '#101816') +
  dot(174, 222.5, 2.6, '#101816');

const top = (paint: Paint) =>
  fill(
    'M26 150C26 96 52 74 100 72H200C248 74 274 96 274 150V172C274 220 244 240 198 242H102C56 240 26 220 26 172Z',
    cloth(paint),
  ) +
  fill(
    'M26 150C26 96 52 74 100 72H200C248 74 274 96 274 150V172C274 220 244 240 198 242H102C56 240 26 220 26 172Z',
    'url(#weave)',
  ) +
  fill(
    'M26 144C26 92 52 68 100 66H200C248 68 274 92 274 144V150C274 200 244 222 198 224H102C56 222 26 200 26 150Z',
    paint.shade,
  ) +
  fill(
    'M26 142C26 92 52 68 100 66H200C248 68 274 92 274 142C274 194 244 216 198 218H102C56 216 26 194 26 142Z',
    'url(#shell)',
  ) +
  line('M38 128C42 94 62 80 98 77H176', paint.light, 3.4) +
  fill(soft(58, 116, 184, 52, 24), '#0d1b14', 'opacity=".3"') +
  fill(soft(64, 98, 172, 50, 23), paint.shade) +
  fill(soft(64, 96, 172, 47, 22), 'url(#grip)') +
  fill('M106 96H194V143H106Z', paint.accent) +
  fill('M106 134H194V143H106Z', '#0d1b14', 'opacity=".16"') +
  `<path d="M112 100V139M188 100V139" stroke="#0d1b14" stroke-width="1.4" stroke-linecap="butt" stroke-dasharray="3 3" opacity=".4"/>` +
  bolt(150, 119, 28, paint.accent === '#f2b84b' ? '#17231d' : '#f2b84b') +
  [90, 130, 170, 210]
    .map((x) => dot(x, 191, 15, paint.shade) + dot(x, 189.5, 13.5, mix(paint.main, '#ffffff', 0.12)))
    .join('') +
  line('M84.5 189.5H95.5M204.5 189.5H215.5M210 184V195', mix(paint.shade, '#0d1b14', 0.5), 2.8) +
  fill('M126.5 183.5L136 189.5L126.5 195.5Z', mix(paint.shade, '#0d1b14', 0.5)) +
  line('M170 183V189M165.5 185.5C162 190 165 196 170 196S178 190 174.5 185.5', mix(paint.shade, '#0d1b14', 0.5), 2.4) +
  dot(242, 178, 2, '#2bd474');

/** Rumble: a speaker whose handle grows out of its shell; two woofers in front, a bass membrane behind. */
export const rumble: Drawing = (view, paint) => {
  if (view === 'top') return lights(paint) + ground(150, 240, 112) + top(paint);
  return lights(paint) + ground(150, 264, 122) + (view === 'back' ? back(paint) : front(paint));
};
