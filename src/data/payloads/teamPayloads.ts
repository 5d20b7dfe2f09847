import { orders, payload, times } from './payload';

/** Sample messages of tools of a team, with the field names of their protocols. */
export const teamPayloads = {
  mail: payload(
    'in',
    'IMAP',
    ['From', 'sender', 'orders@poyraz.example'],
    ['Subject', 'subject', orders],
    ['Message-ID', 'record', '8841@poyraz | 8842@poyraz | 8843@poyraz | 8844@poyraz'],
    ['Date', 'time', times],
  ),
  calendar: payload(
    'in',
    'iCalendar',
    ['SUMMARY', 'machine', 'press-03 | press-07 | saw-01 | press-03'],
    ['DTSTART', 'start', 'T090000 | T103000 | T140000 | T154500'],
    ['DTEND', 'end', 'T100000 | T113000 | T150000 | T161500'],
    ['LOCATION', 'station', 'H2 | H2 | H1 | H2'],
  ),
  chat: payload(
    'out',
    'JSON',
    ['channel', 'channel', '#line-1 | #quality | #night'],
    ['text', 'message', 'press-03: 91 °C | press-03: 92 °C | press-03: 88 °C | press-03: 74 °C'],
    ['mention', 'person', '@ece'],
    ['ts', 'time', times],
  ),
  sso: payload(
    'in',
    'SAML 2.0',
    ['NameID', 'person', 'ece@poyraz.example | nil@poyraz.example'],
    ['Role', 'role', 'planner | viewer'],
    ['Group', 'team', 'line-1 | finance'],
    ['NotOnOrAfter', 'end', '18:00:00Z'],
  ),
};
