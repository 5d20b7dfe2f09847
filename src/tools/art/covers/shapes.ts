/** A rectangle, its corners rounded by `r`. */
export const box = (x: number, y: number, w: number, h: number, fill: string, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${r ? ` rx="${r}"` : ''}/>`;

/** A disc. */
export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** A filled shape; `opacity` from 0 to 1. */
export const shape = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

/** A line with round ends. */
export const line = (d: string, stroke: string, width = 3, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''} stroke-linecap="round" stroke-linejoin="round"/>`;

/** A drawing moved to a place, and made larger. */
export const at = (x: number, y: number, drawing: string, scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${drawing}</g>`;

/** A gradient from top to bottom, to be used as `url(#id)`. */
export const fade = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** What `count` steps draw, in a row. */
export const times = (count: number, draw: (step: number) => string): string =>
  Array.from({ length: count }, (_, step) => draw(step)).join('');

/** Numbers between 0 and 1 that look like chance and are the same every time. */
export const pseudoRandom = (seed: number): number => {
  const wave = Math.sin(seed * 12.9898 + 4.1) * 43758.5453;
  return wave - Math.floor(wave);
};

export const ink = '#0d1b14';
export const green = '#09b850';
export const bright = '#2bd474';
