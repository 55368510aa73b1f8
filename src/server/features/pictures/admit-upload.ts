import { AppError } from '#domain/errors.ts';
import type { StoreCtx } from '../../platform/context/context.ts';
import { LEAST_FREE_BYTES } from './image-files.ts';

/** A new owner can try everything with some pictures before a letter is opened; many are for confirmed addresses. */
export async function admitUpload({ actor, services, storeId }: StoreCtx): Promise<void> {
  const { images, limiter } = services;
  await limiter.take('uploads', storeId);
  await limiter.take('uploadsOfAccount', actor.id);
  if (!actor.isVerified && (await limiter.tryTake('uploadsUnconfirmed', actor.id)) === null)
    throw new AppError('EMAIL_UNVERIFIED');
  const { all, unconfirmed } = LEAST_FREE_BYTES;
  if (!(await images.hasRoom(actor.isVerified ? all : unconfirmed))) throw new AppError('PICTURES_FULL');
}
