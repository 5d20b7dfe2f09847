import { longestEmail } from './longestEmail';

/** The fields of the contact form (spec 3), in the form's order. All are required (spec 5). */
export const contactFields = ['NameSurname', 'Email', 'Phone', 'Company', 'Message'] as const;

export type ContactField = (typeof contactFields)[number];

/** The body of ContactForm/Create (spec 7). */
export type ContactMessage = Record<ContactField, string>;

/** What the form sends beside it; a body without them is taken as it is. */
export interface BotTraps {
  /** A field that people don't see: whoever fills it in is a machine. */
  Website?: string;
  /** For how many milliseconds the form was open. */
  FilledIn?: number;
}

/** The longest value of each field in UTF-16 units, as maxLength counts them. All of them full fit the 16 kB of a post. */
export const longestContact: Readonly<Record<ContactField, number>> = {
  NameSurname: 120,
  Email: longestEmail,
  Phone: 40,
  Company: 160,
  Message: 4000,
};
