import { AppError } from '#domain/errors.ts';
import { type Ctx, withTransaction } from '../../platform/context/context.ts';
import { insertImage, lockPictures, sumBytesOfAccount, sumBytesOfStore, touchImage } from './queries.ts';
import type { StoredImage } from './store-image.ts';

/** A master and the variants that are made of it take about so many times its bytes. */
export const TIMES_MASTER = 3;
const MB = 1024 * 1024;
export const PICTURE_BYTES = { store: 600 * MB, account: 2048 * MB, unconfirmed: 20 * MB };

/** Whose picture it is; without an account where the program fetches it by itself. */
export interface Uploader {
  storeId: string;
  account: { id: string; isVerified: boolean } | null;
}

/** Takes a picture in for a store, unless that would go beyond what the store or the account may keep. */
export async function keepPicture(ctx: Ctx, owner: Uploader, bytes: Buffer): Promise<StoredImage> {
  // The library for pictures is loaded with the first one.
  const { storeImage } = await import('./store-image.ts');
  const { images } = ctx.services;
  return storeImage(images, bytes, {
    inTurn: images.turnOf(owner.account?.id ?? owner.storeId),
    beforeKeeping: (imageId, size) => noteImage(ctx, owner, imageId, size),
  });
}

/** Before the master is kept: a file that nobody knows of would stay for ever. */
async function noteImage(
  ctx: Ctx,
  { storeId, account }: Uploader,
  imageId: string,
  bytes: number,
): Promise<void> {
  await withTransaction({ ...ctx, storeId }, async (tx) => {
    const now = new Date(tx.now);
    await lockPictures(tx.db, storeId, account?.id ?? null);
    if (await touchImage(tx.db, { storeId, imageId }, now)) return;
    const fits = (used: number, most: number) => (used + bytes) * TIMES_MASTER <= most;
    if (account) {
      const used = await sumBytesOfAccount(tx.db, account.id);
      if (!account.isVerified && !fits(used, PICTURE_BYTES.unconfirmed))
        throw new AppError('EMAIL_UNVERIFIED');
      if (!fits(used, PICTURE_BYTES.account)) throw new AppError('ACCOUNT_PICTURES_FULL');
    }
    if (!fits(await sumBytesOfStore(tx.db, storeId), PICTURE_BYTES.store))
      throw new AppError('STORE_PICTURES_FULL');
    const uploadedBy = account?.id ?? null;
    await insertImage(tx.db, { storeId, imageId, bytes, uploadedBy, uploadedAt: now, lookedAt: now });
  });
}
