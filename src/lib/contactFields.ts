import { maxEmailLength } from './maxEmailLength';

/** The fields of the contact form, in the order of the form. All are required. */
export const contactFields = ['NameSurname', 'Email', 'Phone', 'Company', 'Message'] as const;

export type ContactField = (typeof contactFields)[number];

/** The body of POST ContactForm/Create. */
export type ContactMessage = Record<ContactField, string>;

/** Optional fields of the body from which the server detects bots. */
export interface BotSignals {
  /** Honeypot: a hidden field that only bots fill in. */
  Website?: string;
  /** Milliseconds between opening and sending the form. */
  FilledIn?: number;
}

/**
 * Maximum length of each field in UTF-16 units, as `maxLength` counts. A message with every field at its maximum fits
 * the server's body limit of 16 kB.
 */
export const maxContactLengths: Readonly<Record<ContactField, number>> = {
  NameSurname: 120,
  Email: maxEmailLength,
  Phone: 40,
  Company: 160,
  Message: 4000,
};
