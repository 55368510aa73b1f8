import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyServerOptions, LogController } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { requireAccount, requireMember, sessionCookieName } from './accounts/access.ts';
import { deviceCookieName } from './accounts/devices.ts';
import { letterRoutes } from './accounts/letter-routes.ts';
import { ownAccountRoutes } from './accounts/own-account-routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { sessionRoutes } from './accounts/session-routes.ts';
import { twoFactorRoutes } from './accounts/two-factor-routes.ts';
import { analyticsDeskRoutes, analyticsRoutes } from './analytics/routes.ts';
import { billDeskRoutes, billRoutes } from './bills/routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { guestDataRoutes } from './guest-data/routes.ts';
import { acceptJsonOnly } from './http/accept-json.ts';
import { createAppTokenCheck } from './http/app-token.ts';
import { answerError, isFaultOfCall, sendError } from './http/error-mapper.ts';
import { createStreams } from './http/event-stream.ts';
import { healthRoutes } from './http/health.ts';
import { leaveNoConnectionWaiting } from './http/idle-connections.ts';
import { logSerializers } from './http/log-error.ts';
import { openApi } from './http/open-api.ts';
import { type App, serializerCompiler, validatorCompiler, type ZodProvider } from './http/schemas.ts';
import { refuseUnsafeText } from './http/unsafe-text.ts';
import { foreignPictureRoutes, imageRoutes, imageUploadRoute } from './images/routes.ts';
import { shareBodies } from './limits/body-shares.ts';
import { CONNECTIONS, SILENT_MS, shareConnections } from './limits/connection-shares.ts';
import { networkOf } from './limits/network.ts';
import { createPrintGate, createPrintSender } from './limits/prints.ts';
import { listingRoutes } from './listings/routes.ts';
import { catalogueRoutes, catalogueSaveRoute } from './menus/catalogue-routes.ts';
import { menuRoutes } from './menus/routes.ts';
import { alertRoutes, staffPushRoutes } from './messages/alert-routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { faultToTell } from './named-things.ts';
import { orderDeskRoutes } from './ordering/desk-routes.ts';
import { claimRoutes, receiptRoutes } from './ordering/receipts/routes.ts';
import { orderRoutes } from './ordering/routes.ts';
import { otpOutboxRoute, otpRoutes } from './otp/routes.ts';
import { paymentNoticeRoutes, paymentReturnRoutes, payRoutes } from './payments/routes.ts';
import { epsonRoutes } from './printing/epson-routes.ts';
import { printerRoutes, printRoutes } from './printing/routes.ts';
import { starRoutes } from './printing/star-routes.ts';
import { refundRoutes } from './refunds/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { revisionRoutes } from './revisions/routes.ts';
import type { Services } from './services.ts';
import { accountDeskRoutes, invitationRoutes } from './staff/account-routes.ts';
import { peopleRoutes } from './staff/people-routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { policyRoutes, storeRoutes } from './stores/routes.ts';
import { deskStreamRoute, guestStreamRoutes } from './stream-routes.ts';
import { offeredTableRoutes, tableRoutes } from './tables/routes.ts';
import type { BuiltPages } from './web/built-pages.ts';
import { sendMissingPage, wantsPage, webRoutes } from './web/routes.ts';

export interface AppOptions {
  version: string;
  publicUrl: string;
  appToken: string | null;
  trustProxy: boolean | number | string;
  /** Absent where only the API is served, as in most tests. */
  pages?: BuiltPages;
  /** Between two signs of life on a stream; 15 s unless a test is in a hurry. */
  heartbeatMs?: number;
  /** After which a connection is closed on which nothing comes and nothing is taken. */
  silentMs?: number;
  logger: Exclude<FastifyServerOptions['logger'], undefined | boolean>;
}

const BODY_BYTES = 256 * 1024;

/** Routes and plugins over the services; never listens, so that tests can put requests in. */
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
    // An address that can't be decoded fails before any hook has run.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(SAFE_HEADERS)),
  }).withTypeProvider<ZodProvider>();
  const isSecure = options.publicUrl.startsWith('https:');

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(async (error, request, reply) => {
    const told = isFaultOfCall(error) ? await faultToTell(services, request, error) : error;
    return answerError(told, request, reply);
  });
  const web = options.pages && { ...options, built: options.pages };
  app.setNotFoundHandler((request, reply) =>
    web && wantsPage(request)
      ? sendMissingPage(request, reply, web)
      : sendError(new AppError('NOT_FOUND'), request, reply),
  );
  acceptJsonOnly(app);
  logRequests(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(isSecure ? { ...SAFE_HEADERS, ...HTTPS_HEADERS } : SAFE_HEADERS);
  });
  shareBodies(app, services.limiter.scale);
  app.addHook('preValidation', async ({ body, params, query }) => {
    for (const part of [body, params, query]) if (!Buffer.isBuffer(part)) refuseUnsafeText(part);
  });

  app.decorate('sessionCookie', sessionCookieName(isSecure));
  app.decorate('deviceCookie', deviceCookieName(isSecure));
  app.decorate('cookieOptions', { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' });
  const streams = createStreams(options.heartbeatMs);
  app.addHook('preClose', async () => streams.closeAll());
  app.addHook('onClose', () => services.afterwards.settled());
  leaveNoConnectionWaiting(app);
  app.server.maxConnections = CONNECTIONS.all;
  if (!options.trustProxy) shareConnections(app, services.limiter.scale);
  await app.register(cookie);
  await openApi(app, {
    ...options,
    count: (request) => services.limiter.take('documents', networkOf(request)),
  });
  healthRoutes(app, services.reserve);
  imageRoutes(app, services);
  const send = createPrintSender(services.limiter.scale);
  const billPrints = { turnOf: createPrintGate(), send };
  await within(app, GUESTS, (guests) => {
    guests.addHook('onRequest', createAppTokenCheck(options.appToken));
    menuRoutes(guests, services);
    listingRoutes(guests, services);
    policyRoutes(guests, services);
    offeredTableRoutes(guests, services);
    orderRoutes(guests, services);
    payRoutes(guests, services);
    claimRoutes(guests, services);
    guestStreamRoutes(guests, services, streams);
    otpRoutes(guests, services);
    analyticsRoutes(guests, services);
    feedbackRoutes(guests, services);
    billRoutes(guests, services, billPrints);
    alertRoutes(guests, services);
  });
  await within(app, [], (gateways) => paymentReturnRoutes(gateways, services));
  await within(app, [], (gateways) => paymentNoticeRoutes(gateways, services));
  starRoutes(app, services);
  await within(app, [], (epson) => epsonRoutes(epson, services));
  accountRoutes(app, services);
  letterRoutes(app, services);
  await within(app, STAFF, (own) => {
    requireAccount(own, services);
    ownAccountRoutes(own);
    twoFactorRoutes(own);
    sessionRoutes(own);
    accountDeskRoutes(own, services);
  });
  invitationRoutes(app, services);
  await within(app, STAFF, (desk) => {
    requireMember(desk, services);
    staffRoutes(desk);
    peopleRoutes(desk);
    guestDataRoutes(desk);
    storeRoutes(desk);
    tableRoutes(desk, send);
    catalogueRoutes(desk);
    foreignPictureRoutes(desk);
    revisionRoutes(desk);
    orderDeskRoutes(desk);
    refundRoutes(desk);
    receiptRoutes(desk);
    printerRoutes(desk);
    printRoutes(desk);
    deskStreamRoute(desk, services, streams);
    otpOutboxRoute(desk);
    messageRoutes(desk);
    staffPushRoutes(desk, services);
    analyticsDeskRoutes(desk);
    reportRoutes(desk);
    billDeskRoutes(desk, billPrints);
  });
  await within(app, STAFF, (saves) => {
    requireMember(saves, services);
    catalogueSaveRoute(saves);
  });
  // Apart from the others, whose bodies are never pictures.
  await within(app, STAFF, (pictures) => {
    requireMember(pictures, services);
    imageUploadRoute(pictures);
  });
  if (web) await app.register(async (scope) => webRoutes(scope as App, services, web));
  return app;
}

/** So many proxies, counted from ours: what a client itself writes into the header stands before them. */
function trusted(
  proxies: AppOptions['trustProxy'],
): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

/** What the document says of who may call: old clients' token only where one is set, the staff's always. */
const GUESTS = [{}, { appToken: [] }];
const STAFF = [{ token: [] }];

/** A scope of its own for routes that share hooks and parsers. */
async function within(app: App, security: object[], addRoutes: (scope: App) => void): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      Object.assign(route.schema ?? {}, { security });
    });
    addRoutes(scope as App);
  });
}

/** Answers hold data, never a page: nothing in them may run, be framed or be kept by a cache. */
const SAFE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};
const HTTPS_HEADERS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** The route, never the address: an order's link is a secret, and a telephone number stands in another. */
function logRequests(app: App): void {
  app.addHook('onResponse', async (request, reply) => {
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
