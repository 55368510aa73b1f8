import type { LineBody } from '#domain/api/sittings.ts';
import { MOST_LINES } from '#domain/cart/cart.ts';
import { AppError } from '#domain/errors.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { findItem, isOrderable, itemStateAt } from '#domain/menu/menu.ts';
import { resolveSelection } from '#domain/menu/resolve-selection.ts';
import { minuteOfDayIn } from '#domain/time/clock.ts';
import { type Ctx, withTransaction } from '../../platform/context/context.ts';
import type { SittingLineRow } from '../../platform/db/schema/sittings.ts';
import type { CachedStore } from '../../platform/ports/menus.ts';
import { isSameLine, type LineFacts, linesChanged } from './find-cart.ts';
import { findSeatedIn, type GuestPass, lockSeated, logSitting, type Seated } from './find-sitting.ts';
import { deleteLine, insertLine, selectLines, updateLine } from './line-queries.ts';

const LINE_ID = /^[A-Za-z0-9_-]{1,64}$/;

type Wish = LineFacts & Pick<SittingLineRow, 'itemLabel'>;

/** Puts a line into the cart, or changes it. The phone made its id, so that sending it again changes nothing. */
export async function putLine(ctx: Ctx, pass: GuestPass, lineId: string, body: LineBody): Promise<void> {
  const seated = await findSeatedIn(ctx, pass);
  if (!LINE_ID.test(lineId)) throw fieldFault({ lineId: { rule: 'id' } });
  // Before the lock: an old price is found out when the line is sent.
  const present = await ctx.services.storeCache.getCurrent(ctx.db, seated.sitting.storeId);
  const wish = checkWish(ctx, present, body);
  await withTransaction({ ...ctx, storeId: seated.sitting.storeId }, async (tx) => {
    const { sitting, guest } = await lockSeated(tx, seated);
    const lines = await selectLines(tx.db, sitting);
    const before = lines.find(({ id }) => id === lineId);
    if (before && isSameLine(before, wish)) return;
    const name = { storeId: sitting.storeId, sittingId: sitting.id, id: lineId };
    if (before) {
      if (before.orderId !== null) throw linesChanged(lines, present, tx.now);
      refuseOthers(before, guest);
      await updateLine(tx.db, name, wish);
    } else {
      if (lines.filter(({ orderId }) => orderId === null).length >= MOST_LINES)
        throw fieldFault({ lines: { rule: 'tooManyLines', most: MOST_LINES } });
      const createdAt = new Date(tx.now);
      await insertLine(tx.db, {
        ...name,
        ...wish,
        guestId: guest.id,
        createdAt,
        orderId: null,
        orderLineId: null,
      });
    }
    const { itemId, itemLabel: label, quantity, isShared } = wish;
    const guestId = before?.guestId ?? guest.id;
    await logSitting(tx, sitting, {
      what: 'line',
      line: { id: lineId, guestId, itemId, label, quantity, isShared },
    });
  });
}

export async function takeLineOut(ctx: Ctx, pass: GuestPass, lineId: string): Promise<void> {
  const seated = await findSeatedIn(ctx, pass);
  // Before the lock: who asks is looked at again under it.
  const present = await ctx.services.storeCache.getCurrent(ctx.db, seated.sitting.storeId);
  await withTransaction({ ...ctx, storeId: seated.sitting.storeId }, async (tx) => {
    const { sitting, guest } = await lockSeated(tx, seated);
    const lines = await selectLines(tx.db, sitting);
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return;
    if (line.orderId !== null) throw linesChanged(lines, present, tx.now);
    refuseOthers(line, guest);
    await deleteLine(tx.db, line);
    await logSitting(tx, sitting, { what: 'line_off', lineId });
  });
}

/** Only one's own lines and shared ones. */
function refuseOthers({ guestId, isShared }: SittingLineRow, guest: Seated['guest']): void {
  if (guestId !== guest.id && !isShared) throw new AppError('FORBIDDEN');
}

function checkWish(ctx: Ctx, { store, catalogue }: CachedStore, body: LineBody): Wish {
  const { itemID: itemId, configs, quantity, remarks = '', shared = false } = body;
  const found = findItem(catalogue.menus, itemId);
  if (!found || !isOrderable(found, minuteOfDayIn(store.timeZone, ctx.now), ctx.now)) {
    const state = found ? itemStateAt(found.item, ctx.now) : 'Unknown';
    throw new AppError('ITEM_UNAVAILABLE', {
      items: [{ itemID: itemId, itemLabel: found?.item.label ?? '', state }],
    });
  }
  const { faults } = resolveSelection(found.item, configs);
  const { label: itemLabel } = found.item;
  if (faults.length > 0)
    throw new AppError('OPTIONS_INVALID', { items: [{ itemID: itemId, itemLabel, faults }] });
  return { itemId, itemLabel, configs, quantity, remarks, isShared: shared };
}
