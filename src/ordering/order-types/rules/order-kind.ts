/** What an order type is about: where its food goes. Questions, words and hours follow it, never its name. */
export const ORDER_KINDS = ['table', 'room', 'pickup', 'delivery'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** The names under which clients that know no kinds make order types. */
const BY_LABEL: ReadonlyMap<string, OrderKind> = new Map([
  ['Delivery', 'delivery'],
  ['Pickup', 'pickup'],
  ['In-Room', 'room'],
]);

/** Clients of the first contract name no kind, nor do types and orders of the release before kinds. */
export function kindByLabel(label: string): OrderKind {
  return BY_LABEL.get(label) ?? 'table';
}

export interface OfKind {
  /** Left out by the previous release. */
  orderKind?: OrderKind | null | undefined;
  /** The order type's name. */
  orderType: string;
}

export function kindOf({ orderKind, orderType }: OfKind): OrderKind {
  return orderKind ?? kindByLabel(orderType);
}

/** Guests sit there, and can order again. */
export const isSeatedKind = (kind: OrderKind): boolean => kind === 'table' || kind === 'room';
