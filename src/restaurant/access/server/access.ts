import type { FastifyReply, FastifyRequest } from 'fastify';
import { watchActs } from '#operators/log/server/watch-acts.ts';
import type { OperatorAct } from '#operators/stores/rules/acts.ts';
import { mayOperate, type OperatorPermission } from '#operators/stores/rules/roles.ts';
import {
  type Ctx,
  guestContext,
  type OperatorActor,
  type StoreCtx,
} from '#platform/context/server/context.ts';
import type { Services } from '#platform/context/server/services.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { Streams } from '#platform/http/server/event-stream.ts';
import type { GiveBack } from '#platform/limits/server/limiter.ts';
import { networkOf } from '#platform/limits/server/network.ts';
import type { Prints } from '#platform/limits/server/prints.ts';
import type { Site } from '#platform/site/server/sites.ts';
import { findStore, parseStoreId } from '#restaurant/stores/server/find-store.ts';
import { DEVICE_LIFETIME_S, deviceCookieValue } from './devices.ts';
import { findProgram, keyIn } from './find-key.ts';
import { findMember, findSession, hasSecondStep, type SessionAccount } from './find-session.ts';
import { refuseOtherSites } from './refuse-other-sites.ts';
import type { SignInClient } from './start-session.ts';
import { type TabletCtx, turnContext } from './tablet-context.ts';

/** Bound to the host over HTTPS, so that no sibling domain can set a session of its own. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-thali_session' : 'thali_session';
}

/** Programs send `Authorization: token {token}`, browsers a cookie. */
export function tokenOf(request: FastifyRequest): { token: string; isCookie: boolean } | null {
  const header = /^token +([A-Za-z0-9_-]{20,200})$/i.exec(request.headers.authorization ?? '');
  if (header?.[1]) return { token: header[1], isCookie: false };
  if (request.headers.authorization) return null;
  const cookie = request.cookies[request.server.sessionCookie];
  return cookie ? { token: cookie, isCookie: true } : null;
}

export async function accountOf(services: Services, request: FastifyRequest): Promise<SessionAccount> {
  const given = tokenOf(request);
  if (!given) throw new AppError('UNAUTHENTICATED');
  if (given.isCookie) refuseOtherSites(request);
  return findSession(guestContext(services, request.site), given.token);
}

export function clientOf(request: FastifyRequest): SignInClient {
  const device = request.cookies[request.server.deviceCookie] ?? null;
  return { network: networkOf(request), userAgent: request.headers['user-agent'] ?? '', device };
}

/** Remembers the browser, so that strangers' tries at the account don't count against it. */
export function setDeviceCookie(
  { secrets }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
): void {
  const { deviceCookie, cookieOptions } = request.server;
  const value = deviceCookieValue(secrets, request.cookies[deviceCookie] ?? null, accountId);
  reply.setCookie(deviceCookie, value, { ...cookieOptions, maxAge: DEVICE_LIFETIME_S });
}

/** The context of calls about the caller's own account, independent of a store. */
export interface AccountCtx extends Ctx {
  account: SessionAccount;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
    programVersion: string;
    /** Whether a connection from this address is that of a proxy before the program. */
    isProxy: (address: string) => boolean;
    /** Whether requests may come through a proxy, which may be at this machine. */
    isBehindProxy: boolean;
    /** What a reader of the metrics sends. Null: who is at this machine reads them without. */
    metricsToken: string | null;
    checkReadiness: () => Promise<void>;
    streams: Streams;
    prints: Prints;
    sessionCookie: string;
    deviceCookie: string;
    tabletCookie: string;
    cookieOptions: { path: string; httpOnly: boolean; secure: boolean; sameSite: 'lax' };
  }
  interface FastifyRequest {
    site: Site;
    member: StoreCtx | null;
    owner: AccountCtx | null;
    operator: OperatorCtx | null;
    tablet: TabletCtx | null;
    /** Takes back what was counted for it at once, where another call is made and counted in its place. */
    giveBack: GiveBack | null;
  }
}

/** The context of calls about all stores. */
export interface OperatorCtx extends AccountCtx {
  actor: OperatorActor;
}

/** The caller as the owner of an account. */
export function ownerOf(request: FastifyRequest): AccountCtx {
  if (!request.owner) throw new AppError('UNAUTHENTICATED');
  return request.owner;
}

/** The caller as a member of the store in the address. */
export function memberOf(request: FastifyRequest): StoreCtx {
  if (!request.member) throw new AppError('UNAUTHENTICATED');
  return request.member;
}

export async function memberContext(
  services: Services,
  request: FastifyRequest,
  storeId: string,
): Promise<StoreCtx> {
  const ctx = guestContext(services, request.site);
  const actor = await actorIn(ctx, request, storeId);
  return { ...ctx, ...actor, network: networkOf(request) };
}

async function actorIn(ctx: Ctx, request: FastifyRequest, storeId: string) {
  const { services } = ctx;
  const key = keyIn(request);
  if (key) {
    if (key.storeId !== parseStoreId(storeId)) throw new AppError('STORE_NOT_FOUND');
    const store = await findStore(services.db, storeId);
    return { actor: await findProgram(ctx, key, { store, request }), storeId: store.storeId };
  }
  if (tokenOf(request) === null && request.cookies[request.server.tabletCookie] !== undefined) {
    const { actor, store } = await turnContext(services, request);
    if (store.storeId !== parseStoreId(storeId)) throw new AppError('STORE_NOT_FOUND');
    return { actor, storeId: store.storeId };
  }
  const account = await accountOf(services, request);
  const store = await findStore(services.db, storeId);
  return { actor: await findMember(ctx, account, store), storeId: store.storeId };
}

/** The caller as one who runs the program. Whoever is none learns nothing, not even that there are operators. */
export async function operatorContext(services: Services, request: FastifyRequest): Promise<OperatorCtx> {
  const account = await accountOf(services, request).catch((error: unknown) => {
    if (error instanceof AppError) throw new AppError('NOT_FOUND');
    throw error;
  });
  if (account.operatorRole === null) throw new AppError('NOT_FOUND');
  const actor = { kind: 'operator' as const, id: account.id, name: account.name };
  const ctx = { ...guestContext(services, request.site), actor, account };
  if (!(await hasSecondStep(ctx, account.id))) throw new AppError('SECOND_STEP_REQUIRED');
  return ctx;
}

/** Admits an operator whose role may do this, and logs what they change. */
export function admitOperator(
  ctx: OperatorCtx,
  request: FastifyRequest,
  { access, logs }: { access: OperatorPermission; logs?: OperatorAct | undefined },
): OperatorCtx {
  const { operatorRole } = ctx.account;
  if (operatorRole === null || !mayOperate(operatorRole, access)) throw new AppError('FORBIDDEN');
  if (logs === undefined) return ctx;
  const params = request.params as Record<string, string>;
  // The body is read later.
  const asked = () => ({ params, body: (request.body ?? {}) as Record<string, unknown> });
  return { ...ctx, watch: watchActs(logs, ctx.actor, asked) };
}

export function operatorOf(request: FastifyRequest): OperatorCtx {
  if (!request.operator) throw new AppError('NOT_FOUND');
  return request.operator;
}

/** Whether the session that opened a stream still exists in the same role. A failing database ends no stream. */
export async function isStillMember(
  services: Services,
  request: FastifyRequest,
  { storeId, actor }: StoreCtx,
): Promise<boolean> {
  try {
    const now = await memberContext(services, request, storeId);
    return now.actor.role === actor.role;
  } catch (error) {
    return !(error instanceof AppError);
  }
}

/** Whether the session that opened a stream of its own account still exists. */
export async function isStillSignedIn(services: Services, request: FastifyRequest): Promise<boolean> {
  try {
    await accountOf(services, request);
    return true;
  } catch (error) {
    return !(error instanceof AppError);
  }
}
