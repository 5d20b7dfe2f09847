function markedEncoding(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 4).toString('hex');
  if (start.startsWith('efbbbf')) return 'utf-8';
  // A byte order mark, or `<?` in two bytes each.
  if (start.startsWith('fffe') || start === '3c003f00') return 'utf-16le';
  if (start.startsWith('feff') || start === '003c003f') return 'utf-16be';
  return undefined;
}

const inHeader = (contentType: string): string | undefined => /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1];

function inProlog(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 1024).toString('latin1').trimStart();
  const label = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start)?.[1];
  // A declaration that can be read in single bytes isn't in UTF-16, though writers that make a text first put that there.
  return label !== undefined && encodingOf(label)?.startsWith('utf-16') ? undefined : label;
}

/** The encoding that a label stands for (WHATWG Encoding), such as windows-1252 for latin1; undefined for others. */
function encodingOf(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

/** The text, or undefined when nobody knows the label or the bytes are no UTF-8 though it says so. */
function decodeAs(bytes: Buffer, label: string): string | undefined {
  const encoding = encodingOf(label);
  if (encoding === undefined) return undefined;
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  try {
    // As a stream: in one call, Node 20 reads 0x80 to 0x9f of windows-1252 as control characters (nodejs/node#56542).
    return decoder.decode(bytes, { stream: true }) + decoder.decode();
  } catch {
    return undefined;
  }
}

/**
 * Decodes a feed to text without byte order mark, leading blanks and XML declaration (which would name the old
 * encoding, and WebKit refuses unknown names). Asked in turn: the mark in the bytes, which RFC 7303 puts first, the
 * charset of the Content-Type, the XML declaration, UTF-8. Charsets are those that browsers know (`TextDecoder`); other
 * claims are passed over, and so is a claim of UTF-8 that the bytes disprove.
 * @param contentType the header as it came, or ''
 */
export function decodeFeed(bytes: Buffer, contentType: string): string {
  const claims = [markedEncoding(bytes), inHeader(contentType), inProlog(bytes), 'utf-8'];
  let text: string | undefined;
  for (const claim of claims) text ??= claim === undefined ? undefined : decodeAs(bytes, claim);
  return (text ?? bytes.toString('utf8')).replace(/^[\s\uFEFF]+/, '').replace(/^<\?xml\s[^>]*\?>\s*/, '');
}
