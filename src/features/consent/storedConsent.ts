import { eraseStored, ownProperty, readStoredJson, writeStored } from '@/lib/storage';
import type { ConsentChoice, Purpose } from './consentSlice';

/** localStorage key of the choice. */
export const consentKey = 'storm-consent';

/** Increment when the meaning of a purpose changes: stored answers become invalid. A new purpose reads as denied. */
const version = 1;

/** Months until a choice expires. */
const lifetimeInMonths = 6;

function hasExpired(at: string, now: Date): boolean {
  const end = new Date(at);
  end.setMonth(end.getMonth() + lifetimeInMonths);
  // Reject unreadable dates and dates in the future; one minute is tolerated.
  return !(end > now) || !(new Date(at).getTime() <= now.getTime() + 60_000);
}

/** Stored choice; null if missing, expired, of another version or invalid. */
export function readConsent(now = new Date()): ConsentChoice | null {
  const stored = readStoredJson(consentKey);
  if (ownProperty(stored, 'version') !== version) return null;
  const [at, allowed] = [ownProperty(stored, 'at'), ownProperty(stored, 'allowed')];
  if (typeof at !== 'string' || typeof allowed !== 'object' || allowed === null || hasExpired(at, now)) return null;
  const given = (purpose: Purpose) => ownProperty(allowed, purpose) === true;
  return {
    at,
    allowed: { analytics: given('analytics'), speed: given('speed'), map: given('map'), video: given('video') },
  };
}

/** Stores a choice. */
export function saveConsent({ at, allowed }: ConsentChoice): void {
  // If storage refuses, erase the older choice.
  if (!writeStored(consentKey, JSON.stringify({ version, at, allowed }))) eraseStored(consentKey);
}
