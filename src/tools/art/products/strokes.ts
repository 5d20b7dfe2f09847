/** A filled shape; `more` takes further attributes. */
export const fill = (d: string, color: string, more = '') => `<path d="${d}" fill="${color}" ${more}/>`;

/** A line with round ends. */
export const line = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** A row of stitches. */
export const stitches = (d: string, color: string, more = '') =>
  line(d, color, 1.4, `stroke-dasharray="3 3.2" ${more}`);

/** A row of dots: holes in leather, open knit. `gap` is the distance from dot to dot. */
export const dots = (d: string, color: string, size: number, gap: number, more = '') =>
  line(d, color, size, `stroke-dasharray="0 ${gap}" ${more}`);

/** A row of square studs along an edge; `gaps` is the length of a stud and of the space after it. */
export const studs = (d: string, color: string, width: number, gaps: string) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-dasharray="${gaps}"/>`;

/** Everything in `parts` cut to the outline `d`: panels may run over the edge and still meet it exactly. */
export const cut = (id: string, d: string, parts: string) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${parts}</g>`;

/** What lies flat throws its shadow a little down. */
export const drop = (d: string, way = '0 6') => fill(d, '#0d1b14', `opacity=".16" transform="translate(${way})"`);

/** Draws `parts` once and a second time mirrored about the middle of the box: a pair. */
export const pair = (parts: string) => `<g id="one">${parts}</g><use href="#one" transform="matrix(-1 0 0 1 300 0)"/>`;

/** The brand's bolt, about 12 × 20, its middle at x, y. */
export const bolt = (x: number, y: number, scale: number, color: string, more = '') =>
  fill('M2-10-6 1H-1L-3 10 6-2H1Z', color, `transform="translate(${x} ${y}) scale(${scale})" ${more}`);
