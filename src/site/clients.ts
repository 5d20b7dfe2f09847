interface Client {
  name: string;
  /** The wordmark for light and dark backgrounds, 60 px high. */
  lightImage: string;
  darkImage: string;
  /** Width in pixels at that height, for the `width` attribute. */
  width: number;
}

const client = (name: string, file: string, width: number): Client => ({
  name,
  lightImage: `/assets/images/clients/${file}-light.svg`,
  darkImage: `/assets/images/clients/${file}-dark.svg`,
  width,
});

/** The clients in the logo carousels, in order. Example data. */
export const clients: readonly Client[] = [
  client('Poyraz', 'poyraz', 121),
  client('Kardelen', 'kardelen', 143),
  client('Tunç/m', 'tunc', 145),
  client('Norddock', 'norddock', 155),
  client('Halyard', 'halyard', 147),
  client('Egeoptik', 'egeoptik', 148),
  client('Meşe', 'mese', 114),
];
