import { countries } from '@/lib/countries';
import { ownProperty } from '@/lib/storage';
import { type Account, brands, callDays, callHours, channels, faces, tones, topics } from './account';

/** Maximum lengths in UTF-16 units, as the maxlength attribute counts them. */
export const longest = { name: 80, phone: 40, about: 400, street: 120, postalCode: 12, city: 80, holder: 80 } as const;

/** Maximum number of stored cards and ids. */
export const most = { cards: 12, ids: 100 } as const;

const text = (value: unknown, max: number, fallback: string): string =>
  typeof value === 'string' && value.length <= max ? value : fallback;
const like = (value: unknown, pattern: RegExp, fallback: string): string =>
  typeof value === 'string' && value.length <= 40 && (value === '' || pattern.test(value)) ? value : fallback;
const flag = (value: unknown, fallback: boolean): boolean => (typeof value === 'boolean' ? value : fallback);
const one = <T extends string>(value: unknown, known: readonly T[], fallback: T): T =>
  known.find((item) => item === value) ?? fallback;
const list = (value: unknown, max: number): unknown[] => (Array.isArray(value) ? value.slice(0, max) : []);
const ids = (value: unknown): string[] => [
  ...new Set(list(value, most.ids).filter((id): id is string => typeof id === 'string' && /^[\w-]{1,40}$/.test(id))),
];

/** All valid values of `hours`. */
const callCells: readonly number[] = callDays.flatMap((day) => callHours.map((_, at) => 10 * day + at));

/**
 * A text that matches the pattern and that `Date.parse` accepts; '' otherwise, because formatters throw on invalid
 * dates.
 */
const dated = (value: unknown, pattern: RegExp): string => {
  const date = like(value, pattern, '');
  return Number.isNaN(Date.parse(date)) ? '' : date;
};

function cardsFrom(stored: unknown): Account['cards'] {
  const cards = list(ownProperty(stored, 'list'), most.cards).flatMap((card) => {
    const [id] = ids([ownProperty(card, 'id')]);
    const last4 = like(ownProperty(card, 'last4'), /^\d{4}$/, '');
    const expiry = like(ownProperty(card, 'expiry'), /^(0[1-9]|1[0-2])\/\d\d$/, '');
    if (id === undefined || last4 === '' || expiry === '') return [];
    const holder = text(ownProperty(card, 'holder'), longest.holder, '');
    return [{ id, brand: one(ownProperty(card, 'brand'), brands, 'other'), last4, expiry, holder }];
  });
  const known = [...new Map(cards.map((card) => [card.id, card])).values()];
  const first = ownProperty(stored, 'first');
  return { list: known, first: known.find(({ id }) => id === first)?.id ?? known[0]?.id ?? '' };
}

/**
 * Parses a stored account. Storage is untrusted, and may come from an older release: every field is validated as the
 * forms would have written it, and falls back to `fallback`.
 */
export function acceptAccount(stored: unknown, fallback: Account): Account {
  const part = (name: keyof Account) => ownProperty(stored, name);
  const [profile, look, quiet, address] = [part('profile'), part('look'), part('quiet'), part('address')];
  const weather = ownProperty(look, 'weather');
  const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
  const hours = part('hours');
  const cards = part('cards');
  return {
    profile: {
      firstName: text(ownProperty(profile, 'firstName'), longest.name, fallback.profile.firstName),
      lastName: text(ownProperty(profile, 'lastName'), longest.name, fallback.profile.lastName),
      phone: text(ownProperty(profile, 'phone'), longest.phone, ''),
      birthDate: dated(ownProperty(profile, 'birthDate'), /^\d{4}-\d\d-\d\d$/),
      about: text(ownProperty(profile, 'about'), longest.about, ''),
    },
    look: {
      face: one(ownProperty(look, 'face'), faces, fallback.look.face),
      tone: one(ownProperty(look, 'tone'), tones, fallback.look.tone),
      weather: Number.isSafeInteger(weather) ? (weather as number) : fallback.look.weather,
    },
    hours: Array.isArray(hours) ? callCells.filter((cell) => hours.slice(0, most.ids).includes(cell)) : fallback.hours,
    passwordChanged: dated(part('passwordChanged'), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    twoStep: flag(part('twoStep'), fallback.twoStep),
    ended: ids(part('ended')),
    notifications: Object.fromEntries(
      topics.map((topic) => [
        topic,
        Object.fromEntries(
          channels.map((channel) => [
            channel,
            flag(
              ownProperty(ownProperty(part('notifications'), topic), channel),
              fallback.notifications[topic][channel],
            ),
          ]),
        ),
      ]),
    ) as Account['notifications'],
    quiet: {
      on: flag(ownProperty(quiet, 'on'), fallback.quiet.on),
      from: like(ownProperty(quiet, 'from'), clock, '') || fallback.quiet.from,
      to: like(ownProperty(quiet, 'to'), clock, '') || fallback.quiet.to,
    },
    cards: Array.isArray(ownProperty(cards, 'list')) ? cardsFrom(cards) : fallback.cards,
    address: {
      name: text(ownProperty(address, 'name'), longest.name, fallback.address.name),
      street: text(ownProperty(address, 'street'), longest.street, ''),
      postalCode: text(ownProperty(address, 'postalCode'), longest.postalCode, ''),
      city: text(ownProperty(address, 'city'), longest.city, ''),
      country: one(ownProperty(address, 'country'), countries, fallback.address.country),
    },
    milestones: ids(part('milestones')),
  };
}
