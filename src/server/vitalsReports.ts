import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageCodes } from '@/site/languages';
import { pageKeys } from '@/site/menu';
import { type VitalsReport, devices, vitalNames, vitalsCall } from '@/site/vitals';
import { isFull } from './database';
import { limitPosts } from './postLimit';
import { Refusal } from './problem';
import { vitalScales } from './vitalScales';
import type { VitalStore } from './vitalStore';

/** Exactly a report; JSON has neither NaN nor Infinity. */
const schema = {
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
 * Whether a page of ours has sent it. A beacon can't carry the XSRF token; browsers name the page's site themselves:
 * in Sec-Fetch-Site, which they leave out on plain http, and in Origin.
 */
function isOurs({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin = '' } = headers;
  return URL.canParse(origin) && new URL(origin).host === host;
}

const day = 86_400_000;

interface VitalsOptions {
  store: VitalStore;
  /** Reports a minute and address, 0: unlimited. */
  perMinute: number;
}

/**
 * Takes page speed from browsers whose visitors have agreed to it, and answers 204.
 * 400 anything but a report · 403 not from our pages · 413 over 16 kB · 415 not JSON · 429 too many from one address ·
 * 503 the store fails · 507 its disk is full. What is refused leaves nothing behind.
 */
export async function takeVitals(app: FastifyInstance, { store, perMinute }: VitalsOptions): Promise<void> {
  await limitPosts(app, perMinute);
  // After the limit, so that refused reports count as well, and before the body is read.
  app.addHook('preParsing', (request, _reply, body, done) =>
    done(isOurs(request) ? null : new Refusal('foreign'), body),
  );
  // Where nobody reports any more, old days go all the same.
  const sweep = setInterval(() => {
    store.forgetOld().catch((error: unknown) => app.log.warn({ err: error }, 'old page speed could not be deleted'));
  }, day).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(sweep);
    done();
  });

  app.post<{ Body: VitalsReport }>(vitalsCall, { schema: { body: schema } }, async (request, reply) => {
    await store.add(request.body).catch((error: unknown) => {
      request.log.error({ err: error }, 'page speed could not be stored');
      throw isFull(error) ? new Refusal('storeFull') : new Refusal('storeAway', { 'retry-after': '30' });
    });
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
