import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type * as z from 'zod';
import { isOfOperators, type OperatorPermission } from '#operators/stores/rules/roles.ts';
import type { Endpoint } from '#platform/calls/wire/endpoints.ts';
import { type Ctx, guestContext, type StoreCtx } from '#platform/context/server/context.ts';
import type { App, RouteHandler, Schema } from '#platform/http/server/documents/schemas.ts';
import { askAbout, keepRefused, type Remains } from '#restaurant/without-the-line/server/late.ts';
import { DoneBefore } from '#restaurant/without-the-line/server/once.ts';
import { type AccountCtx, memberOf, type OperatorCtx, operatorOf, ownerOf } from './access.ts';
import { type TabletCtx, tabletOf } from './tablet-context.ts';

/** Whom a call with this access has as its caller. */
type CallerOf<Given extends Endpoint['access']> = Given extends 'guest' | 'anybody'
  ? Ctx
  : Given extends 'account'
    ? AccountCtx
    : Given extends OperatorPermission
      ? OperatorCtx
      : Given extends 'tablet'
        ? TabletCtx
        : StoreCtx;

type Answers<Call extends Endpoint> = Call['schema'] extends { response: infer Given }
  ? { [Status in keyof Given]: Given[Status] extends Schema ? z.input<Given[Status]> : never }[keyof Given]
  : unknown;

/** A call that answers nothing may return nothing. */
type Returned<Call extends Endpoint> =
  | ReturnType<RouteHandler<Call>>
  | ([Answers<Call>] extends [null] ? Promise<void> : never);

export type Handler<Call extends Endpoint> = (
  ctx: CallerOf<Call['access']>,
  ...asked: Parameters<RouteHandler<Call>>
) => Returned<Call>;

export type Handlers<Calls extends Record<string, Endpoint>> = {
  [Name in keyof Calls]?: Handler<Calls[Name]>;
};

/** What is particular about reading their bodies or answering them. */
interface Options<Calls extends Record<string, Endpoint>>
  extends Pick<RouteShorthandOptions, 'bodyLimit' | 'errorHandler'> {
  /** What remains of a late command that can't be carried out. */
  remains?: (ctx: StoreCtx, request: FastifyRequest) => Promise<Remains>;
  /** Answers what was carried out before, as things stand now. `made`: what it has made or led to. */
  again?: (
    ctx: Extract<CallerOf<Calls[keyof Calls]['access']>, StoreCtx | OperatorCtx>,
    params: Record<string, string>,
    made: string | null,
  ) => Promise<unknown>;
}

/** Serves calls as they are declared: the caller is the one that it admits, the status the only one that it answers. */
export function serve<Calls extends Record<string, Endpoint>>(
  app: App,
  calls: Calls,
  handlers: Handlers<Calls>,
  { again, remains, ...options }: Options<Calls> = {},
): void {
  for (const [name, handle] of Object.entries(handlers)) {
    const call = calls[name];
    if (!call || !handle) continue;
    const [status, ...others] = Object.keys(call.schema.response ?? {});
    const answerOf: AnyHandler = async (ctx, request, reply) => {
      try {
        if (request.member?.late?.refusal) throw request.member.late.refusal;
        const answer = await (handle as AnyHandler)(ctx, request, reply);
        if (call.logs) requireWatched(name, ctx);
        if (request.member?.late?.asks) await askAbout(request.member, request, answer);
        return answer;
      } catch (error) {
        return afterFailure(error, ctx, request);
      }
    };
    const afterFailure = (error: unknown, ctx: Ctx, request: FastifyRequest) => {
      if (error instanceof DoneBefore && again) {
        const { watch: _, ...caller } = ctx;
        return (again as AnyAgain)(caller, request.params as Record<string, string>, error.made);
      }
      if (call.command && request.member) return keepRefused(request.member, request, error, remains);
      throw error;
    };
    // A HEAD of a stream would never end.
    const isStream = call.schema.produces?.includes('text/event-stream') === true;
    app.route({
      ...call,
      ...options,
      ...(isStream ? { exposeHeadRoute: false } : {}),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const answer = await answerOf(callerOf(app, request), request, reply);
        if (reply.sent) return reply;
        if (status && others.length === 0) reply.code(Number(status));
        return reply.send(answer ?? null);
      },
    });
  }
}

function requireWatched(name: string, { watch }: Ctx): void {
  if (!watch?.isUsed)
    throw new Error(`${name} changed something outside of a transaction, which its log does not see`);
}

type AnyHandler = (ctx: Ctx, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
type AnyAgain = (ctx: Ctx, params: Record<string, string>, made: string | null) => Promise<unknown>;

function callerOf(app: App, request: FastifyRequest): Ctx {
  const access = request.routeOptions.config.call?.access;
  if (access === 'guest' || access === 'anybody') return guestContext(app.services, request.site);
  if (access === 'tablet') return tabletOf(request);
  if (access !== undefined && isOfOperators(access)) return operatorOf(request);
  return access === 'account' ? ownerOf(request) : memberOf(request);
}
