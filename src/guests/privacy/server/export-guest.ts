import { tabOf } from '#money/payments/rules/tab.ts';
import { isCountryCode, isPhone, normaliseCountryCode } from '#ordering/placing/rules/checkout.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import type { ExportedOrder, GuestNumber, Guests } from '#platform/feature/server/guests.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { appendStaffLog } from '#restaurant/people/server/staff-log.ts';
import type { StaffEvent } from '#restaurant/people/wire/staff.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { placeName } from '#tables/table-list/rules/place-name.ts';
import type { GuestBody } from '../wire/guest-data.ts';
import type { GuestExport } from '../wire/guest-export.ts';
import { selectGuestOrders, selectPartsOf } from './queries.ts';

const MOST_ORDERS = 5_000;

/** Exports all data that the store has about a guest. The staff log says that it left the store. */
export async function exportGuest(
  ctx: StoreCtx,
  body: GuestBody,
  kept: readonly Guests[],
): Promise<GuestExport> {
  authorise(ctx, 'guest.export');
  const guest = parseGuestName(body);
  const { db, storeId } = ctx;
  const store = await findStore(db, storeId);
  const found = await selectGuestOrders(db, storeId, guest, MOST_ORDERS);
  const parts =
    found.length > 0 ? await selectPartsOf(db, storeId, found) : { lines: [], issued: [], transfers: [] };
  const ids = found.map(({ id }) => id);
  const beside = await Promise.all(kept.map((guests) => guests.exportWithOrders?.(ctx, storeId, ids)));
  const linesOf = Map.groupBy(parts.lines, ({ orderId }) => orderId);
  const billsOf = Map.groupBy(parts.issued, ({ tabId }) => tabId);
  const transfersOf = Map.groupBy(parts.transfers, ({ orderId }) => orderId);
  const orders = found.map((order) => {
    const own: Partial<ExportedOrder> = {
      orderNo: order.orderNo,
      placedAt: order.createdAt.toISOString(),
      orderType: order.orderType,
      name: order.customerName,
      phone: `${order.countryCode}${order.customerPhone}`,
      address: order.address,
      place:
        order.tableName === null ? '' : placeName({ iden: order.tableName, idel: order.tableLabel ?? '' }),
      remarks: order.remarks,
      company: order.buyer,
      amount: toNumber(order.amount),
      currency: order.currency,
      paid: toNumber(order.paid),
      refunded: toNumber(order.refunded),
      items: (linesOf.get(order.id) ?? []).map(
        ({ itemLabel, configs, quantity, unit, remarks, discarded }) => ({
          item: itemLabel,
          options: configs.flatMap(({ options }) => options.map(({ label }) => label)),
          remarks: remarks ?? '',
          quantity,
          price: toNumber(unit),
          removed: discarded,
        }),
      ),
      upiReferences: (transfersOf.get(order.id) ?? []).map(({ utr }) => utr),
      bills: (billsOf.get(tabOf(order)) ?? []).map(({ number }) => number),
    };
    return Object.assign(own, ...beside.map((exported) => exported?.(order.id))) as ExportedOrder;
  });
  const numbered = await Promise.all(kept.map((guests) => guests.exportOf?.(ctx, storeId, guest)));
  const told = { orders, ...Object.assign({}, ...numbered) } as Pick<
    GuestExport,
    'orders' | 'reservations' | 'accounts'
  >;
  if (Object.values(told).some((entries) => entries.length > 0))
    await appendStaffLog(ctx, storeId, guestEntry('guest-exported', guest));
  return { store: store.name, exportedAt: new Date(ctx.now).toISOString(), ...told };
}

/** Names the guest by the end of the number: the whole number would itself be guest data. */
export const guestEntry = (what: StaffEvent, { phone }: GuestNumber) => ({ what, subject: phone.slice(-4) });

export function parseGuestName({ countryCode, phone }: GuestBody): GuestNumber {
  const code = normaliseCountryCode(countryCode.trim());
  const number = phone.replace(/[\s-]/g, '');
  if (!isPhone(number, code)) throw fieldFault({ phone: { rule: 'phone' } });
  if (!isCountryCode(code)) throw fieldFault({ countryCode: { rule: 'countryCode' } });
  return { countryCode: code, phone: number };
}
