import type { Db } from '../../platform/db/client.ts';
import { and, eq, inArray, lt } from '../../platform/db/drizzle.ts';
import { queryOne } from '../../platform/db/query-one.ts';
import { storeCommands } from '../../platform/db/schema/commands.ts';

export type CommandRow = typeof storeCommands.$inferSelect;

const isOne = ({ storeId, key }: Pick<CommandRow, 'storeId' | 'key'>) =>
  and(eq(storeCommands.storeId, storeId), eq(storeCommands.key, key));

/** Notes it, or waits for the one that is being carried out under this key. Answers whether it is the first. */
export async function insertCommand(db: Db, row: CommandRow): Promise<boolean> {
  const rows = await db
    .insert(storeCommands)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: storeCommands.key });
  return rows.length > 0;
}

export async function selectCommand(
  db: Db,
  named: Pick<CommandRow, 'storeId' | 'key'>,
): Promise<CommandRow | null> {
  return queryOne(db.select().from(storeCommands).where(isOne(named)));
}

export async function updateMade(
  db: Db,
  { made, ...named }: Pick<CommandRow, 'storeId' | 'key' | 'made'>,
): Promise<void> {
  await db.update(storeCommands).set({ made }).where(isOne(named));
}

export async function deleteOldCommands(db: Db, storeIds: string[], before: Date): Promise<void> {
  await db
    .delete(storeCommands)
    .where(and(inArray(storeCommands.storeId, storeIds), lt(storeCommands.createdAt, before)));
}
