import { createReadStream } from 'node:fs';
import { catalogueCalls, imageCalls } from '#ordering/catalogue/wire/catalogue-calls.ts';
import { PICTURE_KINDS } from '#ordering/menu/rules/own-pictures.ts';
import type { StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { memberOf } from '#restaurant/access/server/access.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { listForeignPictures } from './foreign/list-foreign.ts';
import { LEAST_FREE_BYTES } from './image-files.ts';
import { colouredUrl, maxUploadBytes, parseImageName } from './image-name.ts';
import { savePicture } from './save-picture.ts';

const A_YEAR_S = 31_536_000;

/** A picture's name holds the hash of its content, so it may be cached for ever. */
export function pictureRoutes(app: App): void {
  serve(app, imageCalls, {
    readImage: async (_ctx, request, reply) => {
      const image = parseImageName(request.params.name);
      const path = image && (await app.services.images.variant(image.id, image.width, image.format));
      if (!image || !path) throw new AppError('IMAGE_NOT_FOUND');
      reply.header('cache-control', `public, max-age=${A_YEAR_S}, immutable`).type(`image/${image.format}`);
      return reply.send(createReadStream(path));
    },
  });
  serve(app, catalogueCalls, { listForeignPictures });
}

/** The calls of this app take pictures and nothing else. No other call may have a body as long as a picture. */
export function takePictures(app: App, bodyLimit: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    [...PICTURE_KINDS],
    { parseAs: 'buffer', bodyLimit },
    async (_request: unknown, body: Buffer) => body,
  );
}

export function imageUploadRoute(app: App): void {
  takePictures(app, maxUploadBytes);
  app.route({
    ...catalogueCalls.uploadImage,
    bodyLimit: maxUploadBytes,
    handler: async (request, reply) => {
      const ctx = memberOf(request);
      await admitUpload(ctx);
      if (!Buffer.isBuffer(request.body)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
      const { id, isVerified } = ctx.actor;
      const owner = { storeId: ctx.storeId, account: { id, isVerified } };
      const stored = await savePicture(ctx, owner, request.body);
      const { width, height, color } = stored;
      return reply.code(201).send({ url: colouredUrl(stored), width, height, color });
    },
  });
}

/** Admits an upload. An owner without a confirmed address can try everything with a few pictures. */
export async function admitUpload({ actor, services }: StoreCtx): Promise<void> {
  const { images, limiter } = services;
  if (!actor.isVerified && (await limiter.tryTake('uploadsUnconfirmed', actor.id)) === null)
    throw new AppError('EMAIL_UNVERIFIED');
  const { all, unconfirmed } = LEAST_FREE_BYTES;
  if (!(await images.hasRoom(actor.isVerified ? all : unconfirmed))) throw new AppError('PICTURES_FULL');
}
