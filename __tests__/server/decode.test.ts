/**
 * @jest-environment node
 */
import { decodeFeed } from '@/server/decode';
import { encodeSingleByte } from '../support/encodeSingleByte';

const turkish = '<rss><title>Işığın hızı: çağ, öğüş, İSTANBUL</title></rss>';
const german = '<rss><title>Größe „übrig“ – 5 €</title></rss>';
const declared = (text: string, named: string) => `<?xml version="1.0" encoding="${named}"?>\n${text}`;
const inUtf16 = {
  'utf-16le': (text: string) => Buffer.from(text, 'utf16le'),
  'utf-16be': (text: string) => Buffer.from(text, 'utf16le').swap16(),
};

describe('a feed', () => {
  it.each([
    ['ISO-8859-9', encodeSingleByte(declared(turkish, 'ISO-8859-9'), 'windows-1254'), turkish],
    ['windows-1254', encodeSingleByte(declared(turkish, 'windows-1254'), 'windows-1254'), turkish],
    ['windows-1252', encodeSingleByte(declared(german, 'windows-1252'), 'windows-1252'), german],
    ['utf-8', Buffer.from(declared(turkish, 'utf-8')), turkish],
  ])('is decoded as %s when its XML declaration names it', (_, bytes, text) => {
    expect(decodeFeed(bytes, 'text/xml')).toBe(text);
  });

  it('is decoded as windows-1252 when it names ISO-8859-1, as in browsers', () => {
    expect(decodeFeed(encodeSingleByte(declared(german, 'ISO-8859-1'), 'windows-1252'), '')).toBe(german);
    const type = 'application/xml; charset="iso-8859-1"';
    expect(decodeFeed(encodeSingleByte(german, 'windows-1252'), type)).toBe(german);
  });

  it.each([
    ['iso-2022-jp', [0x1b, 0x24, 0x42, 0x46, 0x7c, 0x4b, 0x5c, 0x1b, 0x28, 0x42], '日本'],
    ['Shift_JIS', [0x93, 0xfa, 0x96, 0x7b], '日本'],
    ['x-sjis', [0x93, 0xfa, 0x96, 0x7b], '日本'],
    ['big5', [0xa4, 0xe9, 0xa5, 0xbb], '日本'],
    ['GB2312', [0xc8, 0xd5, 0xb1, 0xbe, 0x80], '日本€'],
    ['ks_c_5601-1987', [0xb1, 0xdb], '글'],
    ['koi8-u', [0xa4, 0xa6], 'єі'],
    ['tis-620', [0xa1], 'ก'],
    ['x-mac-cyrillic', [0x80], 'А'],
  ])('is decoded as %s, which browsers support', (charset, bytes, text) => {
    const feed = (content: Uint8Array) => Buffer.concat([Buffer.from('<rss>'), content, Buffer.from('</rss>')]);
    expect(decodeFeed(feed(Uint8Array.from(bytes)), `text/xml; charset=${charset}`)).toBe(`<rss>${text}</rss>`);
  });

  it.each(['utf-7', 'utf-7-imap', 'utf-32', 'cp437', 'base64', 'hex', 'replacement', 'iso-2022-kr'])(
    'is not decoded as %s, which browsers do not support',
    (charset) => {
      const text = '<rss><title>+ADw-script+AD4- ş</title></rss>';
      expect(decodeFeed(Buffer.from(declared(text, charset)), `text/xml; charset=${charset}`)).toBe(text);
    },
  );

  it('is decoded by its Content-Type rather than by its XML declaration', () => {
    const bytes = encodeSingleByte(declared(turkish, 'windows-1252'), 'windows-1254');
    expect(decodeFeed(bytes, 'text/xml;charset=windows-1254')).toBe(turkish);
  });

  it.each([
    ['utf-8', Buffer.from(`\uFEFF${declared(turkish, 'UTF-16')}`)],
    ['UTF-16LE', inUtf16['utf-16le'](`\uFEFF${declared(turkish, 'UTF-16')}`)],
    ['UTF-16BE', inUtf16['utf-16be'](`\uFEFF${declared(turkish, 'UTF-16')}`)],
  ])('is decoded as %s when it has that byte order mark, whatever else it declares', (_, bytes) => {
    expect(decodeFeed(bytes, 'text/xml; charset=iso-8859-1')).toBe(turkish);
  });

  it.each(['utf-16le', 'utf-16be'] as const)('is recognised as %s without a byte order mark', (encoding) => {
    expect(decodeFeed(inUtf16[encoding](`<?xml version="1.0"?>${turkish}`), '')).toBe(turkish);
  });

  it('is decoded by its XML declaration when the Content-Type wrongly names UTF-8', () => {
    const bytes = encodeSingleByte(declared(turkish, 'ISO-8859-9'), 'windows-1254');
    expect(decodeFeed(bytes, 'text/xml; charset=utf-8')).toBe(turkish);
  });

  it.each(['utf-16', 'UTF-16LE', 'ucs-2', 'unicode'])(
    'is not decoded as %s when only its XML declaration names it',
    (named) => {
      expect(decodeFeed(Buffer.from(declared(turkish, named)), 'text/xml')).toBe(turkish);
    },
  );

  it('is decoded as UTF-8 when it declares no encoding, or an unknown one', () => {
    expect(decodeFeed(Buffer.from(turkish), '')).toBe(turkish);
    expect(
      decodeFeed(Buffer.from(`<?xml version='1.0' encoding='klingon'?>${turkish}`), 'text/xml; charset=elvish'),
    ).toBe(turkish);
  });

  it('gets a replacement character for an invalid byte, and keeps its other letters', () => {
    const bytes = Buffer.concat([Buffer.from('<rss>ş'), Buffer.from([0xff]), Buffer.from('ğ</rss>')]);
    expect(decodeFeed(bytes, '')).toBe('<rss>ş\uFFFDğ</rss>');
  });

  it('loses its byte order mark, blank lines and XML declaration, and keeps its style sheets', () => {
    const text = '<?xml-stylesheet href="x.css"?><rss/>';
    expect(decodeFeed(Buffer.from(`\uFEFF\r\n <?xml version="1.0" standalone='yes'?>\r\n${text}`), '')).toBe(text);
    expect(decodeFeed(Buffer.from(text), '')).toBe(text);
  });

  it('may be empty', () => {
    expect(decodeFeed(Buffer.alloc(0), 'text/xml; charset=utf-16')).toBe('');
  });
});
