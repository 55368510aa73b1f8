import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { allBrandsCalls, brandCalls } from '../wire/brand-calls.ts';
import { listBrands } from './list-brands.ts';
import { moveBrand, openBrand } from './open-brand.ts';
import { readBrand, saveBrand } from './save-brand.ts';

/** Two pictures in base64, and two long texts. */
const BODY_BYTES = 3 * 1024 * 1024;

export function brandRoutes(app: App): void {
  serve(
    app,
    brandCalls,
    { readBrand: (ctx) => readBrand(ctx), saveBrand: (ctx, { body }) => saveBrand(ctx, body) },
    { bodyLimit: BODY_BYTES },
  );
  serve(app, allBrandsCalls, {
    listBrands,
    addBrand: (ctx, { body }) => openBrand(ctx, body),
    moveBrand: (ctx, { params, body }) => moveBrand(ctx, params.brandId, body),
  });
}
