function encodingFromBom(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 4).toString('hex');
  if (start.startsWith('efbbbf')) return 'utf-8';
  // A byte order mark, or `<?` in UTF-16.
  if (start.startsWith('fffe') || start === '3c003f00') return 'utf-16le';
  if (start.startsWith('feff') || start === '003c003f') return 'utf-16be';
  return undefined;
}

const charsetFromHeader = (contentType: string): string | undefined =>
  /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1];

function encodingFromProlog(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 1024).toString('latin1').trimStart();
  const label = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start)?.[1];
  // A declaration that is readable as single bytes can't be in UTF-16, whatever it claims.
  return label !== undefined && encodingOf(label)?.startsWith('utf-16') ? undefined : label;
}

/** The encoding of a label (WHATWG Encoding), such as windows-1252 for latin1; undefined for an unknown label. */
function encodingOf(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

/** The decoded text; undefined for an unknown label or invalid UTF-8. */
function decodeAs(bytes: Buffer, label: string): string | undefined {
  const encoding = encodingOf(label);
  if (encoding === undefined) return undefined;
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  try {
    // In stream mode: otherwise Node 20 decodes 0x80 to 0x9f of windows-1252 as control characters (nodejs/node#56542).
    return decoder.decode(bytes, { stream: true }) + decoder.decode();
  } catch {
    return undefined;
  }
}

/**
 * Decodes a feed. Removes the byte order mark, leading blanks and the XML declaration: its encoding no longer applies,
 * and WebKit rejects unknown names. The encoding in order of precedence: byte order mark (RFC 7303), charset of the
 * Content-Type, XML declaration, UTF-8. Unknown encodings (those without a `TextDecoder`) and invalid UTF-8 are
 * skipped.
 * @param contentType the header's value, or ''
 */
export function decodeFeed(bytes: Buffer, contentType: string): string {
  const claims = [encodingFromBom(bytes), charsetFromHeader(contentType), encodingFromProlog(bytes), 'utf-8'];
  let text: string | undefined;
  for (const claim of claims) text ??= claim === undefined ? undefined : decodeAs(bytes, claim);
  return (text ?? bytes.toString('utf8')).replace(/^[\s\uFEFF]+/, '').replace(/^<\?xml\s[^>]*\?>\s*/, '');
}
