interface CookieOptions {
  days: number;
  path: string;
}

const secureAttribute = () => (window.location.protocol === 'https:' ? '; Secure' : '');

/** The decoded value of a cookie; null when it is missing, HttpOnly or malformed. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** Sets a SameSite=Lax cookie for a number of days, Secure on https. */
export function writeCookie(name: string, value: string, { days, path }: CookieOptions): void {
  const age = Math.round(days * 86_400);
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${age}; Path=${path}; SameSite=Lax${secureAttribute()}`;
}

/** Removes a cookie that was set on the same path. */
export function eraseCookie(name: string, path = '/'): void {
  document.cookie = `${name}=; Max-Age=0; Path=${path}; SameSite=Lax${secureAttribute()}`;
}
