import type { Ctx } from '#platform/context/server/context.ts';
import { eachStore } from '#restaurant/stores/server/each-store.ts';
import { selectNamedInLines, selectNamedInMenus, selectNamedInRevisions } from './named-queries.ts';

/**
 * Which of these pictures some store names, without `except`. Searches the cheap places first, and only for pictures not
 * found yet.
 */
export async function findNamed(
  ctx: Pick<Ctx, 'db'>,
  imageIds: string[],
  except?: string,
): Promise<Set<string>> {
  const named = new Set<string>();
  const rest = () => imageIds.filter((id) => !named.has(id));
  const note = (ids: string[]) => ids.forEach((id) => void named.add(id));
  for await (const storeIds of eachStore(ctx.db))
    if (rest().length > 0)
      note(
        await selectNamedInMenus(
          ctx.db,
          storeIds.filter((id) => id !== except),
          rest(),
        ),
      );
  for await (const storeIds of eachStore(ctx.db)) {
    for (const storeId of storeIds.filter((id) => id !== except)) {
      for (let after: number | null = -1; after !== null && rest().length > 0; ) {
        const found = await selectNamedInRevisions(ctx.db, storeId, rest(), after);
        note(found.named);
        after = found.next;
      }
      for (let from: string | null | undefined; from !== null && rest().length > 0; ) {
        const found = await selectNamedInLines(ctx.db, storeId, rest(), from);
        note(found.named);
        from = found.next;
      }
    }
  }
  return named;
}
