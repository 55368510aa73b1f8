import { requireRoom } from '#operators/plans/server/require-room.ts';
import { megabytesOf, TIMES_MASTER } from '#ordering/menu/rules/own-pictures.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { lockStoreAlone } from '#restaurant/stores/server/find-store.ts';
import { LEAST_FREE_BYTES } from './image-files.ts';
import type { SavedImage } from './masters/save-master.ts';
import { insertImage, lockUploader, sumBytesOfAccount, sumBytesOfStore, touchImage } from './queries.ts';

const MB = 1024 * 1024;
export const PICTURE_BYTES = { store: 600 * MB, account: 2048 * MB, unconfirmed: 20 * MB };

/** The owner of the picture. No account if the program fetched it. */
export interface Uploader {
  storeId: string;
  account: { id: string; isVerified: boolean } | null;
}

/** Saves a picture for a store, within the limits of the store and the account. */
export async function savePicture(ctx: Ctx, owner: Uploader, bytes: Buffer): Promise<SavedImage> {
  // The library for pictures is loaded with the first one.
  const { saveMaster } = await import('./masters/save-master.ts');
  const { images } = ctx.services;
  return saveMaster(images, bytes, {
    inTurn: images.turnOf(owner.account?.id ?? owner.storeId),
    beforeSaving: ({ id }, size) => recordImage(ctx, owner, id, size),
  });
}

interface OwnFile {
  storeId: string;
  /** Nothing else may have this id, which nobody can guess. */
  id: string;
  /** In whose turn it is worked on. */
  turn: string;
  /** Writes its row and refuses what there is no room for, while other pictures of the store wait. */
  record: (tx: Ctx, image: SavedImage, bytes: number) => Promise<void>;
}

/** Saves a picture in a file that no other picture shares, so that whoever deletes its row may delete the file. */
export async function saveOwnFile(
  ctx: Ctx,
  { storeId, id, turn, record }: OwnFile,
  bytes: Buffer,
): Promise<void> {
  const { saveMaster } = await import('./masters/save-master.ts');
  const { images } = ctx.services;
  if (!(await images.hasRoom(LEAST_FREE_BYTES.unconfirmed))) throw new AppError('PICTURES_FULL');
  // Before the lock: nothing but pixels is looked at.
  await saveMaster(images, bytes, {
    id,
    inTurn: images.turnOf(turn),
    beforeSaving: (image, size) =>
      withTransaction({ ...ctx, storeId }, async (tx) => {
        await lockStoreAlone(tx.db, storeId);
        await record(tx, image, size);
      }),
  });
}

/** Records the picture before its file is saved, because a file without a row would never be deleted. */
async function recordImage(
  ctx: Ctx,
  { storeId, account }: Uploader,
  imageId: string,
  bytes: number,
): Promise<void> {
  await withTransaction({ ...ctx, storeId }, async (tx) => {
    const now = new Date(tx.now);
    await lockStoreAlone(tx.db, storeId);
    if (await touchImage(tx.db, { storeId, imageId }, now)) return;
    const fits = (used: number, most: number) => (used + bytes) * TIMES_MASTER <= most;
    if (account) {
      await lockUploader(tx.db, account.id);
      const used = await sumBytesOfAccount(tx.db, account.id);
      if (!account.isVerified && !fits(used, PICTURE_BYTES.unconfirmed))
        throw new AppError('EMAIL_UNVERIFIED');
      if (!fits(used, PICTURE_BYTES.account)) throw new AppError('ACCOUNT_PICTURES_FULL');
    }
    if (!fits(await sumBytesOfStore(tx.db, storeId), PICTURE_BYTES.store))
      throw new AppError('STORE_PICTURES_FULL');
    await requireRoom(tx, storeId, 'picturesMb', (used) => used + megabytesOf(bytes));
    const uploadedBy = account?.id ?? null;
    await insertImage(tx.db, { storeId, imageId, bytes, uploadedBy, uploadedAt: now, lookedAt: now });
  });
}
