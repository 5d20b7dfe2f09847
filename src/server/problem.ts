import { STATUS_CODES } from 'node:http';
import en from '@words/en/server.json';
import type { FastifyReply } from 'fastify';
import type { FieldProblem, FieldRule } from '@/lib/fieldRules';
import { interpolate } from '@/lib/interpolate';
import { company } from '@/site/company';
import type { LanguageCode } from '@/site/languages';
import type { RequiredFieldName } from '@/site/messageKinds';
import { type ProblemCode, type ProblemWords, problemStatus } from './problemWords';
import { visitorLanguage } from './visitorLanguage';

type Headers = Readonly<Record<string, string>>;

/** A field that its rule refuses. */
export interface FieldError {
  name: string;
  code: FieldProblem;
  rule: FieldRule;
}

/** The texts for developers, in English; checks that the words have every code, field and format. */
const developerWords: ProblemWords = en;

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
    readonly errors: readonly FieldError[] = [],
  ) {
    super(problemStatus[reason], developerWords.details[reason], headers);
    this.name = 'LocalizedProblem';
  }
}

/** What to do about a field. */
function fieldDetail({ name, code, rule }: FieldError, { required, invalid, tooLong }: ProblemWords['fields']): string {
  if (code === 'required') return required[name as RequiredFieldName];
  if (code === 'invalid' && rule.format) return invalid[rule.format];
  return interpolate(tooLong, { longest: rule.max });
}

function problemBody(problem: Problem, { titles, details, fields }: ProblemWords) {
  const { status } = problem;
  if (!(problem instanceof LocalizedProblem)) {
    return { title: STATUS_CODES[status] ?? 'Error', status, detail: problem.detail };
  }
  // As in RFC 9457, 3: a JSON pointer to each field, the rule's code, and what to do about it.
  const errors = problem.errors.map((error) => ({
    pointer: `#/${error.name}`,
    code: error.code,
    detail: fieldDetail(error, fields),
  }));
  const detail = interpolate(details[problem.reason], { email: company.email });
  return { title: titles[problemStatus[problem.reason]], status, detail, ...(errors.length > 0 && { errors }) };
}

/**
 * Creates the function that sends problems in the language of Accept-Language, not cacheable.
 * @param words of every language
 */
export const problemSender =
  (words: Readonly<Record<LanguageCode, ProblemWords>>) =>
  (reply: FastifyReply, problem: Problem): FastifyReply => {
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
      .send(JSON.stringify({ type: 'about:blank', ...problemBody(problem, words[language]) }));
  };

/** Sends a problem as the reply. */
export type SendProblem = ReturnType<typeof problemSender>;

/** Problem codes by status, for errors thrown by Fastify or plugins, whose messages may quote the request. */
const problemCodeByStatus: Readonly<Record<number, ProblemCode>> = { 413: 'tooLarge', 415: 'notJson', 429: 'tooMany' };

/** Converts a thrown value to a problem; unexpected errors become a 500 without details. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  const isTheirs = typeof status === 'number' && status >= 400 && status < 500;
  return new LocalizedProblem(isTheirs ? (problemCodeByStatus[status] ?? 'unreadable') : 'failed');
}
