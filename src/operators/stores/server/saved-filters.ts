import { withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { mayOperate } from '../rules/roles.ts';
import { MOST_FILTERS, type SavedFilter, type SaveFilterBody } from '../wire/operator-notes.ts';
import { lockBrand } from './creating/creation-queries.ts';
import { deleteFilterRow, type FilterRow, insertFilter, selectFilters } from './notes-queries.ts';

export async function listFilters({ db, site, account }: OperatorCtx): Promise<{ filters: SavedFilter[] }> {
  return { filters: (await selectFilters(db, site.brandId, account.id)).map(viewOf) };
}

/** What all operators have is changed by those who may change restaurants. */
function requireShared({ account: { operatorRole } }: OperatorCtx): void {
  if (operatorRole === null || !mayOperate(operatorRole, 'operator.stores')) throw new AppError('FORBIDDEN');
}

export async function saveFilter(
  ctx: OperatorCtx,
  { name: given, filter, isShared }: SaveFilterBody,
): Promise<SavedFilter> {
  if (isShared) requireShared(ctx);
  const name = given.trim();
  if (name === '') throw fieldFault({ name: { rule: 'required' } });
  const { brandId } = ctx.site;
  const row: FilterRow = {
    filterId: uuidV7(ctx.now),
    brandId,
    name,
    filter,
    createdAt: new Date(ctx.now),
    accountId: isShared ? null : ctx.account.id,
  };
  await withTransaction(ctx, async ({ db }) => {
    await lockBrand(db, brandId);
    const others = await selectFilters(db, brandId, ctx.account.id);
    const isSame = (one: FilterRow) => one.accountId === row.accountId;
    if (others.filter(isSame).length >= MOST_FILTERS)
      throw fieldFault({ name: { rule: 'atMost', most: MOST_FILTERS } });
    if (others.some((one) => isSame(one) && one.name === name))
      throw fieldFault({ name: { rule: 'takenId' } });
    await insertFilter(db, row);
  });
  return viewOf(row);
}

export function deleteFilter(ctx: OperatorCtx, filterId: string): Promise<void> {
  return withTransaction(ctx, async ({ db, site }) => {
    const seen = await selectFilters(db, site.brandId, ctx.account.id);
    const found = seen.find((one) => one.filterId === filterId);
    if (!found) throw new AppError('NOT_FOUND');
    if (found.accountId === null) requireShared(ctx);
    await deleteFilterRow(db, site.brandId, filterId);
  });
}

function viewOf({ filterId: _id, name, filter, accountId }: FilterRow): SavedFilter {
  return { _id, name, filter, isShared: accountId === null };
}
