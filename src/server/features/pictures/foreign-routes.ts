import { catalogueCalls } from '#domain/api/calls/catalogue.ts';
import type { App } from '../../platform/http/schemas.ts';
import { memberOf } from '../access/access.ts';
import { listForeignPictures } from './list-foreign.ts';

export function foreignPictureRoutes(app: App): void {
  app.route({
    ...catalogueCalls.listForeignPictures,
    handler: async (request) => listForeignPictures(memberOf(request)),
  });
}
