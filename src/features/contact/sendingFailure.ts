import { type ContactField, contactFields } from '@/lib/contactFields';
import type { ContactProblem } from '@/lib/contactRules';

/** Why a message didn't go through, as far as the visitor can do something about it. */
export interface SendingFailure {
  /** offline: the visitor is · late: no answer in time · busy: too many at once · refused: see the fields. */
  reason: 'failed' | 'offline' | 'late' | 'busy' | 'refused';
  /** What the server refused, by field. */
  problems: Partial<Record<ContactField, ContactProblem>>;
  /** The server has looked at it and wants none of it: the next attempt is another message. */
  final: boolean;
}

/** A message that didn't go through; the cause is what the request threw. */
export class SendingError extends Error {
  override name = 'SendingError';
  constructor(
    readonly failure: SendingFailure,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

interface Thrown {
  code?: unknown;
  response?: { status?: unknown; data?: unknown };
}

const codes: ReadonlySet<unknown> = new Set<ContactProblem>(['required', 'invalid', 'tooLong']);

/** The fields of a 400 or 422 (RFC 9457, 3): `errors: [{pointer: '#/Email', code: 'invalid'}]`; the rest is passed over. */
function problemsIn(data: unknown): SendingFailure['problems'] {
  const { errors } = (data ?? {}) as { errors?: unknown };
  const problems: SendingFailure['problems'] = {};
  for (const error of Array.isArray(errors) ? (errors as unknown[]) : []) {
    const { pointer, code } = (error ?? {}) as { pointer?: unknown; code?: unknown };
    const field = contactFields.find((name) => pointer === `#/${name}`);
    if (field && codes.has(code)) problems[field] = code as ContactProblem;
  }
  return problems;
}

/**
 * Reads what a request threw: axios's errors, or our own.
 * @param online what the browser believes (navigator.onLine)
 */
export function failureOf(error: unknown, online: boolean): SendingFailure {
  const { code, response } = (error ?? {}) as Thrown;
  if (response) {
    const final = response.status === 400 || response.status === 422;
    const problems = final ? problemsIn(response.data) : {};
    if (Object.keys(problems).length > 0) return { reason: 'refused', problems, final };
    return { reason: response.status === 429 ? 'busy' : 'failed', problems, final };
  }
  const late = code === 'ECONNABORTED' || code === 'ETIMEDOUT';
  // A server that is away looks like a line that is: only the browser may tell its visitor that they are offline.
  return { reason: !online ? 'offline' : late ? 'late' : 'failed', problems: {}, final: false };
}
