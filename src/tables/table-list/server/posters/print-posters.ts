import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { type Print, renderWhole, type TurnOf } from '#platform/limits/server/prints.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { gatherPosters, type PosterJob } from './gather-posters.ts';

/** Draws a PDF with all posters that are asked for. */
export async function printPosters(ctx: StoreCtx, job: PosterJob, turnOf: TurnOf): Promise<Print> {
  authorise(ctx, 'table.print');
  const store = await findStore(ctx.db, ctx.storeId);
  const { look, posters } = await gatherPosters(ctx, store, job);
  // The libraries for PDF and pictures are loaded with the first print.
  const { postersPerPage, renderPosters } = await import('./render-posters.ts');
  const printed = job.isOwn ? posters.flatMap((own) => postersPerPage(job.format, own)) : posters;
  return {
    storeId: store.storeId,
    fileName: `${store.slug}-${job.isOwn ? 'link' : 'tables'}-${job.format}.pdf`,
    pdf: await renderWhole(turnOf(store.storeId), renderPosters(job.format, look, printed)),
  };
}

/** Draws the first page of a print as a picture. */
export async function previewPosters(ctx: StoreCtx, job: PosterJob, turnOf: TurnOf): Promise<string> {
  authorise(ctx, 'table.print');
  const store = await findStore(ctx.db, ctx.storeId);
  const { look, posters } = await gatherPosters(ctx, store, job);
  const { drawPreview, postersPerPage } = await import('./render-posters.ts');
  const shown = job.isOwn ? posters.flatMap((own) => postersPerPage(job.format, own)) : posters;
  return turnOf(store.storeId)(() => drawPreview(job.format, look, shown));
}
