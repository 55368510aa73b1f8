import * as z from 'zod';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { readCursor, writeCursor } from '#platform/http/server/documents/cursor.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { endSessionsHere } from '#restaurant/access/server/end-sessions.ts';
import { ACCOUNTS_AT_ONCE, type OperatedAccount, STORES_OF_ACCOUNT } from '../wire/operated-accounts.ts';
import type { OperatedAccountsQuery } from '../wire/operated-accounts-calls.ts';
import { type AccountRow, selectAccount, selectAccounts, selectStoresOf } from './account-queries.ts';

const BEHIND = z.tuple([z.uuid()]);

export async function listAccounts(
  ctx: OperatorCtx,
  { search = '', after = '' }: OperatedAccountsQuery,
): Promise<{ accounts: OperatedAccount[]; next: string | null }> {
  const [last = null] = after === '' ? [] : readCursor(BEHIND, after);
  const rows = await selectAccounts(ctx.db, {
    brandId: ctx.site.brandId,
    search: search.trim(),
    after: last,
  });
  const page = rows.slice(0, ACCOUNTS_AT_ONCE);
  const end = rows.length > page.length ? page.at(-1) : undefined;
  return { accounts: await viewsOf(ctx, page), next: end ? writeCursor([end.id]) : null };
}

export async function readAccount(ctx: Ctx, id: string): Promise<OperatedAccount> {
  const row = isId(id) ? await selectAccount(ctx.db, ctx.site.brandId, id) : undefined;
  const [view] = row ? await viewsOf(ctx, [row]) : [];
  if (!view) throw new AppError('NOT_FOUND');
  return view;
}

export async function endSessionsOfAccount(ctx: OperatorCtx, accountId: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const { _id } = await readAccount(tx, accountId);
    await endSessionsHere(tx, _id);
  });
}

async function viewsOf({ db, site }: Ctx, rows: AccountRow[]): Promise<OperatedAccount[]> {
  const ids = rows.map(({ id }) => id);
  const stores = Map.groupBy(await selectStoresOf(db, site.brandId, ids), ({ accountId }) => accountId);
  return rows.map(({ id: _id, name, email, verifiedAt, secondStepAt, operatorRole, createdAt }) => ({
    _id,
    name,
    email,
    verified: verifiedAt !== null,
    hasSecondStep: secondStepAt !== null,
    isOperator: operatorRole !== null,
    createdAt: createdAt.toISOString(),
    stores: (stores.get(_id) ?? []).slice(0, STORES_OF_ACCOUNT).map(({ accountId: _, ...store }) => store),
  }));
}
