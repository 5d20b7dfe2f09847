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
  ])('is read in the %s that its first line names', (_, bytes, text) => {
    expect(decodeFeed(bytes, 'text/xml')).toBe(text);
  });

  it('is read as browsers read ISO-8859-1: with the letters of windows-1252', () => {
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
  ])('is read in the %s that browsers know', (charset, bytes, text) => {
    const feed = (content: Uint8Array) => Buffer.concat([Buffer.from('<rss>'), content, Buffer.from('</rss>')]);
    expect(decodeFeed(feed(Uint8Array.from(bytes)), `text/xml; charset=${charset}`)).toBe(`<rss>${text}</rss>`);
  });

  it.each(['utf-7', 'utf-7-imap', 'utf-32', 'cp437', 'base64', 'hex', 'replacement', 'iso-2022-kr'])(
    'is not read in the %s that browsers do not know',
    (charset) => {
      const text = '<rss><title>+ADw-script+AD4- ş</title></rss>';
      expect(decodeFeed(Buffer.from(declared(text, charset)), `text/xml; charset=${charset}`)).toBe(text);
    },
  );

  it('is read in the encoding of the Content-Type before the one of its first line', () => {
    const bytes = encodeSingleByte(declared(turkish, 'windows-1252'), 'windows-1254');
    expect(decodeFeed(bytes, 'text/xml;charset=windows-1254')).toBe(turkish);
  });

  it.each([
    ['utf-8', Buffer.from(`\uFEFF${declared(turkish, 'UTF-16')}`)],
    ['UTF-16LE', inUtf16['utf-16le'](`\uFEFF${declared(turkish, 'UTF-16')}`)],
    ['UTF-16BE', inUtf16['utf-16be'](`\uFEFF${declared(turkish, 'UTF-16')}`)],
  ])('is read in %s when its bytes are marked so, whatever else is claimed', (_, bytes) => {
    expect(decodeFeed(bytes, 'text/xml; charset=iso-8859-1')).toBe(turkish);
  });

  it.each(['utf-16le', 'utf-16be'] as const)('is recognised as %s without a mark', (encoding) => {
    expect(decodeFeed(inUtf16[encoding](`<?xml version="1.0"?>${turkish}`), '')).toBe(turkish);
  });

  it('is read as its first line says when the Content-Type claims a UTF-8 it is not', () => {
    const bytes = encodeSingleByte(declared(turkish, 'ISO-8859-9'), 'windows-1254');
    expect(decodeFeed(bytes, 'text/xml; charset=utf-8')).toBe(turkish);
  });

  it.each(['utf-16', 'UTF-16LE', 'ucs-2', 'unicode'])(
    'is not read in the %s of a first line that is no such text',
    (named) => {
      expect(decodeFeed(Buffer.from(declared(turkish, named)), 'text/xml')).toBe(turkish);
    },
  );

  it('is UTF-8 when nobody says anything, or something unknown', () => {
    expect(decodeFeed(Buffer.from(turkish), '')).toBe(turkish);
    expect(
      decodeFeed(Buffer.from(`<?xml version='1.0' encoding='klingon'?>${turkish}`), 'text/xml; charset=elvish'),
    ).toBe(turkish);
  });

  it('loses a broken byte, not its other letters', () => {
    const bytes = Buffer.concat([Buffer.from('<rss>ş'), Buffer.from([0xff]), Buffer.from('ğ</rss>')]);
    expect(decodeFeed(bytes, '')).toBe('<rss>ş\uFFFDğ</rss>');
  });

  it('comes without mark, blank lines and first line, and keeps its style sheets', () => {
    const text = '<?xml-stylesheet href="x.css"?><rss/>';
    expect(decodeFeed(Buffer.from(`\uFEFF\r\n <?xml version="1.0" standalone='yes'?>\r\n${text}`), '')).toBe(text);
    expect(decodeFeed(Buffer.from(text), '')).toBe(text);
  });

  it('may be nothing at all', () => {
    expect(decodeFeed(Buffer.alloc(0), 'text/xml; charset=utf-16')).toBe('');
  });
});
