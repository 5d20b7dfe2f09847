import { countries } from '@/lib/countries';
import { ownProperty } from '@/lib/storage';
import {
  type Account,
  cardBrands,
  callDays,
  callHours,
  notificationChannels,
  faces,
  tones,
  notificationTopics,
} from './account';

/** Maximum lengths in UTF-16 units, as the maxlength attribute counts them. */
export const maxLengths = {
  name: 80,
  phone: 40,
  about: 400,
  street: 120,
  postalCode: 12,
  city: 80,
  holder: 80,
} as const;

/** Maximum number of stored cards and ids. */
export const maxCounts = { cards: 12, ids: 100 } as const;

const textOr = (value: unknown, max: number, fallback: string): string =>
  typeof value === 'string' && value.length <= max ? value : fallback;
const matchingOr = (value: unknown, pattern: RegExp, fallback: string): string =>
  typeof value === 'string' && value.length <= 40 && (value === '' || pattern.test(value)) ? value : fallback;
const booleanOr = (value: unknown, fallback: boolean): boolean => (typeof value === 'boolean' ? value : fallback);
const oneOfOr = <T extends string>(value: unknown, known: readonly T[], fallback: T): T =>
  known.find((item) => item === value) ?? fallback;
const arrayUpTo = (value: unknown, max: number): unknown[] => (Array.isArray(value) ? value.slice(0, max) : []);
const parseIds = (value: unknown): string[] => [
  ...new Set(
    arrayUpTo(value, maxCounts.ids).filter((id): id is string => typeof id === 'string' && /^[\w-]{1,40}$/.test(id)),
  ),
];

/** All valid values of `hours`. */
const callCells: readonly number[] = callDays.flatMap((day) => callHours.map((_, at) => 10 * day + at));

/**
 * An ISO date, or date and time in UTC, that matches the pattern and exists; '' otherwise. `Date.parse` alone turns
 * February 31 into March 3.
 */
const validDate = (value: unknown, pattern: RegExp): string => {
  const date = matchingOr(value, pattern, '');
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : '';
};

function parseCards(stored: unknown): Account['cards'] {
  const cards = arrayUpTo(ownProperty(stored, 'list'), maxCounts.cards).flatMap((card) => {
    const [id] = parseIds([ownProperty(card, 'id')]);
    const last4 = matchingOr(ownProperty(card, 'last4'), /^\d{4}$/, '');
    const expiry = matchingOr(ownProperty(card, 'expiry'), /^(0[1-9]|1[0-2])\/\d\d$/, '');
    if (id === undefined || last4 === '' || expiry === '') return [];
    const holder = textOr(ownProperty(card, 'holder'), maxLengths.holder, '');
    return [{ id, brand: oneOfOr(ownProperty(card, 'brand'), cardBrands, 'other'), last4, expiry, holder }];
  });
  const known = [...new Map(cards.map((card) => [card.id, card])).values()];
  const first = ownProperty(stored, 'first');
  return { list: known, first: known.find(({ id }) => id === first)?.id ?? known[0]?.id ?? '' };
}

/**
 * Parses a stored account. Storage is untrusted, and may come from an older release: every field is validated as the
 * forms would have written it, and falls back to `fallback`.
 */
export function parseStoredAccount(stored: unknown, fallback: Account): Account {
  const part = (name: keyof Account) => ownProperty(stored, name);
  const [profile, look, quiet, address] = [part('profile'), part('look'), part('quiet'), part('address')];
  const weather = ownProperty(look, 'weather');
  const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
  const hours = part('hours');
  const cards = part('cards');
  return {
    profile: {
      firstName: textOr(ownProperty(profile, 'firstName'), maxLengths.name, fallback.profile.firstName),
      lastName: textOr(ownProperty(profile, 'lastName'), maxLengths.name, fallback.profile.lastName),
      phone: textOr(ownProperty(profile, 'phone'), maxLengths.phone, ''),
      birthDate: validDate(ownProperty(profile, 'birthDate'), /^\d{4}-\d\d-\d\d$/),
      about: textOr(ownProperty(profile, 'about'), maxLengths.about, ''),
    },
    look: {
      face: oneOfOr(ownProperty(look, 'face'), faces, fallback.look.face),
      tone: oneOfOr(ownProperty(look, 'tone'), tones, fallback.look.tone),
      weather: Number.isSafeInteger(weather) ? (weather as number) : fallback.look.weather,
    },
    hours: Array.isArray(hours)
      ? callCells.filter((cell) => hours.slice(0, maxCounts.ids).includes(cell))
      : fallback.hours,
    passwordChanged: validDate(part('passwordChanged'), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    twoStep: booleanOr(part('twoStep'), fallback.twoStep),
    ended: parseIds(part('ended')),
    notifications: Object.fromEntries(
      notificationTopics.map((topic) => [
        topic,
        Object.fromEntries(
          notificationChannels.map((channel) => [
            channel,
            booleanOr(
              ownProperty(ownProperty(part('notifications'), topic), channel),
              fallback.notifications[topic][channel],
            ),
          ]),
        ),
      ]),
    ) as Account['notifications'],
    quiet: {
      on: booleanOr(ownProperty(quiet, 'on'), fallback.quiet.on),
      from: matchingOr(ownProperty(quiet, 'from'), clock, '') || fallback.quiet.from,
      to: matchingOr(ownProperty(quiet, 'to'), clock, '') || fallback.quiet.to,
    },
    cards: Array.isArray(ownProperty(cards, 'list')) ? parseCards(cards) : fallback.cards,
    address: {
      name: textOr(ownProperty(address, 'name'), maxLengths.name, fallback.address.name),
      street: textOr(ownProperty(address, 'street'), maxLengths.street, ''),
      postalCode: textOr(ownProperty(address, 'postalCode'), maxLengths.postalCode, ''),
      city: textOr(ownProperty(address, 'city'), maxLengths.city, ''),
      country: oneOfOr(ownProperty(address, 'country'), countries, fallback.address.country),
    },
    milestones: parseIds(part('milestones')),
  };
}
