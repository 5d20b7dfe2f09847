import { eraseStored, own, readStoredJson, writeStored } from '@/lib/storage';
import type { Choice, Purpose } from './consentSlice';

/** Where the choice is kept. */
export const consentKey = 'storm-consent';

/** Counts up when a purpose changes: an answer to another question is none. A new purpose reads as a no until it is asked. */
const version = 1;

/** Months until the visitor is asked again. */
const lifetime = 6;

function lapsed(at: string, now: Date): boolean {
  const end = new Date(at);
  end.setMonth(end.getMonth() + lifetime);
  // A date that can't be read, or lies in the future, was not written here.
  return !(end > now) || !(new Date(at).getTime() <= now.getTime() + 60_000);
}

/** The kept choice; null when there is none, it is of another version, has lapsed, or is not of our making. */
export function readConsent(now = new Date()): Choice | null {
  const stored = readStoredJson(consentKey);
  if (own(stored, 'version') !== version) return null;
  const [at, allowed] = [own(stored, 'at'), own(stored, 'allowed')];
  if (typeof at !== 'string' || typeof allowed !== 'object' || allowed === null || lapsed(at, now)) return null;
  const given = (purpose: Purpose) => own(allowed, purpose) === true;
  return {
    at,
    allowed: { analytics: given('analytics'), speed: given('speed'), map: given('map'), video: given('video') },
  };
}

/** Keeps a choice for six months. */
export function writeConsent({ at, allowed }: Choice): void {
  // An older answer must not outlive a newer one that could not be kept.
  if (!writeStored(consentKey, JSON.stringify({ version, at, allowed }))) eraseStored(consentKey);
}
