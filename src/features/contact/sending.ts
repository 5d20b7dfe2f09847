import { nanoid } from '@reduxjs/toolkit';

/** How far something is that a visitor sends. */
export interface Sending<Further extends string = never> {
  /** The visitor has pressed the button once: errors are shown (spec 4). */
  attempted: boolean;
  status: 'idle' | 'sending' | 'sent' | 'failed' | Further;
  /** Names what is being sent, so that a second attempt at the same text is one message for the server. */
  key: string | null;
  /** What was sent under that key: another text is another message. */
  text: string | null;
}

export const unsent: Sending = { attempted: false, status: 'idle', key: null, text: null };

/** A name for what is sent; only pages on https or on this machine have `randomUUID`. */
export const newKey = (): string => ('randomUUID' in crypto ? crypto.randomUUID() : nanoid(36));

/**
 * A text is on its way; false while another one is, as the saga passes over a second one.
 * @param key its name, unless it has one from an earlier attempt
 */
export function beginSending(sending: Sending<string>, text: string, key: string): boolean {
  if (sending.status === 'sending') return false;
  sending.status = 'sending';
  sending.key = text === sending.text ? (sending.key ?? key) : key;
  sending.text = text;
  return true;
}
