import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import { type ContactField, maxContactLengths } from '@/lib/contactFields';
import type { ContactProblem } from '@/lib/contactRules';
import type { LanguageCode } from '@/site/languages';
import { type ProblemCode, problemWords, problemStatus } from './problemWords';
import { visitorLanguage } from './visitorLanguage';

type Headers = Readonly<Record<string, string>>;
type FieldProblems = Readonly<Partial<Record<ContactField, ContactProblem>>>;

/** An error response, thrown in routes and sent as RFC 9457 problem JSON. `detail` is for developers. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly headers: Headers = {},
  ) {
    super(detail);
    this.name = 'Problem';
  }
}

/** A problem with texts in the visitor's language, and with field errors. */
export class LocalizedProblem extends Problem {
  constructor(
    readonly reason: ProblemCode,
    headers: Headers = {},
    readonly fields: FieldProblems = {},
  ) {
    super(problemStatus[reason], problemWords.en.details[reason], headers);
    this.name = 'LocalizedProblem';
  }
}

/** `errors` as in RFC 9457, 3: a JSON pointer to each field, the rule's code, and what to do about it. */
function fieldErrors(problems: FieldProblems, language: LanguageCode) {
  const { required, invalid, tooLong } = problemWords[language].fields;
  return Object.entries(problems).map(([name, code]) => {
    const field = name as ContactField;
    const texts = { required: required[field], invalid, tooLong };
    return { pointer: `#/${field}`, code, detail: texts[code].replace('{longest}', String(maxContactLengths[field])) };
  });
}

function problemBody(problem: Problem, language: LanguageCode) {
  if (!(problem instanceof LocalizedProblem)) {
    return { title: STATUS_CODES[problem.status] ?? 'Error', status: problem.status, detail: problem.detail };
  }
  const { titles, details } = problemWords[language];
  const errors = fieldErrors(problem.fields, language);
  const { reason } = problem;
  const text = { title: titles[problemStatus[reason]], status: problem.status, detail: details[reason] };
  return errors.length > 0 ? { ...text, errors } : text;
}

/** Sends a problem in the language of Accept-Language; not cacheable. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const language =
    problem instanceof LocalizedProblem ? visitorLanguage(reply.request.headers['accept-language']) : ('en' as const);
  return reply
    .code(problem.status)
    .headers({
      'cache-control': 'no-store',
      ...problem.headers,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-language': language,
    })
    .send(JSON.stringify({ type: 'about:blank', ...problemBody(problem, language) }));
}

/** Problem codes by status, for errors thrown by Fastify or plugins, whose messages may quote the request. */
const problemCodeByStatus: Readonly<Record<number, ProblemCode>> = { 413: 'tooLarge', 415: 'notJson', 429: 'tooMany' };

/** Converts a thrown value to a problem; unexpected errors become a 500 without details. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  const isTheirs = typeof status === 'number' && status >= 400 && status < 500;
  return new LocalizedProblem(isTheirs ? (problemCodeByStatus[status] ?? 'unreadable') : 'failed');
}
