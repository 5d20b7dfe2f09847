/** The site's own video: jarallax sources. */
export const backgroundVideo = {
  sources: 'mp4:/assets/video/warm-front.mp4,webm:/assets/video/warm-front.webm',
} as const;

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
