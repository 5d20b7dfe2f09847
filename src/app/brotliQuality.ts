/**
 * Brotli quality of the files that a build writes: 11, which is 85 % of the prerenderer's work, or 5 with
 * `FAST_COMPRESSION=1`, for builds that only tests visit.
 */
export const brotliQuality = process.env.FAST_COMPRESSION === '1' ? 5 : 11;
