import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { homeOf } from '#platform/site/server/sites.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { tableLink } from '../rules/table-link.ts';
import type { TablesView } from '../wire/tables.ts';
import { selectDueByTable, selectTables } from './queries.ts';
import { toWire } from './wire-names.ts';

/** Guests who ordered before that have left. Their dues are in the list of unpaid orders. */
const DUE_FOR_MS = DAY;

export async function listTables(ctx: StoreCtx): Promise<TablesView> {
  authorise(ctx, 'table.read');
  const { slug } = await findStore(ctx.db, ctx.storeId);
  const site = await ctx.services.sites.of(slug);
  const host = { origin: site.origin, home: homeOf(site) };
  const tables = await selectTables(ctx.db, ctx.storeId);
  const due = await selectDueByTable(ctx.db, ctx.storeId, ctx.now - DUE_FOR_MS);
  return {
    tables: tables.map((table) => ({ ...toWire(table), _id: table.id, link: tableLink(host, slug, table) })),
    link: tableLink(host, slug, null),
    due: Object.fromEntries(due.map(({ name, amount }) => [name, toNumber(amount)])),
  };
}
