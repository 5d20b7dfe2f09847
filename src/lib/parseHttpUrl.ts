/**
 * Parses an untrusted http(s) URL of at most 4000 characters without credentials.
 * @param base absolute URL that relative ones are resolved against
 * @returns null for anything else
 */
export function parseHttpUrl(address: string | null, base: string): URL | null {
  if (!address || address.length > 4000 || !address.trim()) return null;
  try {
    const url = new URL(address.trim(), base);
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null;
  } catch {
    return null;
  }
}
