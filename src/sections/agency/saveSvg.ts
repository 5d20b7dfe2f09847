/**
 * Hands a drawing to the visitor as a file that stands on its own: custom properties become the colours they have now.
 * @param drawing an SVG of the page
 * @param name the file's name
 */
export function saveSvg(drawing: SVGSVGElement, name: string): void {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('font-family', getComputedStyle(drawing).fontFamily);
  const live = getComputedStyle(drawing);
  const text = new XMLSerializer()
    .serializeToString(copy)
    .replace(/var\((--[\w-]+)\)/g, (_, property: string) => live.getPropertyValue(property).trim());
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then in every browser.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
