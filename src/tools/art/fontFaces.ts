// Letters and faces of src/tools/art/fonts.ts.

/** The letters that the site's own words need, and those of names in the news. */
export const latin =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('') +
  'ÄÖÜäöüßÇçÂâÎîÛûı' +
  'ÀÁÃÅÆÈÉÊËÌÍÏÑÒÓÔÕØÙÚàáãåæèéêëìíïñòóôõøùúÿœŒ' +
  '\u00a0\u2009¡¿«»‹›‘’‚“”„–—…•·′″' +
  '£€©®™§°±×÷−¼½¾²³µ↑↓';
export const extended = 'ĞğİŞş₺ẞ' + 'ČčĆćĎďĚěŁłŃńŇňŐőŘřŚśŠšŤťŮůŰűŹźŻżŽžĄąĘęĀāĒēĪīŌōŪū';

export interface Face {
  family: string;
  /** Start of the names of the written files. */
  name: string;
  /** Start of the names of the package's files, and their axes. */
  files: string;
  axes: string;
  /** The part of the axes to keep. */
  variationAxes: Record<string, { min: number; max: number }>;
  weight: string;
}

/** One value of an axis. */
const only = (value: number) => ({ min: value, max: value });

export const siteFont: Face = {
  family: 'Plus Jakarta Sans',
  name: 'storm',
  files: 'plus-jakarta-sans',
  axes: 'wght',
  variationAxes: { wght: { min: 400, max: 800 } },
  weight: '400 800',
};

export interface DisplayFace extends Face {
  /**
   * Installed fonts, and how wide the headings of all languages run in the face against the first of them, times 1.012;
   * measured as for src/styles/_fallback-fonts.scss.
   */
  fallback: { locals: readonly string[]; width: number };
  /** Of the font, in em. */
  ascent: number;
  descent: number;
}

/** Faces for the headings of demos, each in one weight. */
export const displayFonts: readonly DisplayFace[] = [
  {
    family: 'Fraunces',
    name: 'fraunces',
    files: 'fraunces',
    axes: 'full',
    variationAxes: { wght: only(560), opsz: only(72), SOFT: only(0), WONK: only(0) },
    weight: '400 800',
    fallback: {
      locals: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold', 'Times Bold', 'Noto Serif Bold'],
      width: 1.03,
    },
    ascent: 0.978,
    descent: 0.255,
  },
  {
    family: 'Space Grotesk',
    name: 'space-grotesk',
    files: 'space-grotesk',
    axes: 'wght',
    variationAxes: { wght: only(650) },
    weight: '400 800',
    fallback: {
      locals: [
        'Arial Bold',
        'Liberation Sans Bold',
        'Arimo Bold',
        'Helvetica Neue Bold',
        'Helvetica Bold',
        'Roboto Bold',
      ],
      width: 1.019,
    },
    ascent: 0.984,
    descent: 0.292,
  },
];

/** Display faces have no letters of foreign names. */
export const displayLatin = latin.replace(/[À-Ë]|[Ì-Ï]|[ÑÒÓÔÕØÙÚ]|[à-ë]|[ì-ï]|[ñòóôõøùúÿœŒ]/g, (letter) =>
  'ÄÖÜäöüßÇçÂâÎîÛû'.includes(letter) ? letter : '',
);
export const turkish = 'ĞğİŞş₺';
