import type { SittingSettings } from '#domain/sittings/sitting.ts';
import type { OrderType } from '#domain/store/catalogue.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { inSnapshot } from '../../platform/db/client.ts';
import type {
  SittingCallRow,
  SittingGuestRow,
  SittingLineRow,
  SittingPartRow,
  SittingRow,
} from '../../platform/db/schema/sittings.ts';
import type { ReceiptRow } from '../../platform/db/schema/tabs.ts';
import type { CachedStore } from '../../platform/ports/menus.ts';
import { type StoredOrder, storedOrdersOf } from '../orders/find-order.ts';
import { findSitting } from './find-sitting.ts';
import { selectLines } from './line-queries.ts';
import {
  type Named,
  selectGuests,
  selectLastSeq,
  selectParts,
  selectReceipts,
  selectRounds,
  selectStandingCalls,
} from './queries.ts';
import { findTypeOf } from './rounds-at.ts';

/** All of a sitting at one moment, and what its store offers. */
export interface StoredSitting {
  sitting: SittingRow;
  guests: SittingGuestRow[];
  /** The cart, and what was sent from it. */
  lines: SittingLineRow[];
  rounds: StoredOrder[];
  calls: SittingCallRow[];
  parts: SittingPartRow[];
  receipts: ReceiptRow[];
  /** The number of the last entry about it. */
  seq: number;
  present: CachedStore;
  settings: SittingSettings;
  /** Null if nothing can be ordered any more. */
  orderType: OrderType | null;
}

export async function readStored(ctx: Pick<Ctx, 'db' | 'services'>, named: Named): Promise<StoredSitting> {
  const { storeId, id } = named;
  const present = await ctx.services.storeCache.getCurrent(ctx.db, storeId);
  return inSnapshot(ctx.db, async (db) => {
    const sitting = await findSitting({ db }, storeId, id);
    return {
      sitting,
      guests: await selectGuests(db, named),
      lines: await selectLines(db, named),
      rounds: await storedOrdersOf({ db }, storeId, await selectRounds(db, named)),
      calls: await selectStandingCalls(db, storeId, [id]),
      parts: await selectParts(db, named),
      receipts: await selectReceipts(db, named),
      seq: await selectLastSeq(db, named),
      present,
      ...(await findTypeOf({ db }, present, sitting)),
    };
  });
}
