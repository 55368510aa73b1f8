import type { LinePortions } from '#ordering/orders/rules/order.ts';
import { isKept, type StoredLine } from '#ordering/orders/rules/undoing/removed-portions.ts';
import type { PortionsApart } from '#ordering/prices/rules/split-discounts.ts';

interface Round<Line> {
  id: string;
  isCancelled: boolean;
  lines: readonly Line[];
}

export interface SplitPlan<Line> {
  /** Rounds that go as they are. */
  whole: string[];
  /** Rounds of which some lines go, with the portions that were removed from them, and others stay. */
  parts: { orderId: string; going: Line[]; staying: Line[] }[];
}

/** Fewer than all portions of lines that go, each with an id for the line that they become. */
export function portionsApart(
  lines: readonly Pick<StoredLine, 'id' | 'quantity'>[],
  asked: readonly LinePortions[],
  newId: () => string,
): PortionsApart[] {
  return lines.flatMap(({ id, quantity: all }) => {
    const quantity = asked.find(({ lineId }) => lineId === id)?.quantity ?? all;
    return quantity < all ? [{ line: id, as: newId(), quantity }] : [];
  });
}

/** The lines with those portions as lines of their own, each after the line that it is of. */
export function setApart<Line extends StoredLine>(
  lines: readonly Line[],
  apart: readonly PortionsApart[],
): Line[] {
  return lines.flatMap((line) => {
    const taken = apart.find((one) => one.line === line.id);
    if (!taken) return [line];
    const { as: id, quantity } = taken;
    return [
      { ...line, quantity: line.quantity - quantity },
      { ...line, id, quantity },
    ];
  });
}

/** What goes to another table with these lines. Null if one of them is none that can go. */
export function planSplit<Line extends StoredLine>(
  rounds: readonly Round<Line>[],
  lineIds: readonly string[],
): SplitPlan<Line> | null {
  const wanted = new Set(lineIds);
  const plan: SplitPlan<Line> = { whole: [], parts: [] };
  const found = new Set<string>();
  for (const { id: orderId, isCancelled, lines } of rounds) {
    const chosen = isCancelled ? [] : lines.filter((line) => isKept(line) && wanted.has(line.id));
    if (chosen.length === 0) continue;
    for (const { id } of chosen) found.add(id);
    const goes = ({ id, partOf }: Line) => chosen.some((line) => line.id === id || line.id === partOf);
    const [going, staying] = [lines.filter(goes), lines.filter((line) => !goes(line))];
    if (staying.some(isKept)) plan.parts.push({ orderId, going, staying });
    else plan.whole.push(orderId);
  }
  return found.size === wanted.size ? plan : null;
}
