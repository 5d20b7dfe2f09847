/** The film of the warm front has a version for each theme of the page. */
export const filmThemes = ['light', 'dark'] as const;
export type FilmTheme = (typeof filmThemes)[number];

/** URL of the film of the warm front. */
export const filmUrl = (theme: FilmTheme, format: 'mp4' | 'webm') => `/assets/video/warm-front-${theme}.${format}`;

/** The film of the warm front as jarallax sources. */
export const filmSources = (theme: FilmTheme) => `mp4:${filmUrl(theme, 'mp4')},webm:${filmUrl(theme, 'webm')}`;

/** YouTube id of the sample video (freely licensed). */
export const sampleVideo = 'aqz-KE-bpKQ';

/**
 * URL of YouTube's privacy-enhanced player. Third party: load after consent.
 * @param id eleven letters, digits, - or _
 * @param language of the player's interface
 * @throws Error on any other id
 */
export function playerUrl(id: string, language: string): string {
  if (!/^[\w-]{11}$/.test(id)) throw new Error(`The video id is "${id}", but must be 11 letters, digits, - or _`);
  const options = new URLSearchParams({ autoplay: '1', rel: '0', playsinline: '1', hl: language });
  return `https://www.youtube-nocookie.com/embed/${id}?${options.toString()}`;
}
