import { drawingCalls } from '#domain/api/calls/drawings.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
import { colouredUrl } from '../pictures/image-name.ts';
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
