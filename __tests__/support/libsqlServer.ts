import { createClient } from '@libsql/client';
import { openUpstream, temporaryFolder } from './siteServer';

type Value = { type: 'null' } | { type: 'integer' | 'text'; value: string } | { type: 'float'; value: number };
interface Statement {
  sql?: string;
  sql_id?: number;
  args?: Value[];
}
type Request =
  | { type: 'execute'; stmt: Statement }
  | { type: 'batch'; batch: { steps: { stmt: Statement }[] } }
  | { type: 'store_sql'; sql_id: number; sql: string }
  | { type: 'close' };

const plain = (value: Value): string | number | null => {
  if (value.type === 'null') return null;
  return value.type === 'integer' ? Number(value.value) : value.value;
};
const coded = (value: unknown): Value => {
  if (typeof value === 'string') return { type: 'text', value };
  return typeof value === 'number' ? { type: 'integer', value: String(value) } : { type: 'null' };
};

/**
 * A minimal libSQL server on a database of its own: the part of Hrana 2 over HTTP that a client uses for statements and
 * batches. With `failure` every transaction fails with that error.
 */
export async function openLibsqlServer() {
  const database = createClient({ url: `file:${temporaryFolder()}/remote.db`, concurrency: 1 });
  const server = { url: '', failure: undefined as { message: string; code: string } | undefined, database };

  const known = new Map<number, string>();

  const run = async (statements: Statement[]) => {
    if (server.failure) throw server.failure as unknown as Error;
    const results = await database.batch(
      statements.map(({ sql, sql_id = 0, args = [] }) => ({
        sql: sql ?? known.get(sql_id) ?? '',
        args: args.map(plain),
      })),
    );
    return results.map(({ columns, rows, rowsAffected }) => ({
      cols: columns.map((name) => ({ name })),
      rows: rows.map((row) => columns.map((_, index) => coded(row[index]))),
      affected_row_count: rowsAffected,
      last_insert_rowid: null,
    }));
  };
  const inBatch = async (statements: Statement[]) => {
    // Skips the client's BEGIN, COMMIT and ROLLBACK steps; ROLLBACK does not run after a success.
    const nothing = { cols: [], rows: [], affected_row_count: 0, last_insert_rowid: null };
    try {
      const results = [nothing, ...(await run(statements.slice(1, -2))), nothing, null];
      return { step_results: results, step_errors: results.map(() => null) };
    } catch (error) {
      const none = statements.map(() => null);
      const { message, code } = error as { message: string; code: string };
      return { step_results: [nothing, ...none.slice(1)], step_errors: [null, { message, code }, ...none.slice(2)] };
    }
  };
  const answer = async (request: Request) => {
    if (request.type === 'store_sql') known.set(request.sql_id, request.sql);
    if (request.type === 'store_sql') return { type: 'ok', response: { type: 'store_sql' } };
    if (request.type === 'close') return { type: 'ok', response: { type: 'close' } };
    try {
      const response =
        request.type === 'execute'
          ? { type: 'execute', result: (await run([request.stmt]))[0] }
          : { type: 'batch', result: await inBatch(request.batch.steps.map(({ stmt }) => stmt)) };
      return { type: 'ok', response };
    } catch (error) {
      const { message, code } = error as { message: string; code: string };
      return { type: 'error', error: { message, code } };
    }
  };

  const { origin } = await openUpstream((request, response) => {
    if (request.url !== '/v2/pipeline') return void response.writeHead(404).end();
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { requests } = JSON.parse(text) as { requests: Request[] };
      void Promise.all(requests.map(answer)).then((results) =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ baton: null, base_url: null, results })),
      );
    });
  });
  server.url = origin;
  return server;
}
