import type { FieldProblem } from './fieldRules';

/** Why a submission failed. */
export interface SendingFailure {
  /** offline · late: timeout · busy: 429 · refused: see `problems` · failed: anything else. */
  reason: 'failed' | 'offline' | 'late' | 'busy' | 'refused';
  /** Problems by field, as the server reported them. */
  problems: Partial<Record<string, FieldProblem>>;
  /** Rejected by the server (400 or 422): the next attempt needs a new key. */
  final: boolean;
}

/** A failed submission; `cause` is the original error. */
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

const codes: ReadonlySet<unknown> = new Set<FieldProblem>(['required', 'invalid', 'tooLong']);

/**
 * Errors of a 400 or 422 problem document (RFC 9457): `errors: [{pointer: '#/Email', code: 'invalid'}]`; unknown
 * codes and fields that were not sent are ignored.
 */
function problemsIn(data: unknown, sent: object): SendingFailure['problems'] {
  const { errors } = (data ?? {}) as { errors?: unknown };
  const problems: SendingFailure['problems'] = {};
  for (const error of Array.isArray(errors) ? (errors as unknown[]) : []) {
    const { pointer, code } = (error ?? {}) as { pointer?: unknown; code?: unknown };
    const field = Object.keys(sent).find((name) => pointer === `#/${name}`);
    if (field !== undefined && codes.has(code)) problems[field] = code as FieldProblem;
  }
  return problems;
}

/**
 * Classifies an error of axios or our own.
 * @param online navigator.onLine
 * @param sent body of the request
 */
export function failureOf(error: unknown, online: boolean, sent: object): SendingFailure {
  const { code, response } = (error ?? {}) as Thrown;
  if (response) {
    const final = response.status === 400 || response.status === 422;
    const problems = final ? problemsIn(response.data, sent) : {};
    if (Object.keys(problems).length > 0) return { reason: 'refused', problems, final };
    return { reason: response.status === 429 ? 'busy' : 'failed', problems, final };
  }
  const timedOut = code === 'ECONNABORTED' || code === 'ETIMEDOUT';
  // A server that is down and a lost connection look alike: trust navigator.onLine.
  return { reason: !online ? 'offline' : timedOut ? 'late' : 'failed', problems: {}, final: false };
}
