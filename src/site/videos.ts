/** Our own film, by formats, as jarallax reads them: comma-separated entries prefixed mp4:, webm:, ogv: or ogg: (spec 5). */
export const warmFront = {
  sources: 'mp4:/assets/video/warm-front.mp4,webm:/assets/video/warm-front.webm',
  still: '/assets/images/demos/warm-front.webp',
} as const;

/** The sample of an embedded video: a free film, by its id at YouTube. */
export const sampleVideo = 'aqz-KE-bpKQ';

/**
 * The player for a video by id, with its options as query parameters (spec 7). Third-party: only after consent.
 * @param id eleven letters, digits, - or _; anything else throws
 * @param language of the player's own words
 */
export function playerUrl(id: string, language: string): string {
  if (!/^[\w-]{11}$/.test(id)) throw new Error(`No video has the id ${id}`);
  const options = new URLSearchParams({ autoplay: '1', rel: '0', playsinline: '1', hl: language });
  return `https://www.youtube-nocookie.com/embed/${id}?${options.toString()}`;
}
