import { type Poster, circle, line, path, rect, round, shape, times } from './shapes';

/** A scale of the sea: three rings, cut by the row before it. */
const scale = (x: number, y: number, r: number) =>
  circle(x, y, r, '#0b3f8a') +
  circle(x, y, r * 0.82, '#f3efe4') +
  circle(x, y, r * 0.68, '#2f74c9') +
  circle(x, y, r * 0.44, '#f3efe4') +
  circle(x, y, r * 0.3, '#0b3f8a');

/** The ferry that sails on a sea of scales. */
export const lodos: Poster = () => {
  const r = 68;
  const rows = times(9, (row) =>
    times(7, (k) => scale(k * r * 1.76 - 60 + (row % 2 ? r * 0.88 : 0), 470 + row * r * 0.58, r)).join(''),
  );
  const ferry =
    path('M96 372H520L482 436H152Q112 436 96 372Z', '#0f1f33') +
    path('M104 398H510L502 412H110Z', '#e4572e') +
    path('M148 318H470L492 372H126Z', '#ffffff') +
    path('M470 318L492 372H456V318Z', '#d9dfe6') +
    times(9, (k) => rect(168 + k * 33, 336, 20, 18, '#2f74c9', 'rx="3"')).join('') +
    path('M196 262H412L426 318H184Z', '#ffffff') +
    path('M412 262L426 318H398V262Z', '#d9dfe6') +
    times(6, (k) => rect(212 + k * 31, 278, 19, 18, '#0f1f33', 'rx="3"')).join('') +
    rect(184, 312, 244, 6, '#c9d2db') +
    path('M276 196L340 196L346 262H270Z', '#e4572e') +
    path('M340 196L346 262H322V196Z', '#b83f1c') +
    rect(273, 210, 68, 14, '#ffffff') +
    line('M222 262V206M222 212L252 232', '#0f1f33', 4) +
    line('M126 372V350M492 372V346', '#0f1f33', 4);
  const smoke = line('M308 178C308 148 348 152 352 124S404 104 408 78', '#f3efe4', 16);
  return rect(0, 0, 600, 750, '#f2b33d') + circle(452, 168, 92, '#fff3d6') + smoke + ferry + rows.join('');
};

/** A lorry on the tip of an iceberg: what keeps cold is below. */
export const kuzey: Poster = () => {
  const tip = [
    [158, 296],
    [214, 268],
    [392, 262],
    [452, 300],
  ] as const;
  const below: [number, number][] = [
    [118, 318],
    [76, 420],
    [128, 540],
    [196, 662],
    [292, 758],
    [372, 664],
    [470, 560],
    [528, 420],
    [480, 318],
  ];
  const lorry =
    rect(214, 168, 150, 82, '#ffffff', 'rx="4"') +
    rect(214, 232, 150, 18, '#d4e4ee') +
    line('M244 190V222M232 197L256 215M256 197L232 215', '#1573b8', 5) +
    path('M368 190H402L424 218V250H368Z', '#e4572e') +
    path('M378 198H398L412 217H378Z', '#cfeaf7') +
    rect(206, 246, 220, 9, '#10283b', 'rx="3"') +
    [246, 282, 396].map((x) => circle(x, 256, 14, '#10283b') + circle(x, 256, 6, '#8fb2c6')).join('') +
    rect(352, 176, 20, 26, '#8fb2c6', 'rx="3"');
  const facets =
    shape(below, '#5fb3dc') +
    shape(
      [
        [118, 318],
        [76, 420],
        [128, 540],
        [206, 430],
      ],
      '#8ccdea',
    ) +
    shape(
      [
        [118, 318],
        [206, 430],
        [300, 318],
      ],
      '#a9dcf1',
    ) +
    shape(
      [
        [206, 430],
        [300, 318],
        [358, 470],
      ],
      '#77c1e4',
    ) +
    shape(
      [
        [300, 318],
        [480, 318],
        [358, 470],
      ],
      '#4aa3d1',
    ) +
    shape(
      [
        [480, 318],
        [528, 420],
        [470, 560],
        [358, 470],
      ],
      '#2f87bb',
    ) +
    shape(
      [
        [206, 430],
        [358, 470],
        [272, 600],
      ],
      '#5fb3dc',
    ) +
    shape(
      [
        [128, 540],
        [206, 430],
        [272, 600],
        [196, 662],
      ],
      '#6dbbe0',
    ) +
    shape(
      [
        [358, 470],
        [470, 560],
        [372, 664],
        [272, 600],
      ],
      '#2777a8',
    ) +
    shape(
      [
        [272, 600],
        [372, 664],
        [292, 758],
        [196, 662],
      ],
      '#3f95c6',
    );
  const top =
    shape(
      tip.concat([
        [480, 318],
        [118, 318],
      ] as never),
      '#ffffff',
    ) +
    shape(
      [
        [214, 268],
        [158, 296],
        [118, 318],
        [250, 318],
      ],
      '#dff1f9',
    ) +
    shape(
      [
        [392, 262],
        [452, 300],
        [480, 318],
        [366, 318],
      ],
      '#c3e3f1',
    );
  const marks = times(8, (k) => {
    const y = 352 + k * 52;
    return line(`M${k % 2 ? 556 : 544} ${y}H580`, '#7fb6d3', 4);
  });
  return (
    rect(0, 0, 600, 800, '#f7d9c4') +
    circle(118, 128, 54, '#f5b49a') +
    line('M330 92H452M372 116H520', '#fbeee4', 10) +
    rect(0, 318, 600, 482, '#0f4a75') +
    times(5, (k) => line(`M0 ${352 + k * 4}`, '#0f4a75', 1)).join('') +
    facets +
    top +
    path('M0 312Q25 322 50 312T100 312L118 318 100 330H0ZM480 318Q505 322 530 312T600 312V330H506Z', '#0f4a75') +
    lorry +
    marks.join('') +
    circle(292, 500, round(13), '#09e065') +
    line('M292 500V272', '#09e065', 3, 'stroke-dasharray="2 9"')
  );
};
