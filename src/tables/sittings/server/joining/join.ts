import { CHANNELS } from '#ordering/channels/rules/channel.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { LIMITS } from '#platform/limits/rules/policy.ts';
import { type GiveBack, tooMany } from '#platform/limits/server/limiter.ts';
import type { Network } from '#platform/limits/server/network.ts';
import { equalInConstantTime, newToken } from '#platform/secrets/server/secrets.ts';
import { BOUNDS, boundText } from '#platform/text/rules/bounded-text.ts';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { refuseWhenClosed } from '#restaurant/stores/server/refuse-when-closed.ts';
import { isOpenedByStaff } from '../../rules/settings.ts';
import type { SittingGuestRow, SittingRow } from '../../tables.ts';
import type { JoinBody, Joined } from '../../wire/sittings.ts';
import { findByToken, hashOf, logSitting } from '../find-sitting.ts';
import { openAt } from '../open-sitting.ts';
import {
  insertGuest,
  selectGuests,
  selectOpenSittingAt,
  type TableRow,
  updateGuest,
  updateSitting,
} from '../queries.ts';
import { findPlace, type SittingPlace } from '../rounds/rounds-at.ts';

/**
 * A bound on guests who are in. Strangers who only ask have a bound of their own, so that they take no place
 * from those who have the code.
 */
const MOST_GUESTS = 200;
/**
 * Whoever has a picture of the sticker can ask to join, so few ask at once and in an hour: more than one network may
 * (`sittingAsks`).
 */
const MOST_WAITING = 60;
const MOST_ASKING = 300;
const ASKING_MS = 10 * MINUTE;
const WAIT_MS = MINUTE;
/** One network opens half of a store's tables in half an hour, and at least so many. */
const FEW_TABLES = 8;
/** A token of 128 random bits or more that a phone has made. */
const OWN_TOKEN = /^[A-Za-z0-9_-]{22,64}$/;

type ListedPlace = SittingPlace<TableRow>;

interface Joining {
  name: string;
  token: string;
  /** Null if there was no code, or too many wrong ones before it. */
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
    refuseWhenClosed(ctx, store, CHANNELS.guest);
    if (isOpenedByStaff(place.settings)) throw new AppError('TABLE_NOT_OPEN');
    await countOpened(ctx, present.tables.length, keyOf(place, network));
  } else if (place.settings.admission !== 'everybody' && !isRight(open, joining))
    await ctx.services.limiter.take('sittingAsks', askerAt(place, network));
  // Before the lock: whether the table is open is asked again under it.
  const { sitting, guest } = await withTransaction({ ...ctx, storeId: store.storeId }, async (tx) => {
    const opened = await openAt(tx, { store, table: place.table, covers: null });
    return { ...opened, guest: await sitDown(tx, opened, joining, place) };
  });
  const hasRight = isRight(sitting, joining);
  if (hasRight) await tried.giveBack();
  const { id: _id, slug, state, tableName: iden, tableLabel: label } = sitting;
  const admitted = guest.state === 'in';
  return {
    sitting: { _id, slug, state, table: { iden, label } },
    token,
    admitted,
    ...(code && !hasRight && !admitted ? { code: tried.code === null ? 'later' : 'wrong' } : {}),
  };
}

/**
 * Names of tables are soon guessed, so that a script could open all of them from anywhere. Whoever has opened many is
 * told to ask the staff, who open any table.
 */
async function countOpened({ services: { limiter } }: Ctx, tables: number, key: string): Promise<void> {
  const most = LIMITS.tablesOfNetwork.most * limiter.scale;
  const part = Math.floor(most / Math.max(FEW_TABLES, Math.ceil(tables / 2)));
  if (!(await limiter.tryTake('tablesOfNetwork', key, Math.max(1, part))))
    throw new AppError('TABLE_NOT_OPEN');
}

const keyOf = ({ table }: ListedPlace, { wide, near }: Network) => `${table.storeId} ${wide ?? near}`;

/**
 * The code, if it may be looked at. Four digits are soon guessed, so wrong ones are counted: first of who tries, so that
 * a stranger does not use up what the table has.
 */
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
  const takes = [
    () => limiter.tryTake('sittingCodes', askerAt(place, network)),
    () => limiter.tryTake('sittingCodesOfNetwork', keyOf(place, network)),
    () => limiter.tryTake('sittingCodesOfTable', `${storeId} ${id}`),
  ];
  for (const take of code === '' ? [] : takes) {
    const one = await take();
    if (!one) return { code: null, giveBack };
    taken.push(one);
  }
  return { code: code || null, giveBack };
}

const askerAt = (place: ListedPlace, network: Network) => `${place.table.id} ${keyOf(place, network)}`;

const isRight = ({ code: right }: SittingRow, { code }: Joining): boolean =>
  code !== null && equalInConstantTime(code, right);

async function sitDown(
  tx: Ctx,
  { sitting, isNew }: { sitting: SittingRow; isNew: boolean },
  joining: Joining,
  { settings }: ListedPlace,
): Promise<SittingGuestRow> {
  const { name, token } = joining;
  const isCode = isRight(sitting, joining);
  const isFree = settings.admission === 'everybody';
  const others = await selectGuests(tx.db, sitting);
  const known = await findByToken(tx, sitting, token);
  if (known) return comeAgain(tx, known, { name, isIn: isCode || (isFree && known.state !== 'refused') });
  // Who opens the table sits there. Where the staff have opened it, they let in the first one, or tell the code.
  const isIn = isNew || isCode || isFree;
  if (isIn ? others.filter(({ state }) => state === 'in').length >= MOST_GUESTS : asksTooMany(others, tx.now))
    throw tooMany(WAIT_MS);
  const guest: SittingGuestRow = {
    storeId: sitting.storeId,
    sittingId: sitting.id,
    id: uuidV7(tx.now),
    state: isIn ? 'in' : 'waiting',
    number: sitting.guests + 1,
    name,
    tokenHash: hashOf(token),
    needs: null,
    createdAt: new Date(tx.now),
  };
  await insertGuest(tx.db, guest);
  await updateSitting(tx.db, sitting, { guests: guest.number });
  const { id: guestId, number } = guest;
  await logSitting(tx, sitting, { what: 'came', guestId, number, isIn });
  return guest;
}

function asksTooMany(others: readonly SittingGuestRow[], now: number): boolean {
  const since = (ms: number) => others.filter(({ createdAt }) => now - createdAt.getTime() < ms);
  const waiting = since(ASKING_MS).filter(({ state }) => state === 'waiting');
  return (
    waiting.length >= MOST_WAITING || since(HOUR).filter(({ state }) => state !== 'in').length >= MOST_ASKING
  );
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
