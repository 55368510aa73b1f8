import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { ofStore } from '#platform/calls/wire/params.ts';
import { dishToDraw, drawingList, keptDrawing } from './drawings.ts';

export const drawingCalls = endpoints('Catalogue', {
  proposeDrawings: {
    method: 'POST',
    url: '/api/stores/:storeId/drawings',
    access: 'image.upload',
    limits: ['drawings', 'drawingsOfAccount'],
    example: { label: 'Dal tadka', category: 'Mains', veg: true },
    schema: {
      summary: 'Small drawings of a dish without a photo, from its name and category',
      params: ofStore,
      body: dishToDraw,
      response: { 200: drawingList },
    },
  },
  keepDrawing: {
    method: 'POST',
    url: '/api/stores/:storeId/drawings/keep',
    access: 'image.upload',
    limits: ['uploads', 'uploadsOfAccount'],
    sometimes: { uploadsUnconfirmed: 'not confirmed' },
    example: { label: 'Dal tadka', category: 'Mains', veg: true, choice: 1 },
    schema: {
      summary: 'Draws one of them in full and stores it like an upload',
      params: ofStore,
      body: keptDrawing,
      response: {
        201: z.object({ url: z.string(), width: z.number(), height: z.number(), color: z.string() }),
      },
    },
  },
});
