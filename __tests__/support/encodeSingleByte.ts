/** Where the Windows code pages differ from ISO-8859-1, limited to the characters of the tests. */
const shared: Readonly<Record<string, number>> = { '€': 0x80, '„': 0x84, '’': 0x92, '“': 0x93, '–': 0x96 };
const turkish: Readonly<Record<string, number>> = { Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe };

/** Encodes a text in a single-byte code page: windows-1252, or windows-1254, a superset of ISO-8859-9. */
export function encodeSingleByte(text: string, page: 'windows-1252' | 'windows-1254'): Buffer {
  const codes = page === 'windows-1254' ? { ...shared, ...turkish } : shared;
  return Buffer.from(Array.from(text, (letter) => codes[letter] ?? letter.charCodeAt(0)));
}
