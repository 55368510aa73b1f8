import type { GuestExport } from '#guests/privacy/wire/guest-export.ts';
import type { Ctx } from '#platform/context/server/context.ts';

/** A guest, by the number that they gave. */
export interface GuestNumber {
  countryCode: string;
  phone: string;
}

export type ExportedOrder = GuestExport['orders'][number];

interface ErasedOrders {
  ids: string[];
  /** Set where all orders of a time are erased. Ids are in the order of time. */
  time?: { after: string | null; upTo: string };
}

/**
 * What a feature keeps of guests. Its consumer, if it has one, waits while a guest is erased, so that what it writes is
 * found, and what it writes later has no name any more.
 */
export interface Guests {
  /** Erases what stands with these orders, in the transaction that erases the guests of all of them. */
  eraseWithOrders?(tx: Ctx, storeId: string, orders: ErasedOrders): Promise<void>;
  exportWithOrders?(
    ctx: Ctx,
    storeId: string,
    orderIds: string[],
  ): Promise<(orderId: string) => Partial<ExportedOrder>>;
  /** Erases what stands under a number. Answers how many were erased, and how many can't be yet. */
  eraseOf?(tx: Ctx, storeId: string, guest: GuestNumber): Promise<{ erased: number; kept: number }>;
  exportOf?(ctx: Ctx, storeId: string, guest: GuestNumber): Promise<Partial<GuestExport>>;
  /** Deletes what is older than the store keeps of its guests. */
  forget?(ctx: Ctx, storeId: string, before: number): Promise<void>;
}
