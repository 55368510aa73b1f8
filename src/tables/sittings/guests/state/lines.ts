import { countItems, joinCart } from '#ordering/cart/rules/cart.ts';
import { AppError, type ErrorCode } from '#platform/errors/rules/errors.ts';
import { $cart, $cleared, openCartOf, replaceCart } from '#platform/phone/guests/state/cart.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { AgainLine } from '#tables/at-table/rules/same-again.ts';
import {
  cartOf,
  type Draft,
  draftsFor,
  lineBody,
  ownLines,
  withDrafts,
  withoutRefused,
} from '#tables/at-table/rules/shared-lines.ts';
import { passes } from '#ui/shared/passes.ts';
import { randomUuid } from '#ui/shared/random-id.ts';
import { deleteLine, putLine } from '../../guests-api/sittings.ts';
import type { Seat } from './seats.ts';
import { $table, change, hear, linesOf, type Phase, type Table, yourId } from './table.ts';

const RETRY_MS = 4_000;
/** A cart expires when it is old, and the shared one does not. */
const FRESH_MS = 10 * MINUTE;

/** The menu's cart and the guest's own lines at the table follow each other. `onFirst`: the first dish at a free one. */
export function joinCarts(onFirst: () => void): () => void {
  const leaveCart = $cart.listen((open, before) => {
    const table = $table.get();
    // Of several tabs the one that is used acts.
    if (!table || !document.hasFocus() || open?.slug !== table.store) return;
    const isMore = countItems(open.cart) > countItems(before?.cart ?? null);
    if ((table.phase === 'free' || table.phase === 'closed') && isMore) onFirst();
    if (table.phase === 'in') changeLines(draftsOf(table));
  });
  const leaveTable = $table.listen((table, before) => {
    if (!table?.view || table.phase !== 'in') return;
    if (!before?.view) changeLines(addedTo(table));
    if (table.view !== before?.view || table.drafts !== before.drafts) mirrorCart();
    void saveLines();
  });
  return () => {
    leaveCart();
    leaveTable();
    clearTimeout(retry);
  };
}

function draftsOf(table: Pick<Table, 'store' | 'view' | 'drafts'>): Draft[] {
  const you = yourId(table.view);
  return draftsFor(openCartOf(table.store), ownLines(linesOf(table), you), you, randomUuid);
}

/** What was put into the cart while this phone did not sit here, or looked at another page. */
export function addedTo(table: Pick<Table, 'store' | 'view' | 'drafts'>): Draft[] {
  return draftsOf(table).filter(({ entry }) => entry !== null);
}

function mirrorCart(): void {
  const table = $table.get();
  if (!table) return;
  const slug = table.store;
  const present = openCartOf(slug);
  const cart = cartOf(ownLines(linesOf(table), yourId(table.view)), Date.now());
  $cleared.set(null);
  const isSame = JSON.stringify(present?.lines) === JSON.stringify(cart?.lines);
  if (isSame && Date.now() - (present?.timestamp ?? 0) < FRESH_MS) return;
  replaceCart(slug, cart);
}

/** Changes lines at once on this phone, and on the others when the server has them. */
export function changeLines(later: readonly Draft[]): void {
  const { drafts = [] } = $table.get() ?? {};
  if (later.length > 0) change({ drafts: withDrafts(drafts, later) });
}

/** Puts what was ordered into the cart again, and returns how many dishes had no room. */
export function addAgain(again: readonly AgainLine[]): number {
  const table = $table.get();
  if (!table) return 0;
  const you = yourId(table.view);
  const own = ownLines(linesOf(table), you);
  const timestamp = Date.now();
  const added = again.filter(({ isShared }) => !isShared).map(({ entry }) => entry);
  const present = cartOf(own, timestamp) ?? { lines: [], timestamp };
  const { cart, leftOut } = joinCart(present, added, timestamp);
  const shared = again
    .filter(({ isShared }) => isShared)
    .map(({ entry, isShared }) => ({ id: randomUuid(), guest: you, isShared, entry }));
  changeLines([...draftsFor(cart, own, you, randomUuid), ...shared]);
  return leftOut;
}

const ENDED: Partial<Record<ErrorCode, Phase>> = { SITTING_CLOSED: 'closed', NOT_ADMITTED: 'refused' };

let isSaving = false;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Sends what is not saved, one after the other. Under the same ids nothing comes twice. */
async function saveLines(): Promise<void> {
  if (isSaving) return;
  isSaving = true;
  clearTimeout(retry);
  try {
    for (let next = nextDraft(); next; next = nextDraft()) await save(next.seat, next.draft);
  } catch {
    retry = setTimeout(() => void saveLines(), RETRY_MS);
  } finally {
    isSaving = false;
  }
}

function nextDraft(): { seat: Seat; draft: Draft } | null {
  const { seat = null, phase, drafts = [] } = $table.get() ?? {};
  const [draft] = drafts;
  return seat && draft && phase === 'in' ? { seat, draft } : null;
}

/** Throws if the server did not answer. A change that it refuses is taken back. */
async function save(seat: Seat, draft: Draft): Promise<void> {
  const { id, entry } = draft;
  try {
    const view = await (entry ? putLine(seat, id, lineBody({ ...draft, entry })) : deleteLine(seat, id));
    hear(view);
    drop(draft);
  } catch (error) {
    if (!(error instanceof AppError) || passes(error)) throw error;
    const phase = ENDED[error.code];
    if (phase) {
      // What is not saved stays in the cart.
      change({ phase, trouble: error });
      return;
    }
    const { drafts = [] } = $table.get() ?? {};
    // Another change of the line may have come meanwhile.
    if (drafts.includes(draft)) change({ drafts: withoutRefused(drafts, draft) });
    // A line that was sent meanwhile is gone from the cart, which says enough.
    if (error.code !== 'LINES_CHANGED') change({ trouble: error });
  }
}

function drop(draft: Draft): void {
  const drafts = $table.get()?.drafts ?? [];
  change({ drafts: drafts.filter((other) => other !== draft) });
}
