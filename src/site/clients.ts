interface Client {
  name: string;
  /** The same wordmark for light and for dark grounds, 60 px high (spec 2.2, 3). */
  lightImage: string;
  darkImage: string;
  /** Its width in pixels at that height, to keep its place while it loads. */
  width: number;
}

const client = (name: string, file: string, width: number): Client => ({
  name,
  lightImage: `/assets/images/clients/${file}-light.svg`,
  darkImage: `/assets/images/clients/${file}-dark.svg`,
  width,
});

/** The seven invented companies of the logo carousels, in their order. */
export const clients: readonly Client[] = [
  client('Poyraz', 'poyraz', 121),
  client('Kardelen', 'kardelen', 143),
  client('Tunç/m', 'tunc', 145),
  client('Norddock', 'norddock', 155),
  client('Halyard', 'halyard', 147),
  client('Egeoptik', 'egeoptik', 148),
  client('Meşe', 'mese', 114),
];
