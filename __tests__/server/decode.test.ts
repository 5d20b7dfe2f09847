/**
 * @jest-environment node
 */
import iconv from 'iconv-lite';
import { decodeFeed } from '@/server/decode';

const turkish = '<rss><title>Işığın hızı: çağ, öğüş, İSTANBUL</title></rss>';
const german = '<rss><title>Größe „übrig“ – 5 €</title></rss>';
const inEncoding = (encoding: string, text: string, named = encoding) =>
  iconv.encode(`<?xml version="1.0" encoding="${named}"?>\n${text}`, encoding);

describe('a feed', () => {
  it.each([
    ['ISO-8859-9', turkish],
    ['windows-1254', turkish],
    ['windows-1252', german],
    ['utf-8', turkish],
  ])('is read in the %s that its first line names', (encoding, text) => {
    expect(decodeFeed(inEncoding(encoding, text), 'text/xml')).toBe(text);
  });

  it('is read as browsers read ISO-8859-1: with the letters of windows-1252', () => {
    expect(decodeFeed(inEncoding('windows-1252', german, 'ISO-8859-1'), '')).toBe(german);
    expect(decodeFeed(iconv.encode(german, 'windows-1252'), 'application/xml; charset="iso-8859-1"')).toBe(german);
  });

  it('is read in the encoding of the Content-Type before the one of its first line', () => {
    expect(decodeFeed(inEncoding('windows-1254', turkish, 'windows-1252'), 'text/xml;charset=windows-1254')).toBe(
      turkish,
    );
  });

  it.each([
    ['utf-8', 'utf-8'],
    ['UTF-16LE', 'utf-16le'],
    ['UTF-16BE', 'utf-16be'],
  ])('is read in %s when its bytes are marked so, whatever else is claimed', (_, encoding) => {
    const bytes = iconv.encode(`<?xml version="1.0" encoding="UTF-16"?>${turkish}`, encoding, { addBOM: true });
    expect(decodeFeed(bytes, 'text/xml; charset=iso-8859-1')).toBe(turkish);
  });

  it.each(['utf-16le', 'utf-16be'])('is recognised as %s without a mark', (encoding) => {
    expect(decodeFeed(iconv.encode(`<?xml version="1.0"?>${turkish}`, encoding), '')).toBe(turkish);
  });

  it('is read as its first line says when the Content-Type claims a UTF-8 it is not', () => {
    expect(decodeFeed(inEncoding('ISO-8859-9', turkish), 'text/xml; charset=utf-8')).toBe(turkish);
  });

  it.each(['utf-16', 'UTF-16LE'])('is not read in the %s of a first line that is no such text', (named) => {
    expect(decodeFeed(inEncoding('utf-8', turkish, named), 'text/xml')).toBe(turkish);
  });

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
