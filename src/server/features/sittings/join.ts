import type { JoinBody, Joined } from '#domain/api/sittings.ts';
import { AppError } from '#domain/errors.ts';
import type { Admission } from '#domain/sittings/sitting.ts';
import { BOUNDS, boundText } from '#domain/text/bounded-text.ts';
import { MINUTE } from '#domain/time/durations.ts';
import { type Ctx, withTransaction } from '../../platform/context/context.ts';
import type { SittingGuestRow, SittingRow } from '../../platform/db/schema/sittings.ts';
import { uuidV7 } from '../../platform/ids.ts';
import { type GiveBack, tooMany } from '../../platform/limits/limiter.ts';
import type { Network } from '../../platform/limits/network.ts';
import { equalInConstantTime, newToken } from '../../platform/secrets/secrets.ts';
import { findStore } from '../stores/find-store.ts';
import { refuseWhenClosed } from '../stores/refuse-when-closed.ts';
import { findByToken, hashOf, logSitting } from './find-sitting.ts';
import { openAt } from './open-sitting.ts';
import {
  insertGuest,
  selectGuests,
  selectOpenSittingAt,
  type TableRow,
  updateGuest,
  updateSitting,
} from './queries.ts';
import { findPlace, type SittingPlace } from './rounds-at.ts';

const MOST_GUESTS = 200;
/** Strangers who ask and go again keep nobody out who has the code. */
const MOST_WITH_CODE = 2 * MOST_GUESTS;
/** Whoever has a picture of the sticker can ask to join, so few ask at once. */
const MOST_WAITING = 20;
const WAIT_MS = MINUTE;
/** 128 random bits that a phone has made. */
const OWN_TOKEN = /^[A-Za-z0-9_-]{22,64}$/;

type ListedPlace = SittingPlace<TableRow>;

interface Joining {
  name: string;
  token: string;
  /** Null: without a code, or with one too many that was wrong. */
  code: string | null;
}

/**
 * Opens the table or asks to join. A phone that sends the same token again is the same guest: the answer may have been
 * lost, or the guest has found the code.
 */
export async function joinSitting(
  ctx: Ctx,
  storeId: string,
  { table, name = '', code }: JoinBody,
  { ownToken, network }: { ownToken: string; network: Network },
): Promise<Joined> {
  const store = await findStore(ctx.db, storeId);
  const present = await ctx.services.storeCache.getCurrent(ctx.db, store.storeId);
  const place = await findPlace(ctx, present, table.iden);
  const token = OWN_TOKEN.test(ownToken) ? ownToken : newToken();
  const tried = await countCode(ctx, place, { code, network });
  const joining = { name: boundText(name, BOUNDS.name), token, code: tried.code };
  const open = await selectOpenSittingAt(ctx.db, store.storeId, place.table.id);
  if (!open) {
    refuseWhenClosed(ctx, store, true);
    if (place.settings.isOpenedByStaff) throw new AppError('TABLE_NOT_OPEN');
    // Names of tables are soon guessed, so that a script could open all of them from anywhere.
    await ctx.services.limiter.take('tablesOfNetwork', keyOf(place, network));
  }
  // Before the lock: whether the table is open is asked again under it.
  const { sitting, guest } = await withTransaction({ ...ctx, storeId: store.storeId }, async (tx) => {
    const opened = await openAt(tx, { store, table: place.table, covers: null });
    return { ...opened, guest: await sitDown(tx, opened.sitting, joining, place) };
  });
  if (isRight(sitting, joining)) await tried.giveBack();
  const { id: _id, slug, state, tableName: iden, tableLabel: label } = sitting;
  return { sitting: { _id, slug, state, table: { iden, label } }, token, admitted: guest.state === 'in' };
}

const keyOf = ({ table }: ListedPlace, { wide, near }: Network) => `${table.storeId} ${wide ?? near}`;

/** The code, if it may be looked at. Four digits are soon guessed, so wrong ones are counted, also over all tables. */
async function countCode(
  { services: { limiter } }: Ctx,
  place: ListedPlace,
  { code = '', network }: { code: string | undefined; network: Network },
): Promise<{ code: string | null; giveBack: GiveBack }> {
  const taken: GiveBack[] = [];
  const giveBack = async () => {
    for (const one of taken) await one();
  };
  const { storeId, id } = place.table;
  const ofTable = code && (await limiter.tryTake('sittingCodes', `${storeId} ${id}`));
  if (ofTable) taken.push(ofTable);
  const ofNetwork = ofTable && (await limiter.tryTake('sittingCodesOfNetwork', keyOf(place, network)));
  if (ofNetwork) taken.push(ofNetwork);
  return { code: ofNetwork ? code : null, giveBack };
}

const isRight = ({ code: right }: SittingRow, { code }: Joining): boolean =>
  code !== null && equalInConstantTime(code, right);

async function sitDown(
  tx: Ctx,
  sitting: SittingRow,
  joining: Joining,
  { settings: { admission } }: SittingPlace,
): Promise<SittingGuestRow> {
  const { name, token } = joining;
  const isCode = isRight(sitting, joining);
  const isFree = admission === 'everybody';
  const others = await selectGuests(tx.db, sitting);
  const known = await findByToken(tx, sitting, token);
  if (known) return comeAgain(tx, known, { name, isIn: isCode || (isFree && known.state !== 'refused') });
  // Who opens the table sits there. Where the staff have opened it, the first one does, too.
  const isFirst = isOwn(sitting, others, admission);
  const isIn = isFirst || isCode || isFree;
  const waiting = others.filter(({ state }) => state === 'waiting');
  const isFull = others.length >= (isCode ? MOST_WITH_CODE : MOST_GUESTS);
  if (isFull || (!isIn && waiting.length >= MOST_WAITING)) throw tooMany(WAIT_MS);
  const guest: SittingGuestRow = {
    storeId: sitting.storeId,
    sittingId: sitting.id,
    id: uuidV7(tx.now),
    state: isIn ? 'in' : 'waiting',
    number: sitting.guests + 1,
    name,
    tokenHash: hashOf(token),
    createdAt: new Date(tx.now),
  };
  await insertGuest(tx.db, guest);
  await updateSitting(tx.db, sitting, { guests: guest.number });
  const { id: guestId, number } = guest;
  await logSitting(tx, sitting, { what: 'came', guestId, number, isIn });
  return guest;
}

function isOwn({ openedBy }: SittingRow, others: SittingGuestRow[], admission: Admission): boolean {
  const hasSat = others.some(({ state }) => state !== 'waiting');
  return !hasSat && (openedBy.kind === 'guest' || admission !== 'code');
}

async function comeAgain(
  tx: Ctx,
  known: SittingGuestRow,
  { name, isIn }: { name: string; isIn: boolean },
): Promise<SittingGuestRow> {
  const { sittingId, storeId, id: guestId, number } = known;
  const hasLeft = known.state === 'left';
  const state = isIn ? 'in' : hasLeft ? 'waiting' : known.state;
  const now = { ...known, state, name: name || known.name };
  // Who was refused changes nothing but by the code.
  if (state === 'refused' || (state === known.state && now.name === known.name)) return known;
  await updateGuest(tx.db, known, { state, name: now.name });
  const isLetIn = !hasLeft && state !== known.state;
  const named = { storeId, id: sittingId };
  if (isLetIn) await logSitting(tx, named, { what: 'admitted', guestId });
  else await logSitting(tx, named, { what: 'came', guestId, number, isIn: state === 'in' });
  return now;
}
