import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyServerOptions, LogController } from 'fastify';
import type { Services } from '#platform/context/server/services.ts';
import { createReadiness } from '#platform/db/server/readiness.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { acceptJsonOnly } from '#platform/http/server/accept-json.ts';
import { openApi } from '#platform/http/server/documents/open-api.ts';
import {
  type App,
  serializerCompiler,
  validatorCompiler,
  type ZodProvider,
} from '#platform/http/server/documents/schemas.ts';
import { refuseUnsafeText } from '#platform/http/server/documents/unsafe-text.ts';
import { answerError, isFaultOfCall, sendError } from '#platform/http/server/error-mapper.ts';
import { createStreams } from '#platform/http/server/event-stream.ts';
import { healthRoutes } from '#platform/http/server/health.ts';
import { leaveNoConnectionWaiting } from '#platform/http/server/idle-connections.ts';
import { logSerializers } from '#platform/http/server/log-error.ts';
import { refuseTwoHosts } from '#platform/http/server/outside/one-host.ts';
import { proxiesOf } from '#platform/http/server/proxies.ts';
import { shareBodies } from '#platform/limits/server/body-shares.ts';
import { CONNECTIONS, SILENT_MS, shareConnections } from '#platform/limits/server/connection-shares.ts';
import { networkOf } from '#platform/limits/server/network.ts';
import { createPrintGate, createPrintSender } from '#platform/limits/server/prints.ts';
import type { Tracing } from '#platform/tracing/server/create-tracing.ts';
import { sessionCookieName } from '#restaurant/access/server/access.ts';
import { admitCallers } from '#restaurant/access/server/admit-callers.ts';
import { deviceCookieName } from '#restaurant/access/server/devices.ts';
import { tabletCookieName } from '#restaurant/access/server/tablet-cookie.ts';
import { leadToPlace } from '#restaurant/moved-stores/server/lead-to-place.ts';
import { logSupport } from '#restaurant/people/server/support.ts';
import type { BuiltPages } from '../pages/built-pages.ts';
import { sendMissingPage, wantsPage, webRoutes } from '../pages/routes.ts';
import { FEATURES } from './features.ts';
import { keepToBrand } from './keep-to-brand.ts';
import { keepToStore } from './keep-to-store.ts';
import { faultToAnswer } from './named-things.ts';
import { personStreamRoute } from './person-stream-route.ts';

export interface AppOptions {
  version: string;
  appToken: string | null;
  trustProxy: boolean | number | string;
  /** What a reader of the metrics sends. Null: who is at this machine reads them without. */
  metricsToken?: string | null;
  /** Only where there is a collector of traces. */
  tracing?: Pick<Tracing, 'watchRequests'> | null;
  /** Absent if only the API is served, as in most tests. */
  pages?: BuiltPages;
  /** The time between heartbeats of a stream. 15 s, unless a test is in a hurry. */
  heartbeatMs?: number;
  /** Closes connections after this time without any traffic. */
  silentMs?: number;
  logger: Exclude<FastifyServerOptions['logger'], undefined | boolean>;
}

const BODY_BYTES = 256 * 1024;

/** Builds routes and plugins over the services. Never listens, so that tests can inject requests. */
export async function createApp(services: Services, options: AppOptions): Promise<App> {
  const app = Fastify({
    logger: { ...options.logger, serializers: logSerializers },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trusted(options.trustProxy),
    bodyLimit: BODY_BYTES,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    connectionTimeout: options.silentMs ?? SILENT_MS,
    http: { headersTimeout: 15_000 },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 256 },
    // An address that can't be decoded fails before any hook runs.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(SAFE_HEADERS)),
  }).withTypeProvider<ZodProvider>();
  const isSecure = services.sites.origin.startsWith('https:');

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(async (error, request, reply) => {
    const told = isFaultOfCall(error) ? await faultToAnswer(services, request, error) : error;
    return answerError(told, request, reply);
  });
  const web = options.pages && { ...options, built: options.pages };
  app.setNotFoundHandler((request, reply) =>
    web && wantsPage(request)
      ? sendMissingPage(request, reply, web)
      : sendError(new AppError('NOT_FOUND'), request, reply),
  );
  const isBehindProxy = options.trustProxy !== false;
  options.tracing?.watchRequests(app, { isBehindProxy });
  acceptJsonOnly(app);
  noteRequests(app, services);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SAFE_HEADERS);
  });
  refuseTwoHosts(app);
  shareBodies(app, services.limiter.scale);
  app.addHook('preValidation', async ({ body, params, query }) => {
    for (const part of [body, params, query]) if (!Buffer.isBuffer(part)) refuseUnsafeText(part);
  });

  app.decorate('services', services);
  app.decorate('programVersion', options.version);
  app.decorate('sessionCookie', sessionCookieName(isSecure));
  app.decorate('deviceCookie', deviceCookieName(isSecure));
  app.decorate('tabletCookie', tabletCookieName(isSecure));
  app.decorate('cookieOptions', { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' });
  const streams = createStreams({ heartbeatMs: options.heartbeatMs, onError: services.onError });
  app.decorate('streams', streams);
  const send = createPrintSender(services.limiter.scale);
  app.decorate('prints', { turnOf: createPrintGate(), send });
  app.decorate('isProxy', proxiesOf(options.trustProxy));
  app.decorate('isBehindProxy', isBehindProxy || isSecure);
  app.decorate('metricsToken', options.metricsToken ?? null);
  app.decorate('checkReadiness', createReadiness(services.reserve, services.clock));
  app.addHook('preClose', async () => streams.closeAll());
  app.addHook('onClose', () => services.afterwards.settled());
  leaveNoConnectionWaiting(app);
  app.server.maxConnections = CONNECTIONS.all;
  if (!options.trustProxy) shareConnections(app, services.limiter.scale);
  await app.register(cookie);
  keepToStore(app, services.sites);
  keepToBrand(app, services.sites);
  if (isSecure) {
    app.addHook('onRequest', async ({ site }, reply) => {
      reply.header('strict-transport-security', site.store === null ? HTTPS : HTTPS_OF_STORE);
    });
  }
  leadToPlace(app);
  admitCallers(app, services, options.appToken);
  logSupport(app);
  await openApi(app, {
    version: options.version,
    count: (request) => services.limiter.take('documents', networkOf(request)),
  });
  healthRoutes(app);
  for (const { routes = [] } of FEATURES) for (const addRoutes of routes) addRoutes(app);
  for (const { apart = [] } of FEATURES)
    for (const addRoutes of apart) await app.register(async (scope) => addRoutes(scope as App));
  personStreamRoute(app);
  if (web) await app.register(async (scope) => webRoutes(scope as App, services, web));
  return app;
}

/**
 * Trusts this many proxies, counted from ours. Anything that the client itself writes into the header comes before
 * them.
 */
function trusted(
  proxies: AppOptions['trustProxy'],
): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

/** Answers hold data and never pages: nothing in them may run, be framed or be cached. */
const SAFE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};
const HTTPS = 'max-age=63072000; includeSubDomains';
/** What else is below a store's domain is not ours, and the domain may leave us. */
const HTTPS_OF_STORE = 'max-age=2592000';

/** Notes the route and never the address, which may hold an order's secret link or a telephone number. */
function noteRequests(app: App, { metrics }: Services): void {
  app.addHook('onResponse', async (request, reply) => {
    const isStream = String(reply.raw.getHeader('content-type')).startsWith('text/event-stream');
    metrics.request({
      method: request.method,
      route: request.routeOptions.url,
      status: reply.raw.statusCode,
      seconds: isStream ? null : reply.elapsedTime / 1000,
    });
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
