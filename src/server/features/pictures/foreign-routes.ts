import * as z from 'zod';
import { foreignPictureList } from '#domain/api/foreign-pictures.ts';
import type { App } from '../../platform/http/schemas.ts';
import { memberOf } from '../access/access.ts';
import { listForeignPictures } from './list-foreign.ts';

export function foreignPictureRoutes(app: App): void {
  app.get(
    '/api/stores/:storeId/foreign-pictures',
    {
      schema: {
        tags: ['Catalogue'],
        operationId: 'listForeignPictures',
        summary: 'Pictures of other sites that the catalogue names, and our copies, which guests are sent',
        params: z.object({ storeId: z.string().max(64) }),
        response: { 200: foreignPictureList },
      },
    },
    async (request) => listForeignPictures(memberOf(request)),
  );
}
