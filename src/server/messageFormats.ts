import { type MessageField, messageKinds } from '@/site/messageKinds';
import type { ListedMessage } from './messageList';
import { graphemesOf, textTable } from './textTable';

/** Line breaks and tabs. */
const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** Control and bidi characters, which a terminal would interpret. */
// eslint-disable-next-line no-control-regex -- these are what is looked for
const controlCharacters = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Replaces line breaks and control characters, so that a visitor's text is safe to print. */
const oneLine = (text: string): string => text.replace(lineBreaks, ' ').replace(controlCharacters, '\ufffd');

function truncate(text: string, maxLength: number): string {
  const letters = graphemesOf(oneLine(text));
  return letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join('')}…` : letters.join('');
}

function stateOf({ readAt, suspect, forward, attempts, lastAnswer }: ListedMessage): string {
  const forwardTexts: Readonly<Record<string, string>> = {
    waiting:
      attempts > 0 ? `waiting for the provider (${attempts} × failed, ${lastAnswer})` : 'waiting for the provider',
    held: 'held back',
    sent: 'forwarded',
    refused: `refused by the provider (${lastAnswer})`,
  };
  return [readAt ? 'read' : 'new', suspect && `suspect: ${suspect}`, forwardTexts[forward]].filter(Boolean).join(', ');
}

/** Fields of all kinds, each name once: kinds with a field of the same name share its column. */
const fields = new Map(Object.values(messageKinds).flatMap((kind) => Object.entries<MessageField>(kind.fields)));
const fieldNames = [...fields.keys()];

const shortId = (id: string): string => id.slice(0, 8);
const formatMinute = (iso: string): string => iso.slice(0, 16).replace('T', ' ');

/**
 * A table for the terminal, with the fields that some message has; long values are truncated, line breaks become
 * blanks.
 */
export function asTable(messages: readonly ListedMessage[]): string {
  const columns = [...fields].filter(([name]) => messages.some((message) => message.fields[name]));
  const head = ['id', 'received (UTC)', 'kind', 'state', ...columns.map(([name]) => name)];
  const rows = messages.map((message) => [
    shortId(message.id),
    formatMinute(message.receivedAt),
    message.kind,
    stateOf(message),
    ...columns.map(([name, { width = 20 }]) => truncate(message.fields[name] ?? '', width)),
  ]);
  return textTable(head, rows);
}

/** One message in full, with its line breaks. */
export function asFullText(message: ListedMessage): string {
  const lines = fieldNames
    .filter((name) => message.fields[name] !== undefined)
    .map((name) => {
      const value = (message.fields[name] ?? '').split(/\r\n|[\n\r]/).map(oneLine);
      return value.length > 1 ? `${name}:\n${value.map((part) => `  ${part}`).join('\n')}` : `${name}: ${value.join()}`;
    });
  const head = `${message.id}  ${formatMinute(message.receivedAt)} UTC  ${message.kind}  ${stateOf(message)}`;
  return [head, ...lines].join('\n');
}

/** JSON with control and bidi characters escaped. */
export const asJson = (messages: readonly ListedMessage[]): string =>
  JSON.stringify(messages, null, 2).replace(
    // JSON.stringify escapes the C0 controls; unescaped line breaks are its own.
    /[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** First characters of a formula (CSV injection), with their full-width forms. */
const formula = '[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20]';
/** A formula at the start of the text, or after any separator and quotes that a spreadsheet may be set to. */
const formulaStart = new RegExp(`((?:^|[;,|\\t\\r\\n])["'\\s]*)(?=${formula})`, 'g');

// eslint-disable-next-line no-control-regex -- these are what is looked for
const unprintable = /[\0-\x08\v\f\x0e-\x1f\x7f]/g;

/** A cell that is text only (RFC 4180); a leading apostrophe marks text in spreadsheets. */
function csvCell(value: string): string {
  const text = value
    .replace(unprintable, '')
    .replace(formulaStart, "$1'")
    .replace(/^(?=[\t\r\n])/, "'");
  return `"${text.replaceAll('"', '""')}"`;
}

/** CSV (RFC 4180) with a byte order mark, by which Excel recognizes UTF-8. */
export function asCsv(messages: readonly ListedMessage[]): string {
  const plain = [
    'id',
    'kind',
    'receivedAt',
    'readAt',
    'suspect',
    'forward',
    'attempts',
    'lastAnswer',
    'forwardedAt',
  ] as const;
  const rows = messages.map((message) => [
    ...plain.map((name) => String(message[name])),
    ...fieldNames.map((name) => message.fields[name] ?? ''),
  ]);
  return `\ufeff${[[...plain, ...fieldNames], ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}
