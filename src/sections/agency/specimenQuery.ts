/** Type settings: weight, size in px, tracking in 1/1000 em. */
interface TypeSetting {
  text: string;
  weight: number;
  size: number;
  tracking: number;
}

export type TypeProperty = Exclude<keyof TypeSetting, 'text'>;

/** Slider ranges; the weights are those of the font file. */
export const ranges: Record<TypeProperty, { min: number; max: number; step: number }> = {
  weight: { min: 400, max: 800, step: 10 },
  size: { min: 24, max: 160, step: 2 },
  tracking: { min: -70, max: 150, step: 5 },
};

const typeProperties = Object.keys(ranges) as TypeProperty[];

/** Default settings by window width; keep in sync with `TypeSpecimen.module.scss`. */
export const defaultSetting = (text: string, wide: boolean): TypeSetting => ({
  text,
  weight: 640,
  size: wide ? 80 : 44,
  tracking: -35,
});

/** Parses the query string; invalid values fall back to the defaults, others are rounded to the slider's step. */
export function parseSettingQuery(query: string, first: TypeSetting): TypeSetting {
  const given = new URLSearchParams(query);
  const within = (measure: TypeProperty) => {
    const { min, max, step } = ranges[measure];
    // NaN for an empty parameter, which `Number` would read as 0.
    const value = Number(given.get(measure)?.trim() || Number.NaN);
    return value >= min && value <= max ? min + Math.round((value - min) / step) * step : first[measure];
  };
  return {
    text: (given.get('text') ?? first.text).slice(0, 120),
    weight: within('weight'),
    size: within('size'),
    tracking: within('tracking'),
  };
}

/** Serializes the settings, without a question mark; defaults are omitted. */
export function serializeSetting(setting: TypeSetting, first: TypeSetting): string {
  const query = new URLSearchParams();
  if (setting.text !== first.text) query.set('text', setting.text);
  for (const measure of typeProperties)
    if (setting[measure] !== first[measure]) query.set(measure, String(setting[measure]));
  return query.toString();
}
