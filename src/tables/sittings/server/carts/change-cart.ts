import { MOST_LINES } from '#ordering/cart/rules/cart.ts';
import { itemStateAt } from '#ordering/menu/rules/menu.ts';
import { findOnSale } from '#ordering/menu/rules/options/combo.ts';
import { resolveSelection } from '#ordering/menu/rules/options/resolve-selection.ts';
import { isOrderable } from '#ordering/menu/rules/served.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import type { CachedStore } from '#platform/ports/server/menus.ts';
import { storeTimeIn } from '#restaurant/opening-hours/rules/store-hours.ts';
import type { SittingEvent } from '../../rules/sitting-events.ts';
import type { SittingGuestRow, SittingLineRow } from '../../tables.ts';
import type { LineBody } from '../../wire/sittings.ts';
import { type GuestPass, hashOf, takeChange } from '../find-sitting.ts';
import { type SeenSitting, seen } from '../guest-view.ts';
import { readSeated, type StoredSitting } from '../read-stored.ts';
import { isSameLine, type LineFacts, linesChanged } from './find-cart.ts';
import { type CartChange, type Decide, writeToCart, writeUnlessOutdated } from './write-to-cart.ts';

const LINE_ID = /^[A-Za-z0-9_-]{1,64}$/;

type Wish = LineFacts & Pick<SittingLineRow, 'itemLabel'>;

/** The table after a guest has changed its cart, and who that was. */
export interface Changed {
  now: SeenSitting;
  guestId: string;
}

/** Puts a line into the cart, or changes it. The phone made its id, so that sending it again changes nothing. */
export function putLine(
  ctx: Ctx,
  pass: GuestPass,
  { lineId, body, known }: { lineId: string; body: LineBody; known?: StoredSitting | null },
): Promise<Changed> {
  return changeCart(ctx, { pass, known }, (stored) => {
    if (!LINE_ID.test(lineId)) throw fieldFault({ lineId: { rule: 'id' } });
    // An old price is found out when the line is sent.
    const wish = checkWish(ctx, stored.present, body);
    return (lines, guest) => {
      const before = lines.find(({ id }) => id === lineId);
      if (before && isSameLine(before, wish)) return null;
      if (before) refuseSent(before, { lines, stored, now: ctx.now });
      if (before) refuseOthers(before, guest);
      else if (lines.filter(({ orderId }) => orderId === null).length >= MOST_LINES)
        throw fieldFault({ lines: { rule: 'tooManyLines', most: MOST_LINES } });
      return lineChange(before ?? newLine(lineId, guest, ctx.now), wish);
    };
  });
}

export function takeLineOut(
  ctx: Ctx,
  pass: GuestPass,
  { lineId, known }: { lineId: string; known?: StoredSitting | null },
): Promise<Changed> {
  return changeCart(ctx, { pass, known }, (stored) => (lines, guest) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return null;
    refuseSent(line, { lines, stored, now: ctx.now });
    refuseOthers(line, guest);
    return { line, isOff: true, event: { what: 'line_off', lineId } };
  });
}

type ToDecide = (stored: StoredSitting) => Decide;

/** For so long, a table in memory may be out of date in what its log does not tell: settings, and names that were erased. */
const KNOWN_FOR_MS = 30_000;

/**
 * Decides by the table in memory, because the statement that writes checks that nothing has happened there since. The
 * table is read if something has, and before anybody is refused.
 */
async function changeCart(
  ctx: Ctx,
  { pass, known }: { pass: GuestPass; known?: StoredSitting | null | undefined },
  toDecide: ToDecide,
): Promise<Changed> {
  const changed =
    known && known.readAt + KNOWN_FOR_MS > ctx.now ? await changeKnown(ctx, pass, known, toDecide) : null;
  if (changed) return changed;
  const { stored, guest, ...seated } = await readSeated(ctx, pass);
  await takeChange(ctx, { ...seated, guest });
  const decide = toDecide(stored);
  const now = await writeToCart(ctx, { ...seated, stored, guest }, decide);
  return { now: seen(now, ctx.now), guestId: guest.id };
}

/** Null where the table must be read. */
async function changeKnown(
  ctx: Ctx,
  { token }: GuestPass,
  known: StoredSitting,
  toDecide: ToDecide,
): Promise<Changed | null> {
  const { sitting, lines, present } = known;
  const guest = known.guests.find(({ tokenHash }) => tokenHash === hashOf(token));
  if (guest?.state !== 'in' || sitting.state === 'closed') return null;
  if ((await ctx.services.storeCache.get(sitting.storeId)) !== present) return null;
  const change = allowed(() => toDecide(known)(lines, guest));
  if (!change) return null;
  const giveBack = await takeChange(ctx, { sitting, guest });
  const now = await writeUnlessOutdated(ctx, known, change);
  if (now) return { now: seen(now, ctx.now), guestId: guest.id };
  await giveBack();
  return null;
}

/** Null for a refusal. */
function allowed<T>(decide: () => T): T | null {
  try {
    return decide();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

function newLine(id: string, guest: SittingGuestRow, now: number) {
  const { storeId, sittingId, id: guestId } = guest;
  return { storeId, sittingId, id, guestId, createdAt: new Date(now), orderId: null, orderLineId: null };
}

function lineChange(before: ReturnType<typeof newLine> | SittingLineRow, wish: Wish): CartChange {
  const line = { ...before, ...wish };
  const { id, guestId, itemId, itemLabel: label, quantity, isShared } = line;
  const event: SittingEvent = { what: 'line', line: { id, guestId, itemId, label, quantity, isShared } };
  return { line, isOff: false, event };
}

interface Cart {
  lines: readonly SittingLineRow[];
  stored: StoredSitting;
  now: number;
}

function refuseSent({ orderId }: SittingLineRow, { lines, stored, now }: Cart): void {
  if (orderId !== null) throw linesChanged(lines, stored, now);
}

/** Only one's own lines and shared ones. */
function refuseOthers({ guestId, isShared }: SittingLineRow, guest: SittingGuestRow): void {
  if (guestId !== guest.id && !isShared) throw new AppError('FORBIDDEN');
}

function checkWish(ctx: Ctx, { store, catalogue }: CachedStore, body: LineBody): Wish {
  const { itemID: itemId, configs, quantity, remarks = '', shared = false } = body;
  const found = findOnSale(catalogue.menus, itemId, ctx.now);
  if (!found || !isOrderable(found, storeTimeIn(store.timeZone, ctx.now), ctx.now)) {
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
