import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { strictTransport } from '@/site/securityHeaders';
import { basicHeaders } from './basicHeaders';
import { limitPipelining, lingerOnClose, rejectDuplicateHost } from './connections';
import { createFeedCache } from './feedCache';
import { serveFeeds } from './feedProxy';
import { createFeedFetcher } from './fetchFeed';
import { createForwardQueue } from './forwardQueue';
import { type ForwardingIntervals, createForwarder } from './forwarder';
import { registerHealthChecks } from './health';
import { registerInbox } from './inbox';
import type { Database } from './database';
import { type LogStream, loggingOptions } from './log';
import { createMessageStore } from './messageStore';
import { type NewsImageDeps, serveNewsImages } from './newsImages';
import { Problem, LocalizedProblem, type SendProblem, problemOf, problemSender } from './problem';
import { loadProblemWords } from './problemWords';
import { createProvider } from './provider';
import { guardedServer } from './serverFactory';
import { openStore } from './openStore';
import type { ServerSettings } from './settings';
import { sendMalformedAddress, serveSite } from './site';
import { type SiteFiles, readSite } from './siteFiles';
import { createHttpsTest, createProxyTest } from './trustedProxies';
import { createVitalStore } from './vitalStore';
import { registerVitals } from './vitalsReports';

/** Dependencies that tests replace. */
export interface ServerDeps extends NewsImageDeps {
  feedTimeout?: number;
  providerTimeout?: number;
  /** Milliseconds: the request timeout, and the idle timeout of a connection. */
  requestTimeout?: number;
  connectionTimeout?: number;
  intervals?: Partial<ForwardingIntervals>;
  logStream?: LogStream;
}

/** Creates the forwarder; undefined without PROVIDER_API_URL. */
function openForwarder(log: FastifyBaseLogger, database: Database, { providerUrl }: ServerSettings, deps: ServerDeps) {
  if (providerUrl === undefined) return undefined;
  const provider = createProvider(providerUrl, deps.providerTimeout);
  return createForwarder({ queue: createForwardQueue(database), provider, log, intervals: deps.intervals ?? {} });
}

function setErrorHandlers(app: FastifyInstance, sendProblem: SendProblem): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500 && !(error instanceof Problem))
      request.log.error({ err: error }, 'a request failed with an unexpected error');
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/')) return sendProblem(reply, new LocalizedProblem('noSuchCall'));
    return sendProblem(reply, new LocalizedProblem('onlyGet', { allow: 'GET, HEAD' }));
  });
}

/** Handles framework errors before routing, such as malformed percent-encoding. Hooks don't run for them. */
function createFrameworkErrorHandler(
  site: SiteFiles,
  isHttps: (request: IncomingMessage) => boolean,
  sendProblem: SendProblem,
) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(basicHeaders);
    if (isHttps(request.raw)) reply.header('strict-transport-security', strictTransport);
    void (sendMalformedAddress(site, request, reply) ?? sendProblem(reply, new LocalizedProblem('badAddress')));
  };
}

/**
 * Creates the site server; the caller listens. `close()` waits for running requests and writes, then closes the store.
 * @throws SettingsError when the site or the store can't be used
 */
export async function createServer(settings: ServerSettings, deps: ServerDeps = {}): Promise<FastifyInstance> {
  const site = readSite(settings.siteDir);
  const sendProblem = problemSender(await loadProblemWords());
  const trusted = createProxyTest(settings.trustProxy);
  const isHttps = createHttpsTest(trusted);
  const database = await openStore(settings);
  const store = createMessageStore(database, settings.providerUrl !== undefined);
  const app = Fastify({
    ...loggingOptions(settings.logLevel, deps.logStream),
    trustProxy: settings.trustProxy && trusted,
    serverFactory: guardedServer(limitPipelining, lingerOnClose, rejectDuplicateHost),
    // Absolute-form request targets (RFC 9112, 3.2.2): the host is ignored.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?#]*\/?/i, '/'),
    requestTimeout: deps.requestTimeout ?? 30_000,
    connectionTimeout: deps.connectionTimeout ?? 60_000,
    // Applies to every route: Fastify reads the body of a POST to a page before it answers 405.
    bodyLimit: 16 * 1024,
    forceCloseConnections: 'idle',
    // Unknown or mistyped properties are rejected, not removed or coerced.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    frameworkErrors: createFrameworkErrorHandler(site, isHttps, sendProblem),
  });
  const fetcher = createFeedFetcher({
    allowed: settings.feeds,
    loopback: settings.feedLoopback,
    ...(deps.feedTimeout !== undefined && { timeout: deps.feedTimeout }),
    ...(deps.lookup && { lookup: deps.lookup }),
  });
  const feedCache = createFeedCache({
    folder: join(settings.dataDir, 'feeds'),
    fetch: (address) => fetcher.fetch(address),
    ...(deps.now && { now: deps.now }),
    onFailure: (error, feed) => app.log.warn({ err: error, feed }, 'a feed could not be fetched or stored'),
  });
  const forwarder = openForwarder(app.log, database, settings, deps);

  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(basicHeaders);
    if (isHttps(request.raw)) reply.header('strict-transport-security', strictTransport);
    done();
  });
  setErrorHandlers(app, sendProblem);
  // Node closes connections that are idle when shutdown starts. Those that become idle later are closed every 100 ms.
  app.addHook('preClose', (done) => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100).unref();
    app.server.once('close', () => clearInterval(sweep));
    if (!app.server.listening) clearInterval(sweep);
    done();
  });
  app.addHook('onClose', async () => {
    await Promise.all([store.finish(), forwarder?.stop(), fetcher.close()]);
    database.close();
  });
  const onStored = () => forwarder?.requestRun();
  await app.register((api) => registerInbox(api, { store, perMinute: settings.rateLimit, onStored }));
  const vitals = createVitalStore(database, deps.now);
  await app.register((api) => registerVitals(api, { store: vitals, perMinute: settings.rateLimit }));
  onStored();
  registerHealthChecks(app, store);
  serveFeeds(app, settings.feeds, feedCache);
  serveNewsImages(app, (feed) => feedCache.peek(feed), settings, deps);
  serveSite(app, site);
  return app;
}
