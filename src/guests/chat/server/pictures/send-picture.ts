import type { FastifyRequest } from 'fastify';
import type { Ctx, StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { type Network, networkOf } from '#platform/limits/server/network.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { takePictures } from '#restaurant/pictures/server/routes.ts';
import type { ChatPicture } from '../../wire/chat.ts';
import { chatPictureCalls } from '../../wire/chat-calls.ts';
import { findWriting, type GuestName } from '../guest-chat.ts';
import { GUEST } from '../message-queries.ts';
import { findConversation } from '../staff-chat.ts';
import { keepPicture, MOST_UPLOAD_BYTES } from './chat-pictures.ts';

interface Picture {
  pictureId: string;
}

async function sendPicture(
  ctx: StoreCtx,
  { conversationId, pictureId }: Picture & { conversationId: string },
  bytes: Buffer,
): Promise<ChatPicture> {
  const row = await findConversation(ctx, conversationId);
  return keepPicture(ctx, row, { id: pictureId, side: 'staff', turn: ctx.actor.id, bytes });
}

async function sendGuestPicture(
  ctx: Ctx,
  { pictureId, ...guest }: GuestName & Picture,
  { bytes, network }: { bytes: Buffer; network: Network },
): Promise<ChatPicture> {
  const { row } = await findWriting(ctx, guest);
  if (row.blockedAt !== null) throw new AppError('CHAT_BLOCKED');
  const { limiter } = ctx.services;
  await limiter.take('chatPicturesOfGuest', row.id);
  await limiter.take('chatPicturesOfNetwork', `${row.storeId} ${network.wide ?? network.near}`);
  await limiter.take('chatPicturesOfStore', row.storeId);
  return keepPicture(ctx, row, { id: pictureId, side: GUEST, turn: `guests of ${row.storeId}`, bytes });
}

export function chatPictureRoutes(app: App): void {
  takePictures(app, MOST_UPLOAD_BYTES);
  serve(
    app,
    chatPictureCalls,
    {
      sendPicture: async (ctx, request) => sendPicture(ctx, request.params, bytesOf(request)),
      sendGuestPicture: async (ctx, request) =>
        sendGuestPicture(ctx, request.params, { bytes: bytesOf(request), network: networkOf(request) }),
    },
    { bodyLimit: MOST_UPLOAD_BYTES },
  );
}

function bytesOf({ body }: Pick<FastifyRequest, 'body'>): Buffer {
  if (!Buffer.isBuffer(body)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  return body;
}
