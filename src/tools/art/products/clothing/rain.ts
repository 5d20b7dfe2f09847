import { many, type Cloth } from './cloth';

/** Where something sits: [x, y, scale]. */
export type Place = readonly [number, number, number?];

/** Press studs of bare metal, the same in every colour. */
export const snaps = (c: Cloth, ...places: Place[]) =>
  many(
    `<circle r="3.2" fill="${c.deep}"/><circle cy="-.6" r="2.5" fill="#e9edec"/><circle cy="-.6" r="1" fill="#9aa6a2"/>`,
    ...places,
  );

/** Rain that pearls off. */
export const drops = (...places: Place[]) =>
  many(
    '<path d="M0-7C3-2.5 4.5 0 4.5 2.5A4.5 4.5 0 0 1-4.5 2.5C-4.5 0-3-2.5 0-7Z" fill="#fff" opacity=".6"/><path d="M2.5 2.5A2.6 2.6 0 0 1 0 5" fill="none" stroke="#fff" stroke-width="1.2"/>',
    ...places,
  );
