import { TIMES_MASTER } from '#ordering/menu/rules/own-pictures.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { sha256 } from '#platform/secrets/server/secrets.ts';
import { colouredUrl } from '#restaurant/pictures/server/image-name.ts';
import { saveOwnFile } from '#restaurant/pictures/server/save-picture.ts';
import { PICTURE_WAITS_MS, type Side } from '../../rules/chat.ts';
import type { ChatPicture } from '../../wire/chat.ts';
import { GUEST } from '../message-queries.ts';
import type { Named } from '../queries.ts';
import {
  deletePicturesOf,
  deletePicturesOfStore,
  deleteUnshown,
  insertPicture,
  selectPicture,
  sumPictures,
} from './picture-queries.ts';

const MB = 1024 * 1024;
export const CHAT_PICTURE_BYTES = { conversation: 20 * MB, guests: 150 * MB, store: 250 * MB };
/** Front ends make pictures smaller before they send them. */
export const MOST_UPLOAD_BYTES = 6 * MB;

interface Sent {
  id: string;
  side: Side;
  turn: string;
  bytes: Buffer;
}

/** Keeps a picture for the message that will have this id. Sent again, it is still one. */
export async function keepPicture(ctx: Ctx, named: Named, sent: Sent): Promise<ChatPicture> {
  const { storeId, id: conversationId } = named;
  const { id, side, turn, bytes } = sent;
  const fileId = fileOf(named, id);
  await saveOwnFile(
    ctx,
    {
      storeId,
      id: fileId,
      turn,
      async record(tx, image, size) {
        if (await selectPicture(tx.db, named, id)) return;
        await requireSpace(tx, named, side, size);
        const { width, height } = image;
        const picture = { url: colouredUrl(image), width, height };
        const createdAt = new Date(tx.now);
        await insertPicture(tx.db, {
          storeId,
          conversationId,
          id,
          side,
          fileId,
          bytes: size,
          picture,
          createdAt,
        });
      },
    },
    bytes,
  );
  return findPicture(ctx, named, id);
}

/** The message's id is random and told to nobody outside of the conversation, so the file's can't be guessed either. */
function fileOf({ storeId, id }: Named, messageId: string): string {
  const hash = sha256(`chat picture ${storeId} ${id} ${messageId}`);
  return Buffer.from(hash, 'base64url').toString('hex').slice(0, 32);
}

async function requireSpace(tx: Ctx, named: Named, side: Side, bytes: number): Promise<void> {
  const used = await sumPictures(tx.db, named);
  const fits = (sum: number, most: number) => (sum + bytes) * TIMES_MASTER <= most;
  const isFull =
    !fits(used.conversation, CHAT_PICTURE_BYTES.conversation) ||
    !fits(used.store, CHAT_PICTURE_BYTES.store) ||
    (side === GUEST && !fits(used.guests, CHAT_PICTURE_BYTES.guests));
  if (isFull) throw new AppError('CHAT_PICTURES_FULL');
}

/** One that is not about to be deleted because no message has shown it. */
export async function findPicture({ db, now }: Ctx, named: Named, id: string): Promise<ChatPicture> {
  const row = await selectPicture(db, named, id);
  if (!row || row.createdAt.getTime() <= now - PICTURE_WAITS_MS) throw new AppError('IMAGE_NOT_FOUND');
  return row.picture;
}

/** Deletes pictures whose messages are gone or never came. */
export function sweepPicturesOf(ctx: Ctx, storeId: string): Promise<void> {
  const before = new Date(ctx.now - 2 * PICTURE_WAITS_MS);
  return forget(ctx, storeId, (tx) => deleteUnshown(tx.db, storeId, before));
}

export function forgetPictures(ctx: Ctx, storeId: string, conversationIds: string[]): Promise<void> {
  return forget(ctx, storeId, (tx) => deletePicturesOf(tx.db, storeId, conversationIds));
}

/** Before the rows of a closed store are erased. */
export function eraseChatPictures(ctx: Ctx, storeId: string): Promise<void> {
  return forget(ctx, storeId, (tx) => deletePicturesOfStore(tx.db, storeId));
}

/** Deletes the files before COMMIT: if that fails, their rows are still there to try again. */
function forget(ctx: Ctx, storeId: string, remove: (tx: Ctx) => Promise<string[]>): Promise<void> {
  return withTransaction({ ...ctx, storeId }, async (tx) => {
    for (const fileId of await remove(tx)) await ctx.services.images.delete(fileId, tx.db);
  });
}
