import type { FieldRule } from '@/lib/fieldRules';
import { maxEmailLength } from '@/lib/maxEmailLength';

/** A field of a message: its rule, and its column in `npm run messages`. */
export interface MessageField extends FieldRule {
  /** Maximum width of the column in the terminal; 20 by default. */
  width?: number;
}

const email = { max: maxEmailLength, format: 'email', width: 32 } as const;

/**
 * The messages that visitors send, by the kind that is stored with each. `path` is that of the call, here and at the
 * provider; `fields` are those of the JSON body, in the order of the columns. Route, validation, storage, lists,
 * exports and forwarding follow from this object; new kinds go to its end, which keeps the columns of exports in place.
 * A field is refused as `required` unless it is optional, as `tooLong`, and as `invalid` by its format.
 */
export const messageKinds = {
  'contact-form': {
    path: '/api/v1/Site/ContactForm/Create',
    fields: {
      NameSurname: { max: 120, width: 24 },
      Email: email,
      Phone: { max: 40 },
      Company: { max: 160 },
      Message: { max: 4000, width: 60 },
    },
  },
  'contact-email': { path: '/api/v1/Site/ContactEmail/Create', fields: { Email: email } },
} as const satisfies Record<string, { path: `/api/v1/Site/${string}`; fields: Record<string, MessageField> }>;

/** What is stored as `kind`. */
export type MessageKind = keyof typeof messageKinds;
type Fields<K extends MessageKind> = (typeof messageKinds)[K]['fields'];
type OptionalName<F> = { [N in keyof F]: F[N] extends { optional: true } ? N : never }[keyof F];
type Body<F> = Record<Exclude<keyof F, OptionalName<F>>, string> & Partial<Record<OptionalName<F>, string>>;

/** Names of the fields of a kind. */
export type FieldName<K extends MessageKind> = keyof Fields<K>;
/** Names of the fields that some kind requires. */
export type RequiredFieldName = {
  [K in MessageKind]: Exclude<FieldName<K>, OptionalName<Fields<K>>>;
}[MessageKind];
/** The JSON body of a kind. */
export type MessageBody<K extends MessageKind> = Body<Fields<K>>;

/** Optional fields of every body, from which the server detects bots. */
export interface BotSignals {
  /** Honeypot: a hidden field that only bots fill in. */
  Website?: string;
  /** Milliseconds between opening and sending the form. */
  FilledIn?: number;
}

/** Type guard for the kinds above, such as in a row of the store or an option of a command. */
export const isMessageKind = (text: string): text is MessageKind => Object.hasOwn(messageKinds, text);

/** The fields of a kind by name. */
export const messageFields = (kind: MessageKind): Readonly<Record<string, MessageField>> => messageKinds[kind].fields;
