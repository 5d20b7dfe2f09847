/**
 * Downloads an SVG as a standalone file: custom properties are replaced by their computed values.
 * @param drawing SVG of the page
 * @param name file name
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
  // Revoke late: the download starts asynchronously.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
