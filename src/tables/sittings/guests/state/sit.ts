import type { Needs } from '#ordering/menu/rules/diets/needs.ts';
import { NoAnswer } from '#platform/calls/guests-api/call.ts';
import { type Following, follow, type Source } from '#platform/phone/guests/load/follow.ts';
import { openCart, openCartOf } from '#platform/phone/guests/state/cart.ts';
import { $liveStore } from '#platform/phone/guests/state/live-store.ts';
import { readEntry, removeEntry, writeEntry } from '#platform/phone/guests/storage/vault.ts';
import { type Draft, withDrafts } from '#tables/at-table/rules/shared-lines.ts';
import { randomId } from '#ui/shared/random-id.ts';
import { fetchSitting, joinTable, sayNeeds, sittingEventsUrl } from '../../guests-api/sittings.ts';
import type { SittingAnswer, SittingView } from '../../wire/sittings.ts';
import { addedTo, joinCarts } from './lines.ts';
import { noteRounds } from './placed-rounds.ts';
import { findSeat, readKept, type Seat, saveSeat, type TablePlace } from './seats.ts';
import { $table, change, hear } from './table.ts';

const NOTHING = {
  phase: 'looking',
  seat: null,
  view: null,
  drafts: [],
  link: 'connecting',
  heardAt: null,
  trouble: null,
  codeFault: null,
} as const;
const RETRY_MS = 5_000;

let following: Following<SittingAnswer> | null = null;
let leavePresent = () => {};

/** Opens the table of a link; without one, where this phone sits or last sat in the store. */
export function openTable(store: string, place: TablePlace | null): () => void {
  leavePresent();
  const shown = $table.get();
  const isSame = shown?.store === store && shown.place?.iden === place?.iden;
  $table.set({ ...(isSame ? shown : NOTHING), store, place });
  let isGone = false;
  let leaveCarts = () => {};
  const begin = async () => {
    await openCart(store);
    const seat = await findSeat(store, place);
    const kept = seat && (await readKept(seat.slug));
    if (isGone) return;
    leaveCarts = joinCarts(() => void sitWithCart());
    if (seat && kept) takeSeat(seat, kept.view, kept.drafts);
    else change({ seat: null, view: null, drafts: [], phase: place?.sits ?? 'nowhere' });
    // What was added on this page before the table was opened counts. An older cart does not open a table.
    if ((openCartOf(store)?.timestamp ?? 0) > performance.timeOrigin) void sitWithCart();
  };
  void begin();
  leavePresent = () => {
    isGone = true;
    leaveCarts();
    stopFollowing();
  };
  return leavePresent;
}

function stopFollowing(): void {
  following?.stop();
  following = null;
}

function takeSeat(seat: Seat, view: SittingView | null, drafts: readonly Draft[]): void {
  stopFollowing();
  const store = seat.store.slug;
  const added = view && seat.endedAt === null ? addedTo({ store, view, drafts }) : [];
  change({
    seat,
    view,
    drafts: withDrafts(drafts, added),
    phase: seat.endedAt !== null ? 'closed' : view ? 'in' : 'looking',
  });
  const source: Source<SittingAnswer> = {
    stream: { url: sittingEventsUrl(seat), event: 'sitting' },
    fetch: () => fetchSitting(seat),
    gone: ['SITTING_TOKEN_INVALID'],
  };
  following = follow(source, null, ({ value, link, heardAt, isMissing }) => {
    if ($table.get()?.seat?.slug !== seat.slug) return;
    change({ link, heardAt });
    if (isMissing) void leaveSeat();
    else if (value) {
      hear(value);
      if ('slug' in value) noteRounds(value);
    }
  });
}

export async function refetchTable(): Promise<void> {
  const seat = $table.get()?.seat;
  if (seat) hear(await fetchSitting(seat));
}

let joining: Promise<void> | null = null;

/** Opens a free table, or asks those who sit there. Two taps ask once. */
export function sitDown(name = '', code = ''): Promise<void> {
  joining ??= join(name, code).finally(() => {
    joining = null;
  });
  return joining;
}

async function join(name: string, code: string): Promise<void> {
  const { place, seat: present, phase } = $table.get() ?? {};
  const profile = $liveStore.get()?.store?.page.profile;
  if (!place || !profile) return;
  // One who waits is the same guest with a code. Whoever was refused comes as another.
  const token = present && phase === 'waiting' ? present.token : await tokenFor(profile.slug, place.iden);
  const {
    sitting,
    admitted,
    code: codeFault,
  } = await joinTable(profile._id, token, {
    table: { iden: place.iden },
    ...(name === '' ? {} : { name }),
    ...(code === '' ? {} : { code }),
  });
  const store = { slug: profile.slug, name: profile.name };
  const seat = { slug: sitting.slug, token, store, iden: sitting.table.iden, at: Date.now(), endedAt: null };
  await saveSeat(seat);
  await removeEntry(ASKED);
  if ($table.get()?.place?.iden !== place.iden) return;
  takeSeat(seat, null, []);
  if (!admitted) change({ phase: 'waiting', codeFault: codeFault ?? null });
}

/** One who is in says their name: with the same secret they are the same guest. */
export async function sayName(name: string): Promise<void> {
  const { seat } = $table.get() ?? {};
  const profile = $liveStore.get()?.store?.page.profile;
  if (!seat || !profile) return;
  await joinTable(profile._id, seat.token, { table: { iden: seat.iden }, name });
  await refetchTable();
}

/** Says what this guest does not eat. Like the first dish, it opens a free table. */
export async function tellNeeds(needs: Needs): Promise<void> {
  if ($table.get()?.phase === 'free') await sitDown();
  const seat = $table.get()?.seat;
  if (seat) hear(await sayNeeds(seat, needs));
}

const ASKED = 'asked';

interface Asked {
  at: string;
  token: string;
}

/** The secret with which this phone has asked without an answer, or a new one. */
async function tokenFor(store: string, iden: string): Promise<string> {
  const at = `${store} ${iden}`;
  const kept = await readEntry<Asked>(ASKED);
  if (kept?.at === at) return kept.token;
  const token = randomId();
  await writeEntry(ASKED, { at, token } satisfies Asked);
  return token;
}

/** Begins anew at the table, which the last guests have left. */
export async function sitAnew(): Promise<void> {
  await leaveSeat();
  await sitDown();
}

/** The first dish opens a free table. Without an answer it is tried again, as long as the cart holds something. */
async function sitWithCart(): Promise<void> {
  const { phase, store } = $table.get() ?? {};
  if ((phase !== 'free' && phase !== 'closed') || store === undefined || !openCartOf(store)) return;
  try {
    await (phase === 'free' ? sitDown() : sitAnew());
  } catch (error) {
    change({ trouble: error as Error });
    if (error instanceof NoAnswer) setTimeout(() => void sitWithCart(), RETRY_MS);
  }
}

/** Leaves what has ended for this guest, so that the table can be begun anew. */
export async function leaveSeat(): Promise<void> {
  const table = $table.get();
  if (!table) return;
  stopFollowing();
  const { seat, place } = table;
  change({ seat: null, view: null, drafts: [], phase: place ? 'free' : 'nowhere' });
  if (seat && seat.endedAt === null) await saveSeat({ ...seat, endedAt: Date.now() });
}
