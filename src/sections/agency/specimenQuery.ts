/** Type settings: weight, size in px, tracking in 1/1000 em. */
interface Setting {
  text: string;
  weight: number;
  size: number;
  tracking: number;
}

export type Measure = Exclude<keyof Setting, 'text'>;

/** Slider ranges; the weights are those of the font file. */
export const ranges: Record<Measure, { least: number; most: number; step: number }> = {
  weight: { least: 400, most: 800, step: 10 },
  size: { least: 24, most: 160, step: 2 },
  tracking: { least: -70, most: 150, step: 5 },
};

const measures = Object.keys(ranges) as Measure[];

/** Default settings by window width; keep in sync with `TypeSpecimen.module.scss`. */
export const firstSetting = (text: string, wide: boolean): Setting => ({
  text,
  weight: 640,
  size: wide ? 84 : 44,
  tracking: -35,
});

/** Parses the query string; invalid values fall back to the defaults. */
export function readSetting(query: string, first: Setting): Setting {
  const given = new URLSearchParams(query);
  const within = (measure: Measure) => {
    const { least, most } = ranges[measure];
    const value = Number(given.get(measure) ?? Number.NaN);
    return value >= least && value <= most ? Math.round(value) : first[measure];
  };
  return {
    text: (given.get('text') ?? first.text).slice(0, 120),
    weight: within('weight'),
    size: within('size'),
    tracking: within('tracking'),
  };
}

/** Serializes the settings, without a question mark; defaults are omitted. */
export function writeSetting(setting: Setting, first: Setting): string {
  const query = new URLSearchParams();
  if (setting.text !== first.text) query.set('text', setting.text);
  for (const measure of measures) if (setting[measure] !== first[measure]) query.set(measure, String(setting[measure]));
  return query.toString();
}
