import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '#platform/context/server/context.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { accountOf, tokenOf } from '#restaurant/access/server/access.ts';
import { logOut } from '#restaurant/access/server/end-sessions.ts';
import { getSessionView } from '#restaurant/access/server/get-session-view.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import type { TabletCtx } from '#restaurant/access/server/tablet-context.ts';
import {
  readTabletCookie,
  TABLET_LIFETIME_S,
  type TabletCookie,
  writeTabletCookie,
} from '#restaurant/access/server/tablet-cookie.ts';
import { ownTabletCalls, tabletCalls } from '../wire/tablets-calls.ts';
import { admitTablet } from './admit-tablet.ts';
import { approve } from './approve.ts';
import { changeTabletSettings, listTablets, removeTablet } from './list-tablets.ts';
import { reserveNumbers } from './reserve-numbers.ts';
import { countTurns, endTurn, readTablet, resumeTurn, startTurn, touchTurn } from './turns.ts';

export function tabletRoutes(app: App): void {
  const cookieOf = ({ cookies }: FastifyRequest) => readTabletCookie(cookies[app.tabletCookie]);
  const keep = (reply: FastifyReply, cookie: TabletCookie) =>
    reply.setCookie(app.tabletCookie, writeTabletCookie(cookie), {
      ...app.cookieOptions,
      maxAge: TABLET_LIFETIME_S,
    });

  /** A browser has one person at a time: who signed in with a password is out. */
  async function signOut(ctx: Ctx, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = request.cookies[app.sessionCookie];
    if (session === undefined) return;
    await logOut(ctx, session);
    reply.clearCookie(app.sessionCookie, app.cookieOptions);
  }

  async function begun(ctx: TabletCtx, request: FastifyRequest, reply: FastifyReply, cookie: TabletCookie) {
    keep(reply, cookie);
    await signOut(ctx, request, reply);
    return readTablet({ ...ctx, cookie }, null);
  }

  serve(app, tabletCalls, {
    listTablets: async (ctx, request) => listTablets(ctx, cookieOf(request)),
    admitTablet: async (ctx, request, reply) => {
      const cookie = await admitTablet(ctx, request.body, cookieOf(request));
      keep(reply, cookie);
      await signOut(ctx, request, reply);
      return listTablets(ctx, cookie);
    },
    changeTabletSettings: async (ctx, request) => {
      await changeTabletSettings(ctx, request.body);
      return listTablets(ctx, cookieOf(request));
    },
    removeTablet: async (ctx, { params }) => removeTablet(ctx, params.tabletId),
  });
  serve(app, ownTabletCalls, {
    readTablet: async (ctx, request) => readTablet(ctx, await ownSession(ctx, request)),
    reserveNumbers: async (ctx, { headers }) => reserveNumbers(ctx, headers['all-sent'] === '1'),
    startTurn: async (ctx, request, reply) => {
      const { cookie, pass } = await startTurn(ctx, request.body);
      return { ...(await begun(ctx, request, reply, cookie)), pass };
    },
    countTurns,
    resumeTurn: async (ctx, request, reply) =>
      begun(ctx, request, reply, await resumeTurn(ctx, request.body)),
    touchTurn,
    endTurn,
    approve: async (ctx, { body }) => approve(ctx, body),
  });
}

async function ownSession(ctx: TabletCtx, request: FastifyRequest) {
  if (tokenOf(request) === null) return null;
  const account = await accountOf(ctx.services, request).catch(() => null);
  return account && getSessionView(ctx, account);
}
