import type { User } from '@/features/auth/authSlice';
import type { Country } from '@/lib/countries';

/** Available portraits and their colours. */
export const faces = ['bob', 'long', 'short', 'curls', 'scarf', 'beard', 'bun', 'cloud'] as const;
export const tones = ['leaf', 'sky', 'sun', 'rose', 'stone'] as const;

/** Weekdays 1 (Monday) to 5, and the hours 9 to 17 at which calls begin: the office hours. */
export const callDays = [1, 2, 3, 4, 5] as const;
export const callHours = [9, 10, 11, 12, 13, 14, 15, 16, 17] as const;

export const notificationTopics = ['projects', 'orders', 'security', 'releases', 'letters'] as const;
export const notificationChannels = ['email', 'phone', 'site'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];
export type NotificationChannel = (typeof notificationChannels)[number];

export const cardBrands = ['visa', 'mastercard', 'amex', 'troy', 'other'] as const;

export interface Profile {
  firstName: string;
  lastName: string;
  phone: string;
  /** ISO date, or '' */
  birthDate: string;
  about: string;
}

/** Portrait, its colour, and the seed of the cover's isobars. */
export interface Appearance {
  face: (typeof faces)[number];
  tone: (typeof tones)[number];
  weather: number;
}

/** HH:MM in the visitor's time zone; passes midnight when `from` is later than `to`. */
interface QuietPeriod {
  on: boolean;
  from: string;
  to: string;
}

/** A payment card without its number. */
export interface StoredCard {
  id: string;
  brand: (typeof cardBrands)[number];
  /** Last four digits of the number. */
  last4: string;
  /** MM/YY */
  expiry: string;
  holder: string;
}

export interface StoredCards {
  list: StoredCard[];
  /** Id of the default card; '' without cards. */
  first: string;
}

export interface Address {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: Country;
}

/** Everything stored for a user; each part is saved separately. */
export interface Account {
  profile: Profile;
  look: Appearance;
  /** Chosen call hours: 10 × weekday + index of the hour, such as 10 for Monday at nine. */
  hours: number[];
  /** ISO date and time of the last change, or ''. The demo stores the password's fingerprint under another key. */
  passwordChanged: string;
  twoStep: boolean;
  /** Ids of ended sessions. */
  ended: string[];
  notifications: Record<NotificationTopic, Record<NotificationChannel, boolean>>;
  quiet: QuietPeriod;
  cards: StoredCards;
  address: Address;
  /** Ids of milestones whose state differs from the plan. */
  milestones: string[];
}

export type AccountPart = keyof Account;

const channelFlags = (email: boolean, phone: boolean, site: boolean) => ({ email, phone, site });

/** Initial account of a user. The two cards are examples. */
export const defaultAccount = ({ id, firstName, lastName }: Pick<User, 'id' | 'firstName' | 'lastName'>): Account => ({
  profile: { firstName, lastName, phone: '', birthDate: '', about: '' },
  look: { face: 'bob', tone: 'leaf', weather: id },
  hours: [],
  passwordChanged: '',
  twoStep: false,
  ended: [],
  notifications: {
    projects: channelFlags(true, true, true),
    orders: channelFlags(true, false, true),
    security: channelFlags(true, false, true),
    releases: channelFlags(false, false, true),
    letters: channelFlags(false, false, false),
  },
  quiet: { on: true, from: '20:00', to: '08:00' },
  cards: {
    list: [
      { id: 'example-1', brand: 'visa', last4: '4242', expiry: '09/31', holder: `${firstName} ${lastName}`.trim() },
      {
        id: 'example-2',
        brand: 'mastercard',
        last4: '0007',
        expiry: '02/30',
        holder: `${firstName} ${lastName}`.trim(),
      },
    ],
    first: 'example-1',
  },
  address: { name: `${firstName} ${lastName}`.trim(), street: '', postalCode: '', city: '', country: 'TR' },
  milestones: [],
});
