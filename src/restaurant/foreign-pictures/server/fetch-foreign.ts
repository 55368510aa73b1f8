import type { Ctx } from '#platform/context/server/context.ts';
import type { DueEntry } from '#platform/db/server/claim-due.ts';
import { runDueList, takenFor } from '#platform/due/server/run-due.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { hasConfirmedAddress } from '#restaurant/accounts/server/profile.ts';
import { listMenus } from '#restaurant/listing/server/update-listing.ts';
import { colouredUrl } from '#restaurant/pictures/server/image-name.ts';
import { selectCopies } from '#restaurant/pictures/server/own-pictures.ts';
import { savePicture } from '#restaurant/pictures/server/save-picture.ts';
import { pictureDue } from '#restaurant/pictures/tables.ts';
import { replaceLogo } from '#restaurant/settings/server/replace-logo.ts';
import { changeStore } from '#restaurant/stores/server/change-store.ts';
import type { ForeignPicture } from '../tables.ts';
import {
  deletePictureDue,
  hasPicturesDue,
  hasUnshown,
  selectForeignPicture,
  updateCopied,
  updateFailedTry,
  updateShown,
} from './queries.ts';

export const FETCHED_AT_ONCE = 2;
const LIST = { table: pictureDue, id: pictureDue.pictureId, store: pictureDue.storeId };
const AGAIN_AFTER_MS = 5 * MINUTE;
/** The waits after the first failed tries. Later tries are daily. */
const WAITS_MS = [MINUTE, 10 * MINUTE];
export const MOST_TRIES = 10;
const KINDS = 'image/avif,image/webp,image/png,image/jpeg,image/gif';

/** Fetches pictures of other sites, two at once and one for each store. */
export async function fetchForeignPictures(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const shares = { atOnce: FETCHED_AT_ONCE, ofOneStore: 1 };
  await runDueList(
    ctx,
    { kind: 'pictures', list: LIST, ...shares, taken: takenFor(AGAIN_AFTER_MS), work: fetchOne },
    signal,
  );
}

/** Answers whether this picture is done. If not, the store's other pictures wait for the next round. */
async function fetchOne(ctx: Ctx, { storeId, id }: DueEntry): Promise<boolean> {
  const row = await selectForeignPicture(ctx.db, storeId, id);
  if (row === null || row.picture !== null) {
    await deletePictureDue(ctx.db, id);
    return true;
  }
  const isKept = await fetchCopy(ctx, row);
  if (!(await hasPicturesDue(ctx.db, storeId, new Date(ctx.now)))) await publishCopies(ctx, storeId);
  return isKept;
}

async function fetchCopy(ctx: Ctx, { storeId, id, url, namedBy, tries }: ForeignPicture): Promise<boolean> {
  const { images, limiter, fetchPicture } = ctx.services;
  const putOff = async () => {
    await updateFailedTry(ctx.db, { storeId, id, tries }, new Date(ctx.now + AGAIN_AFTER_MS));
    return false;
  };
  if (!(await images.hasRoom()) || (await limiter.tryTake('uploads', storeId)) === null) return putOff();
  const bytes = await fetchPicture(url, KINDS).catch(() => null);
  const account = namedBy && { id: namedBy, isVerified: await hasConfirmedAddress(ctx, namedBy) };
  try {
    if (bytes === null) throw new AppError('IMAGE_INVALID');
    const stored = await savePicture(ctx, { storeId, account: account || null }, bytes);
    await updateCopied(ctx.db, storeId, id, colouredUrl(stored));
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Too many uploads were waiting, which says nothing about the picture.
    if (error.code === 'UNAVAILABLE') return putOff();
    const wait = WAITS_MS[tries] ?? DAY;
    const again = tries + 1 < MOST_TRIES ? new Date(ctx.now + wait) : null;
    await updateFailedTry(ctx.db, { storeId, id, tries: tries + 1 }, again);
    return false;
  }
}

/** Publishes all arrived pictures at once, because every open page and editor is notified each time. */
async function publishCopies(ctx: Ctx, storeId: string): Promise<void> {
  if (!(await hasUnshown(ctx.db, storeId))) return;
  // Before the lock: reads only whether to start; the copies are read inside.
  await changeStore({ ...ctx, storeId }, 'catalogue', async (tx) => {
    await updateShown(tx.db, storeId);
    const copies = await selectCopies(tx.db, storeId);
    await replaceLogo(tx, storeId, (logo) => copies.get(logo) ?? null);
    // The catalogue at this revision, which has the copies.
    const { catalogue } = await tx.services.storeCache.getCurrent(tx.db, storeId);
    await listMenus(tx, storeId, catalogue);
  });
}
