import { kindOf } from '#ordering/order-types/rules/order-kind.ts';
import { SERVED } from '#ordering/orders/rules/order.ts';
import { storedOrdersOf } from '#ordering/orders/server/find-order.ts';
import type { LineRow, OrderRow } from '#ordering/orders/tables.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { CachedStore } from '#platform/ports/server/menus.ts';
import { courseOf, WITHOUT_COURSES } from '../rules/course.ts';
import { holdLines } from '../rules/hold-lines.ts';
import { linesAtTable } from '../rules/pace.ts';

type Paced = Pick<OrderRow, 'tableName' | 'orderKind' | 'orderType' | 'state'>;

/**
 * The lines with their courses, if the order is served at a table. The kitchen has had on paper what a tablet took without the
 * line, so that all of it is cooked.
 */
export function withCourses<Line extends Pick<LineRow, 'itemId' | 'course'>>(
  { late }: Pick<Ctx, 'late'>,
  { store, catalogue }: Pick<CachedStore, 'store' | 'catalogue'>,
  order: Paced,
  lines: readonly Line[],
): Line[] {
  const settings = store.courses ?? WITHOUT_COURSES;
  const isAtTable = order.tableName !== null && kindOf(order) === 'table' && order.state < SERVED;
  if (late || !settings.isOn || !isAtTable) return [...lines];
  return lines.map((line) => ({ ...line, course: courseOf(settings, catalogue, line.itemId) }));
}

/** Lines that come to the tab of these orders, and which of them are held. */
export async function holdAmong(
  tx: Pick<Ctx, 'db'>,
  lines: LineRow[],
  orders: readonly OrderRow[],
): Promise<LineRow[]> {
  if (lines.every(({ course }) => course === null)) return lines;
  const [first] = orders;
  const stored = first ? await storedOrdersOf(tx, first.storeId, [...orders]) : [];
  return holdLines(lines, linesAtTable(stored));
}
