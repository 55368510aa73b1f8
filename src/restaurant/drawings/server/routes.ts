import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { colouredUrl } from '#restaurant/pictures/server/image-name.ts';
import { drawingCalls } from '../wire/drawings-calls.ts';
import { keepDrawing } from './keep-drawing.ts';
import { proposeDrawings } from './propose-drawings.ts';

export function drawingRoutes(app: App): void {
  serve(app, drawingCalls, {
    proposeDrawings: async (ctx, { body }) => ({ drawings: await proposeDrawings(ctx, body) }),
    keepDrawing: async (ctx, { body }) => {
      const stored = await keepDrawing(ctx, body);
      const { width, height, color } = stored;
      return { url: colouredUrl(stored), width, height, color };
    },
  });
}
