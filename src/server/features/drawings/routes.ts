import { drawingCalls } from '#domain/api/calls/drawings.ts';
import type { App } from '../../platform/http/schemas.ts';
import { memberOf } from '../access/access.ts';
import { colouredUrl } from '../pictures/image-name.ts';
import { keepDrawing } from './keep-drawing.ts';
import { proposeDrawings } from './propose-drawings.ts';

export function drawingRoutes(app: App): void {
  app.route({
    ...drawingCalls.proposeDrawings,
    handler: async (request) => ({ drawings: await proposeDrawings(memberOf(request), request.body) }),
  });
  app.route({
    ...drawingCalls.keepDrawing,
    handler: async (request, reply) => {
      const stored = await keepDrawing(memberOf(request), request.body);
      const { width, height, color } = stored;
      return reply.code(201).send({ url: colouredUrl(stored), width, height, color });
    },
  });
}
