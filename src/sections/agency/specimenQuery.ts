/** What a specimen is set in: weight, size in pixels, tracking in thousandths of the size. */
interface Setting {
  text: string;
  weight: number;
  size: number;
  tracking: number;
}

export type Measure = Exclude<keyof Setting, 'text'>;

/** The ends of each slider; the weights are those of the site's font file. */
export const ranges: Record<Measure, { least: number; most: number; step: number }> = {
  weight: { least: 400, most: 800, step: 10 },
  size: { least: 24, most: 160, step: 2 },
  tracking: { least: -70, most: 150, step: 5 },
};

const measures = Object.keys(ranges) as Measure[];

/** How a specimen is set first, on wide screens and on phones; the style sheet says the same. */
export const firstSetting = (text: string, wide: boolean): Setting => ({
  text,
  weight: 640,
  size: wide ? 84 : 44,
  tracking: -35,
});

/** Reads a setting from the query; what is missing or out of range stands where it stands first. */
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

/** The query of a setting, without what stands where it stands first. */
export function writeSetting(setting: Setting, first: Setting): string {
  const query = new URLSearchParams();
  if (setting.text !== first.text) query.set('text', setting.text);
  for (const measure of measures) if (setting[measure] !== first[measure]) query.set(measure, String(setting[measure]));
  return query.toString();
}
