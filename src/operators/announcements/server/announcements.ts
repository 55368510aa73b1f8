import { isPlan } from '#operators/plans/server/plans.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import { defined } from '#platform/ids/server/defined.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import type {
  AnnouncementBody,
  AnnouncementPatch,
  AnnouncementView,
  ToldView,
} from '../wire/announcements.ts';
import {
  type AnnouncementRow,
  deleteAnnouncement,
  insertAnnouncement,
  OF_CHOSEN,
  selectAnnouncements,
  selectTold,
  tellStore,
  updateAnnouncement,
} from './queries.ts';

export async function listAnnouncements({
  db,
  site,
}: OperatorCtx): Promise<{ announcements: AnnouncementView[] }> {
  return { announcements: (await selectAnnouncements(db, site.brandId)).map(viewOf) };
}

export async function addAnnouncement(ctx: OperatorCtx, body: AnnouncementBody): Promise<AnnouncementView> {
  await requirePlan(ctx, body.plan);
  const createdAt = new Date(ctx.now);
  const { brandId } = ctx.site;
  const row = { ...body, brandId, announcementId: uuidV7(ctx.now), until: new Date(body.until), createdAt };
  // Before the lock: a plan is known by its name, and one that goes later matches nobody.
  await withTransaction(ctx, async (tx) => {
    await insertAnnouncement(tx.db, row);
    tx.watch?.tell?.(row.announcementId);
  });
  return viewOf(row);
}

/** Tells one of some chosen stores. All of them read the same announcement, which has this id. */
export async function announceTo(
  ctx: OperatorCtx,
  storeId: string,
  {
    id: announcementId,
    until,
    ...words
  }: Pick<AnnouncementBody, 'text' | 'textInHindi' | 'until'> & { id: string },
): Promise<void> {
  const { brandId } = ctx.site;
  const times = { until: new Date(until), createdAt: new Date(ctx.now) };
  await withTransaction({ ...ctx, storeId }, async ({ db }) => {
    await insertAnnouncement(db, { ...words, ...times, announcementId, brandId, plan: OF_CHOSEN });
    await tellStore(db, brandId, storeId, announcementId);
  });
}

export async function changeAnnouncement(
  ctx: OperatorCtx,
  id: string,
  { until, ...patch }: AnnouncementPatch,
): Promise<AnnouncementView> {
  if (!isId(id)) throw new AppError('NOT_FOUND');
  await requirePlan(ctx, patch.plan ?? '');
  const change = defined({ ...patch, until: until === undefined ? undefined : new Date(until) });
  // Before the lock: a plan is known by its name, and one that goes later matches nobody.
  const row = await withTransaction(ctx, (tx) => updateAnnouncement(tx.db, tx.site.brandId, id, change));
  if (!row) throw new AppError('NOT_FOUND');
  return viewOf(row);
}

export async function endAnnouncement(ctx: OperatorCtx, id: string): Promise<void> {
  await withTransaction(ctx, async ({ db, site }) => {
    if (!isId(id) || !(await deleteAnnouncement(db, site.brandId, id))) throw new AppError('NOT_FOUND');
  });
}

/** What the people of a store's office are told now. */
export async function readAnnouncements(ctx: StoreCtx): Promise<{ announcements: ToldView[] }> {
  authorise(ctx, 'plan.read');
  const rows = await selectTold(ctx.db, ctx.storeId, new Date(ctx.now));
  const announcements = rows.map(viewOf).map(({ plan: _, createdAt: __, chosen: ___, ...told }) => told);
  return { announcements };
}

async function requirePlan({ db, site }: OperatorCtx, plan: string): Promise<void> {
  if (plan !== '' && !(await isPlan(db, site.brandId, plan))) throw fieldFault({ plan: { rule: 'invalid' } });
}

function viewOf({
  announcementId: _id,
  brandId: _,
  plan,
  until,
  createdAt,
  ...same
}: AnnouncementRow): AnnouncementView {
  const readers = plan === OF_CHOSEN ? { plan: '', chosen: true } : { plan };
  return { ...same, ...readers, _id, until: until.toISOString(), createdAt: createdAt.toISOString() };
}
