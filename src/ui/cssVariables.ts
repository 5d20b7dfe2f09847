/**
 * Ref that sets CSS custom properties of an element. The content security policy drops `style` attributes of prerendered
 * HTML, but allows scripts to set styles: without scripts the properties are missing.
 */
export const cssVariables =
  (values: Readonly<Record<`--${string}`, string | number>>) => (element: HTMLElement | SVGElement | null) => {
    for (const [name, value] of Object.entries(values)) element?.style.setProperty(name, String(value));
  };
