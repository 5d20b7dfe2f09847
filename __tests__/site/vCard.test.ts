import { company } from '@/site/company';
import { type Office, offices } from '@/site/offices';
import { vCardOf, vCardUrl } from '@/site/vCard';

const [office] = offices as [Office];
const card = vCardOf(office, 'Storm Yazılım');
const postal = { street: 'A', district: 'B', city: 'C', postcode: '1', country: 'D' };
const rows = (text: string) => text.split('\r\n');
/** The lines of a vCard, unfolded. */
const unfolded = (text: string) => rows(text.replaceAll('\r\n ', ''));

describe('the vCard', () => {
  it('has all contact data of the office', () => {
    expect(unfolded(card)).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N;CHARSET=UTF-8:Storm Yazılım;;;;',
      'FN;CHARSET=UTF-8:Storm Yazılım',
      'ORG;CHARSET=UTF-8:Storm Yazılım',
      `TEL;TYPE=WORK,VOICE:${company.phone}`,
      `EMAIL;TYPE=INTERNET:${company.email}`,
      'ADR;TYPE=WORK;CHARSET=UTF-8:;;Mansuroğlu Mah. 286/1 Sok. No: 12;Bayraklı;İzmir;35535;Türkiye',
      `GEO:${office.geo.lat};${office.geo.lon}`,
      'URL:https://storm.example',
      'END:VCARD',
      '',
    ]);
  });

  it('has the same address as the page', () => {
    const { street, postcode, district } = office.postal;
    expect(`${street}, ${postcode} ${district}`).toBe(office.address.replaceAll('\u00a0', ' '));
    expect(vCardUrl(office)).toBe('/assets/vcard/izmir.vcf');
  });

  it('escapes characters that would end a value, a part of it or the line', () => {
    const text = vCardOf({ ...office, postal }, 'Kaya; Söhne, \\ & Co.\r\nBEGIN:VCARD\nx');
    expect(unfolded(text)).toContain('FN;CHARSET=UTF-8:Kaya\\; Söhne\\, \\\\ & Co.\\nBEGIN:VCARD\\nx');
    expect(text.match(/^BEGIN:VCARD/gm)).toHaveLength(1);
  });

  it('names the character set only for values that are not ASCII', () => {
    const plain = vCardOf({ ...office, postal }, 'Storm');
    expect(plain).not.toContain('CHARSET');
    expect(plain).toContain('\r\nADR;TYPE=WORK:;;A;B;C;1;D\r\n');
  });

  it('folds long lines after at most 75 octets, without splitting a letter', () => {
    const name = 'Ağaç İşleri 𝄞 '.repeat(20).trim();
    const text = vCardOf({ ...office, postal }, name);
    for (const row of rows(text)) expect(Buffer.byteLength(row)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\ufffd');
    expect(unfolded(text)).toContain(`FN;CHARSET=UTF-8:${name}`);
  });
});
