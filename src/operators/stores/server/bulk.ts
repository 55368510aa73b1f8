import { findTooLarge } from '#operators/plans/server/find-too-large.ts';
import { isOpenPlan } from '#operators/plans/server/plans.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import { toAppError } from '#platform/http/server/error-mapper.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { type BulkChange, previewOf, whyLeft } from '../rules/bulk.ts';
import { tidyTag } from '../rules/tags.ts';
import {
  type BulkBody,
  type BulkOutcome,
  type BulkPreview,
  MOST_CHOSEN,
  MOST_IN_BULK,
} from '../wire/bulk.ts';
import type { BulkPreviewQuery } from '../wire/bulk-calls.ts';
import { selectChosen, selectMatching } from './bulk-queries.ts';
import { searchOf } from './list-stores.ts';

/** What an act would change. The caller then names these stores, so that no other is changed. */
export async function previewBulk(
  ctx: OperatorCtx,
  { act, to = '', ids, ...filter }: BulkPreviewQuery,
): Promise<BulkPreview> {
  const change = { act, to };
  await requireSense(ctx, change);
  const chosen = ids?.split(',').filter(isId).slice(0, MOST_CHOSEN);
  const found = chosen
    ? await selectChosen(ctx.db, ctx.site.brandId, chosen)
    : await selectMatching(ctx.db, searchOf(ctx, filter));
  const standings = await withSize(ctx, change, found.slice(0, MOST_IN_BULK));
  return { ...previewOf(change, standings), isCut: found.length > MOST_IN_BULK };
}

/** A plan on which stores may begin, or a tag that is one. */
async function requireSense({ db, site }: OperatorCtx, { act, to }: BulkChange): Promise<void> {
  if (act === 'plan' && !(await isOpenPlan(db, site.brandId, to)))
    throw fieldFault({ plan: { rule: 'invalid' } });
  if ((act === 'tag' || act === 'untag') && tidyTag(to) === '')
    throw fieldFault({ tag: { rule: 'required' } });
}

type Found = Awaited<ReturnType<typeof selectChosen>>;

async function withSize(ctx: OperatorCtx, { act, to }: BulkChange, found: Found) {
  const others = found.filter(({ plan }) => plan !== to).map(({ storeId }) => storeId);
  const tooLarge = act === 'plan' ? await findTooLarge(ctx, to, others) : new Map();
  return found.map((store) => ({ ...store, isTooLarge: tooLarge.has(store.storeId) }));
}

/**
 * Does to each store what is done to one, in a transaction of its own with its own entry in the log. One that has changed
 * since the preview is left as it is, and one that fails holds up no other. All of it can be asked again.
 */
export async function runBulk(
  ctx: OperatorCtx,
  { storeIds }: BulkBody,
  change: BulkChange,
  changeOne: (ctx: OperatorCtx, storeId: string) => Promise<unknown>,
): Promise<BulkOutcome> {
  await requireSense(ctx, change);
  const found = await selectChosen(ctx.db, ctx.site.brandId, storeIds);
  const standings = new Map((await withSize(ctx, change, found)).map((store) => [store.storeId, store]));
  const outcome: BulkOutcome = { changed: 0, left: [], failed: [] };
  for (const given of storeIds) {
    const _id = given.toLowerCase();
    const store = standings.get(_id);
    const why = store ? whyLeft(change, store) : 'gone';
    const watch = ctx.watch?.about({ storeId: _id });
    if (why !== null) outcome.left.push({ _id, why });
    else
      await changeOne({ ...ctx, ...(watch && { watch }) }, _id).then(
        () => outcome.changed++,
        (error: unknown) => {
          if (!(error instanceof AppError)) ctx.services.onError(error);
          outcome.failed.push({ _id, name: store?.name ?? '', code: toAppError(error).code });
        },
      );
  }
  return outcome;
}
