import iconv from 'iconv-lite';

/** What browsers read under these names (WHATWG Encoding): the Windows code pages that contain them. */
const wider: Readonly<Record<string, string>> = {
  'iso-8859-1': 'windows-1252',
  'iso8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'us-ascii': 'windows-1252',
  ascii: 'windows-1252',
  'iso-8859-9': 'windows-1254',
  'iso8859-9': 'windows-1254',
  latin5: 'windows-1254',
  'utf-16': 'utf-16le',
};

function markedEncoding(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 4).toString('hex');
  if (start.startsWith('efbbbf')) return 'utf-8';
  // A byte order mark, or `<?` in two bytes each.
  if (start.startsWith('fffe') || start === '3c003f00') return 'utf-16le';
  if (start.startsWith('feff') || start === '003c003f') return 'utf-16be';
  return undefined;
}

const inHeader = (contentType: string): string | undefined => /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1];

/** A declaration that can be read in single bytes isn't in UTF-16, though writers that make a text first put that there. */
function inProlog(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 1024).toString('latin1').trimStart();
  return /^<\?xml[^>]*?\sencoding\s*=\s*["'](?!utf-?16)([\w.:-]+)["']/i.exec(start)?.[1];
}

function decodeAs(bytes: Buffer, name: string): string | undefined {
  const known = name.toLowerCase();
  const encoding = wider[known] ?? known;
  if (!/^utf-?8$/.test(encoding)) return iconv.encodingExists(encoding) ? iconv.decode(bytes, encoding) : undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Decodes a feed to text without byte order mark, leading blanks and XML declaration (which would name the old
 * encoding, and WebKit refuses unknown names). Asked in turn: the mark in the bytes, which RFC 7303 puts first, the
 * charset of the Content-Type, the XML declaration, UTF-8. A claim of UTF-8 that the bytes disprove is passed over.
 * @param contentType the header as it came, or ''
 */
export function decodeFeed(bytes: Buffer, contentType: string): string {
  const claims = [markedEncoding(bytes), inHeader(contentType), inProlog(bytes), 'utf-8'];
  let text: string | undefined;
  for (const claim of claims) text ??= claim === undefined ? undefined : decodeAs(bytes, claim);
  return (text ?? bytes.toString('utf8')).replace(/^[\s\uFEFF]+/, '').replace(/^<\?xml\s[^>]*\?>\s*/, '');
}
