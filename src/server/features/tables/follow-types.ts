import type { OrderType } from '#domain/store/catalogue.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { findOrderTypes } from '../stores/find-store.ts';
import { renameTypes } from './queries.ts';

/** Tables name their order type by its label, as their links do. They follow where it gets another one. */
export async function followTypes(
  tx: Ctx,
  storeId: string,
  written: readonly Pick<OrderType, 'id' | 'label'>[],
): Promise<void> {
  if (written.length === 0) return;
  const before = await findOrderTypes(tx, storeId);
  const renamed = new Map(
    before.flatMap(({ id, label }) => {
      const after = written.find((type) => type.id === id);
      return after && after.label !== label ? [[label, after.label] as const] : [];
    }),
  );
  if (renamed.size > 0) await renameTypes(tx.db, storeId, renamed);
}
