import type { FastifyRequest } from 'fastify';
import { type Ctx, guestContext, type StaffActor } from '#platform/context/server/context.ts';
import type { Services } from '#platform/context/server/services.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import type { TabletRow } from '#restaurant/tablets/tables.ts';
import { findTablet, findTurn } from './find-turn.ts';
import { refuseOtherSites } from './refuse-other-sites.ts';
import { readTabletCookie, type TabletCookie } from './tablet-cookie.ts';

/** The context of calls of a tablet, whoever has signed in there. */
export interface TabletCtx extends Ctx {
  storeId: string;
  store: StoreRow;
  tablet: TabletRow;
  cookie: TabletCookie;
}

/** The caller as a browser that a store has admitted as its tablet. */
export async function tabletContext(services: Services, request: FastifyRequest): Promise<TabletCtx> {
  const cookie = readTabletCookie(request.cookies[request.server.tabletCookie]);
  if (!cookie) throw new AppError('UNAUTHENTICATED');
  refuseOtherSites(request);
  const ctx = guestContext(services, request.site);
  const tablet = await findTablet(ctx, cookie);
  const store = await findStore(services.db, cookie.storeId);
  return { ...ctx, storeId: store.storeId, store, tablet, cookie };
}

/** The caller as the person who has signed in at a tablet. */
export async function turnContext(
  services: Services,
  request: FastifyRequest,
): Promise<TabletCtx & { actor: StaffActor }> {
  const ctx = await tabletContext(services, request);
  const actor = await findTurn(ctx, ctx.tablet, ctx.store, ctx.cookie.turn);
  if (!actor) throw new AppError('UNAUTHENTICATED');
  return { ...ctx, actor };
}

export function tabletOf(request: FastifyRequest): TabletCtx {
  if (!request.tablet) throw new AppError('UNAUTHENTICATED');
  return request.tablet;
}
