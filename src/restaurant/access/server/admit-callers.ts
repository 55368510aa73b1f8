import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOfOperators } from '#operators/stores/rules/roles.ts';
import type { Endpoint } from '#platform/calls/wire/endpoints.ts';
import {
  type Approval,
  authorise,
  type Ctx,
  guestContext,
  requireVerified,
  type StoreCtx,
} from '#platform/context/server/context.ts';
import type { Services } from '#platform/context/server/services.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { createAppTokenCheck } from '#platform/http/server/app-token.ts';
import { parseKey } from '#platform/http/server/documents/parse-key.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { LIMITS, type LimitName } from '#platform/limits/rules/policy.ts';
import { type GiveBack, type Left, type Limiter, tooMany } from '#platform/limits/server/limiter.ts';
import { type Network, networkOf } from '#platform/limits/server/network.ts';
import { SECOND } from '#platform/time/rules/durations.ts';
import type { Permission } from '#restaurant/people/rules/permissions.ts';
import { isApprovable } from '#restaurant/people/rules/tablet.ts';
import { asOfThen } from '#restaurant/without-the-line/server/late.ts';
import { watchOnce } from '#restaurant/without-the-line/server/once.ts';
import { accountOf, admitOperator, memberContext, memberOf, operatorContext } from './access.ts';
import { keyIn, requireKeyIn } from './find-key.ts';
import { takeApproval } from './find-turn.ts';
import { asMaker, requireSigned } from './passes.ts';
import { tabletContext, tabletOf } from './tablet-context.ts';

/** The caller is checked again if their body took longer than this: they may have been removed meanwhile. */
const SLOW_BODY_MS = 1_000;

/**
 * Checks and counts every call as its declaration says, before the body is read: nobody learns from a validation error
 * what they may not do, and strangers can't make us parse a body.
 */
export function admitCallers(app: App, services: Services, appToken: string | null): void {
  const checkAppToken = createAppTokenCheck(appToken);
  const limiter: CallLimiter = services.limiter;
  const uncounted = async () => {};
  app.decorateRequest('member', null);
  app.decorateRequest('owner', null);
  app.decorateRequest('operator', null);
  app.decorateRequest('tablet', null);
  app.decorateRequest('giveBack', null);
  app.addHook('onRequest', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (!call) return;
    const { access, limits = [] } = call;
    if (access === 'guest') await checkAppToken(request);
    const isCounted = typeof limits !== 'string';
    const count: Count = async (id, isProgram) =>
      isProgram ? tellLeft(reply, await limiter.takeTold('programCalls', id)) : limiter.take('calls', id);
    await identify(request, call, isCounted ? count : uncounted);
    if (call.keyed) request.member = await programOf(request);
    const taken: GiveBack[] = [];
    if (isCounted) for (const take of takesOf(request, limits)) taken.push(await take());
    request.giveBack = async () => void (await Promise.all(taken.map((giveBack) => giveBack())));
  });
  app.addHook('preValidation', async (request) => requireSigned(request));
  app.addHook('preHandler', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (call && reply.elapsedTime >= SLOW_BODY_MS) await identify(request, call, uncounted);
  });

  /** Null also for a wrong key, which is counted as a stranger's. */
  async function programOf(request: FastifyRequest): Promise<StoreCtx | null> {
    const key = keyIn(request);
    if (!key) return null;
    return memberContext(services, request, key.storeId).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
  }

  function takesOf(request: FastifyRequest, limits: readonly LimitName[]): (() => Promise<GiveBack>)[] {
    const program = request.routeOptions.config.call?.keyed ? request.member?.actor : undefined;
    if (program) return [() => limiter.take('programCalls', program.id)];
    return limits.map((name) => () => limiter.take(name, keyOf(request, name)));
  }

  async function identify(
    request: FastifyRequest,
    { access, verified, needsAccount, forKeys, logs, command, once }: Endpoint,
    count: Count,
  ): Promise<void> {
    if (access === 'guest' || access === 'anybody') return;
    if (access === 'account') {
      const account = await accountOf(services, request);
      await count(account.id);
      request.owner = { ...guestContext(services, request.site), account };
    } else if (isOfOperators(access)) {
      const ctx = await operatorContext(services, request);
      await count(ctx.account.id);
      const operator = admitOperator(ctx, request, { access, logs });
      request.operator = carriedOutOnce(request, operator, once, { brandId: ctx.site.brandId });
    } else if (access === 'tablet') {
      request.tablet = await tabletContext(services, request);
      await count(request.tablet.tablet.id);
    } else {
      const caller = await memberContext(services, request, storeIdOf(request, forKeys));
      await count(caller.actor.id, caller.actor.scopes !== undefined);
      const ctx = command ? await asMaker(request, await asOfThen(request, caller)) : caller;
      const member = await admitMember(request, ctx, { access, verified, needsAccount });
      request.member = carriedOutOnce(request, member, command ?? once, { storeId: member.storeId });
    }
  }
}

function storeIdOf(request: FastifyRequest, forKeys: true | undefined): string {
  return forKeys ? requireKeyIn(request).storeId : (request.params as { storeId: string }).storeId;
}

interface Asked {
  access: Permission;
  verified: true | undefined;
  needsAccount: true | undefined;
}

/** What was done without the line is kept for a person to check if its maker may not do it, once it was read. */
async function admitMember(request: FastifyRequest, ctx: StoreCtx, asked: Asked): Promise<StoreCtx> {
  try {
    return await admitted(request, ctx, asked);
  } catch (refusal) {
    if (!ctx.late || !(refusal instanceof AppError)) throw refusal;
    return { ...ctx, late: { refusal, ...ctx.late } };
  }
}

/** The member as admitted, with what a manager has approved for this call. */
async function admitted(
  request: FastifyRequest,
  ctx: StoreCtx,
  { access, verified, needsAccount }: Asked,
): Promise<StoreCtx> {
  if (needsAccount && (ctx.actor.tabletId ?? ctx.actor.scopes) !== undefined) throw new AppError('FORBIDDEN');
  // It was taken when the caller was checked first.
  const approval = request.member?.actor.approval ?? (await approvalOf(request, ctx));
  const calls = ctx.actor.tabletId === undefined ? {} : { calls: callOf(request) };
  const member = { ...ctx, actor: { ...ctx.actor, ...calls, ...(approval ? { approval } : {}) } };
  // What a manager can approve at a tablet, the verb asks for: it knows what they are shown.
  if (ctx.actor.tabletId === undefined || !isApprovable(access)) authorise(member, access);
  if (verified) requireVerified(member);
  return member;
}

/** A command that has a key does nothing when it comes again. */
function carriedOutOnce<C extends Ctx>(
  request: FastifyRequest,
  ctx: C,
  how: Endpoint['once'],
  owner: Parameters<typeof watchOnce>[0]['owner'],
): C {
  const key = how === 'noted' ? parseKey(request.headers['idempotency-key']) : null;
  if (key === null) return ctx;
  const asked = () => ({ call: callOf(request), body: request.body ?? null });
  return { ...ctx, watch: watchOnce({ owner, key, asked, inner: ctx.watch }) };
}

const callOf = ({ method, url }: FastifyRequest) => `${method} ${url}`;

function approvalOf(request: FastifyRequest, ctx: StoreCtx): Promise<Approval | null> {
  const { approval } = request.headers;
  // One that is over stays over, however long ago its call was made.
  const now = ctx.late?.cameAt ?? ctx.now;
  const token = typeof approval === 'string' ? approval : undefined;
  return takeApproval({ ...ctx, now }, ctx.storeId, ctx.actor, token);
}

type Count = (callerId: string, isProgram?: boolean) => Promise<unknown>;

/** Tells a program what it has left, as the draft of `RateLimit` for HTTP has it, also when nothing is. */
function tellLeft(reply: FastifyReply, told: Left | null): void {
  if (!told) return;
  const { isTaken, most, left, windowMs, resetMs } = told;
  reply.header('ratelimit-policy', `"calls";q=${most};w=${windowMs / SECOND}`);
  if (left !== null) reply.header('ratelimit', `"calls";r=${left};t=${Math.ceil(resetMs / SECOND)}`);
  if (!isTaken) throw tooMany(resetMs);
}

/** Whose key fits which limit is settled where calls are declared. */
interface CallLimiter extends Pick<Limiter, 'takeTold'> {
  take(name: LimitName, key: string | Network): Promise<GiveBack>;
}

function keyOf(request: FastifyRequest, name: LimitName): string | Network {
  const { by } = LIMITS[name];
  if (by === 'network') return networkOf(request);
  if (by === 'tablet') return tabletOf(request).tablet.id;
  if (by === 'account') return (request.owner ?? request.operator)?.account.id ?? memberOf(request).actor.id;
  const { actor, storeId } = memberOf(request);
  return by === 'store' ? storeId : `${actor.id} ${storeId}`;
}
