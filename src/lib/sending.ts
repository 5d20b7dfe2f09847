import { nanoid } from '@reduxjs/toolkit';
import type { SendingError, SendingFailure } from './sendingFailure';

/** Submission status of a form. */
export interface SendState<Further extends string = never> {
  /** Submitted at least once: errors are shown. */
  attempted: boolean;
  status: 'idle' | 'sending' | 'sent' | 'failed' | Further;
  /** Idempotency-Key: a retry with the same text is processed once. */
  key: string | null;
  /** Text sent with that key; another text gets a new key. */
  text: string | null;
}

/** The status before the first attempt. */
export const unsent: SendState = { attempted: false, status: 'idle', key: null, text: null };

/** `randomUUID` exists in secure contexts only. */
export const newIdempotencyKey = (): string => ('randomUUID' in crypto ? crypto.randomUUID() : nanoid(36));

/**
 * Starts a submission.
 * @param key used unless an attempt with the same text has one
 * @returns false if one is in flight: takeLeading ignores this one
 */
export function beginSending(sending: SendState<string>, text: string, key: string): boolean {
  if (sending.status === 'sending') return false;
  sending.status = 'sending';
  sending.key = text === sending.text ? (sending.key ?? key) : key;
  sending.text = text;
  return true;
}

/** Failure of an error thrown by `postJson`; if its chunk failed to load, only offline can be told apart. */
export const failureIn = (error: unknown): SendingFailure =>
  (error as Partial<SendingError> | null)?.failure ?? {
    reason: navigator.onLine ? 'failed' : 'offline',
    problems: {},
    final: false,
  };
