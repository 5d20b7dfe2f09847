/**
 * An http or https address as somebody else wrote it, without user name and password and of 4000 characters at most.
 * @param base the absolute address that a relative one starts from
 * @returns null for everything else
 */
export function addressOf(address: string | null, base: string): URL | null {
  if (!address || address.length > 4000 || !address.trim()) return null;
  try {
    const url = new URL(address.trim(), base);
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null;
  } catch {
    return null;
  }
}
