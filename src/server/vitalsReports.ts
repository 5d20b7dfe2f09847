import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageCodes } from '@/site/languages';
import { pageKeys } from '@/site/menu';
import { type VitalsReport, devices, vitalNames, vitalsPath } from '@/site/vitals';
import { isDiskFull } from './database';
import { limitPosts } from './postLimit';
import { LocalizedProblem } from './problem';
import { vitalScales } from './vitalScales';
import type { VitalStore } from './vitalStore';

/** JSON schema of a report; no unknown fields. JSON has neither NaN nor Infinity. */
const reportSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['page', 'language', 'device', 'values'],
  properties: {
    page: { enum: pageKeys },
    language: { enum: languageCodes },
    device: { enum: devices },
    values: {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      properties: Object.fromEntries(
        vitalNames.map((name) => [name, { type: 'number', minimum: 0, maximum: vitalScales[name].edges.at(-1) }]),
      ),
    },
  },
};

/**
 * Whether the request is same-origin. Beacons can't carry the XSRF header: checks Sec-Fetch-Site, which browsers omit
 * on plain http, else Origin.
 */
function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin = '' } = headers;
  return URL.canParse(origin) && new URL(origin).host === host;
}

const millisecondsPerDay = 86_400_000;

interface VitalsOptions {
  store: VitalStore;
  /** Reports per minute and IP address; 0: unlimited. */
  perMinute: number;
}

/**
 * Registers the endpoint of web vitals, which browsers send with their visitors' consent; 204 on success.
 * 400 not a valid report · 403 not same-origin · 413 over 16 kB · 415 not JSON · 429 too many from one address ·
 * 503 the store fails · 507 its disk is full. Nothing is stored of a rejected report.
 */
export async function registerVitals(app: FastifyInstance, { store, perMinute }: VitalsOptions): Promise<void> {
  await limitPosts(app, perMinute);
  // After the rate limit, so that rejected reports count as well, and before the body is read.
  app.addHook('preParsing', (request, _reply, body, done) =>
    done(isSameOrigin(request) ? null : new LocalizedProblem('foreign'), body),
  );
  // Deletes expired counts daily, also without reports.
  const sweep = setInterval(() => {
    store
      .deleteExpired()
      .catch((error: unknown) => app.log.warn({ err: error }, 'old web vitals could not be deleted'));
  }, millisecondsPerDay).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(sweep);
    done();
  });

  app.post<{ Body: VitalsReport }>(vitalsPath, { schema: { body: reportSchema } }, async (request, reply) => {
    await store.add(request.body).catch((error: unknown) => {
      request.log.error({ err: error }, 'web vitals could not be stored');
      throw isDiskFull(error)
        ? new LocalizedProblem('storeFull')
        : new LocalizedProblem('storeAway', { 'retry-after': '30' });
    });
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
