import { company } from './company';
import type { Office } from './offices';
import { settings } from './settings';

/** URL of an office's vCard. */
export const vCardUrl = ({ id }: Pick<Office, 'id'>): string => `/assets/vcard/${id}.vcf`;

/** Escapes a value (RFC 2426, 4). */
const escapeValue = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** CHARSET parameter for non-ASCII values: old versions of Outlook assume their own code page. */
const charset = (value: string): string => (/[^\x20-\x7e]/.test(value) ? ';CHARSET=UTF-8' : '');

/** Folds a line at 75 octets (RFC 2426, 2.6), between characters. */
function foldLine(line: string): string {
  const rows: string[] = [];
  let row = '';
  for (const letter of line) {
    if (new TextEncoder().encode(row + letter).length > 75) {
      rows.push(row);
      row = ' ';
    }
    row += letter;
  }
  return [...rows, row].join('\r\n');
}

const line = (name: string, ...parts: readonly string[]): string => {
  const value = parts.map(escapeValue).join(';');
  return foldLine(`${name}${charset(value)}:${value}`);
};

/**
 * An office as a vCard 3.0, which Outlook supports too.
 * @param name the company's name
 * @returns the file's text, UTF-8
 */
export function vCardOf({ postal, number, geo }: Pick<Office, 'postal' | 'number' | 'geo'>, name: string): string {
  const { street, district, city, postcode, country } = postal;
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    line('N', name, '', '', '', ''),
    line('FN', name),
    line('ORG', name),
    line('TEL;TYPE=WORK,VOICE', number),
    line('EMAIL;TYPE=INTERNET', company.email),
    // Post office box, extended address, street, locality, region, postal code, country.
    line('ADR;TYPE=WORK', '', '', street, district, city, postcode, country),
    line('GEO', String(geo.lat), String(geo.lon)),
    foldLine(`URL:${settings.origin}`),
    'END:VCARD',
    '',
  ].join('\r\n');
}
