import type { FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { type Ctx, createContext, type StoreCtx } from '../context.ts';
import type { App } from '../http/schemas.ts';
import type { Services } from '../services.ts';
import { findStore } from '../stores/find-store.ts';
import { findMember, findSession, type SessionAccount } from './find-session.ts';
import type { Client } from './start-session.ts';

/** Over HTTPS bound to the host: no sibling domain can then plant a session of its own. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-thali_session' : 'thali_session';
}

/** `Authorization: token {token}` for programs, a cookie for browsers. */
export function tokenOf(request: FastifyRequest): { token: string; isCookie: boolean } | null {
  const header = /^token +([A-Za-z0-9_-]{20,200})$/i.exec(request.headers.authorization ?? '');
  if (header?.[1]) return { token: header[1], isCookie: false };
  if (request.headers.authorization) return null;
  const cookie = request.cookies[request.server.sessionCookie];
  return cookie ? { token: cookie, isCookie: true } : null;
}

export function guestContext(services: Services): Ctx {
  return createContext(services, { kind: 'guest' });
}

export async function accountOf(services: Services, request: FastifyRequest): Promise<SessionAccount> {
  const given = tokenOf(request);
  if (!given) throw new AppError('UNAUTHENTICATED');
  if (given.isCookie) refuseOtherSites(request);
  return findSession(guestContext(services), given.token);
}

export function clientOf({ ip, headers }: FastifyRequest): Client {
  return { address: ip, userAgent: headers['user-agent'] ?? '' };
}

/** For what somebody does with their own account, in whatever stores. */
export interface AccountCtx extends Ctx {
  account: SessionAccount;
}

declare module 'fastify' {
  interface FastifyInstance {
    sessionCookie: string;
  }
  interface FastifyRequest {
    member: StoreCtx | null;
    owner: AccountCtx | null;
  }
}

/** All routes below name a store. Who asks is settled before a body is read: strangers can't make us parse one. */
export function requireMember(desk: App, services: Services): void {
  desk.decorateRequest('member', null);
  desk.addHook('onRequest', async (request) => {
    const { storeId } = request.params as { storeId: string };
    request.member = await memberContext(services, request, storeId);
  });
}

/** All routes below are about the account of whoever asks. */
export function requireAccount(own: App, services: Services): void {
  own.decorateRequest('owner', null);
  own.addHook('onRequest', async (request) => {
    request.owner = { ...guestContext(services), account: await accountOf(services, request) };
  });
}

/** The asker as the owner of an account. */
export function ownerOf(request: FastifyRequest): AccountCtx {
  if (!request.owner) throw new AppError('UNAUTHENTICATED');
  return request.owner;
}

/** The asker as a member of the store that the address names. */
export function memberOf(request: FastifyRequest): StoreCtx {
  if (!request.member) throw new AppError('UNAUTHENTICATED');
  return request.member;
}

async function memberContext(
  services: Services,
  request: FastifyRequest,
  storeId: string,
): Promise<StoreCtx> {
  const account = await accountOf(services, request);
  const ctx = guestContext(services);
  const store = await findStore(services.db, storeId);
  const actor = await findMember(ctx, account, store);
  return { ...ctx, actor, storeId: store.storeId };
}

/** Whether a session that opened a stream is still there, in the same role. A database that is away ends nothing. */
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

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** A cookie comes along with other sites' requests too: they may not change anything. */
function refuseOtherSites(request: FastifyRequest): void {
  if (SAFE_METHODS.includes(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const isOurs =
    site === undefined
      ? origin === undefined || hostOf(origin) === request.host
      : ['same-origin', 'none'].includes(String(site));
  if (!isOurs) throw new AppError('CROSS_SITE_REFUSED');
}

function hostOf(origin: string): string | null {
  return URL.parse(origin)?.host ?? null;
}
