import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import { isSeatedKind } from '#ordering/order-types/rules/order-kind.ts';
import { CALL_KINDS, type CallChoice, type SittingSettings } from './sitting.ts';

export const DEFAULT_SITTINGS: SittingSettings = {
  isOn: true,
  without: [],
  admission: 'ask',
  isOpenedByStaff: false,
  calls: CALL_KINDS.map((key) => ({ key, label: '', isOn: true })),
  tips: [5, 10, 15],
};

export type CallKind = (typeof CALL_KINDS)[number];

export function isOfEveryStore(key: string): key is CallKind {
  return CALL_KINDS.some((kind) => kind === key);
}

/** What guests are offered to call for. */
export function offeredCalls({ calls }: SittingSettings): { kind: string; label?: string }[] {
  return calls.filter(({ isOn }) => isOn).map(({ key, label }) => ({ kind: key, ...labelOf(key, label) }));
}

/** The store's own words for a call; none for those that every store has. */
export function labelOfCall({ calls }: SittingSettings, kind: string): { label?: string } {
  const choice = calls.find(({ key }) => key === kind);
  return labelOf(kind, choice?.label ?? '');
}

const labelOf = (key: string, label: string) => (isOfEveryStore(key) ? {} : { label });

/** Null if the choices are fine, else the first one that has no words, or whose key is there twice. */
export function faultyCall(calls: CallChoice[]): number | null {
  const at = calls.findIndex(
    ({ key, label }, index) =>
      (!isOfEveryStore(key) && label.trim() === '') ||
      calls.findIndex((other) => other.key === key) !== index,
  );
  return at === -1 ? null : at;
}

interface Seats {
  /** The order type that the table's link sets. */
  orderType: string | null;
}

/**
 * The order type of the rounds at a table; null if its orders are single ones. An order that is paid before it is
 * cooked is no round.
 */
export function typeOfRounds(
  { orderType }: Seats,
  orderTypes: readonly OrderType[],
  { isOn, without }: Pick<SittingSettings, 'isOn' | 'without'>,
  { online }: { online: boolean },
): OrderType | null {
  if (!isOn) return null;
  const active = orderTypes.filter((type) => type.active);
  const sits = (type: OrderType) => !without.includes(type.id) && !(type.onlinePayment && online);
  const own = active.find(({ label }) => label === orderType);
  if (own) return sits(own) ? own : null;
  return active.find((type) => sits(type) && isServedAtTables(type)) ?? null;
}

/**
 * Whether guests need more than the sticker's link to order at a table. A free table has no code that they could know, so
 * the staff open it and tell the code: with a photo of the sticker nobody sits there.
 */
export function isOpenedByStaff({ admission, isOpenedByStaff }: SittingSettings): boolean {
  return admission === 'code' || isOpenedByStaff;
}

export const isServedAtTables = ({ kind }: Pick<OrderType, 'kind'>) => isSeatedKind(kind);
