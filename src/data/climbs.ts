/** Sample clients of the SEO agency: search position in each week from the first on, and totals. */
export const climbs = {
  halyard: {
    rows: [9, 9, 8, 8, 7, 9, 9, 8, 7, 7, 6, 6, 5, 5, 5, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2],
    figures: { rows: 7, visits: 3.4, pages: 12 },
  },
  kombi: {
    rows: [8, 8, 8, 7, 7, 6, 6, 5, 5, 5, 5, 4, 4, 4, 3, 3, 2, 2, 1, 1, 1, 2, 1, 1, 1, 1],
    figures: { rows: 7, visits: 5.2, pages: 9 },
  },
  zeytin: {
    rows: [9, 9, 9, 9, 9, 9, 8, 9, 9, 9, 8, 8, 7, 7, 6, 6, 6, 5, 5, 5, 4, 4, 4, 4, 3, 3],
    figures: { rows: 6, visits: 2.1, pages: 31 },
  },
} as const;
