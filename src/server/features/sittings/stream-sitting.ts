import { setTimeout as sleep } from 'node:timers/promises';
import type { SittingStream } from '#domain/api/streams.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { encodeEvent, lastEventId } from '../../platform/http/event-stream.ts';
import { isStillHere, type StreamCall } from '../../platform/realtime/stream-log.ts';
import { findSeated, findSittingBySlug, type GuestPass } from './find-sitting.ts';
import { viewFor } from './guest-view.ts';
import type { Named } from './queries.ts';
import { readStored, type StoredSitting } from './read-stored.ts';

/** Reads that have not begun, by sitting. */
export type WaitingReads = Map<string, Promise<StoredSitting>>;

/** Taps come in bursts, and a table has several phones: what happens meanwhile is read once for all of them. */
const GATHER_MS = 40;

function readTogether(ctx: Ctx, waiting: WaitingReads, named: Named): Promise<StoredSitting> {
  const known = waiting.get(named.id);
  if (known) return known;
  const read = sleep(GATHER_MS).then(() => {
    waiting.delete(named.id);
    return readStored(ctx, named);
  });
  waiting.set(named.id, read);
  return read;
}

/** Sends the guest's table as it is now, at the start and after each change. */
export async function streamSitting(
  ctx: Ctx,
  pass: GuestPass,
  call: StreamCall,
  waiting: WaitingReads,
): Promise<void> {
  const { services, streams, request, reply, network } = call;
  const { sitting, guest } = await findSeated(ctx, pass);
  // By guest: those who wait outside take no place of those who sit there.
  const leave = services.streamPlaces.take({ network, order: guest.id });
  const { storeId } = sitting;
  let named: Named = sitting;
  let sentUpTo = lastEventId(request) ?? -1;
  let sent = '';
  let isClosed = false;
  let isBehind = false;
  let inTurn = Promise.resolve();

  async function tell(): Promise<void> {
    isBehind = false;
    const stored = await readTogether(ctx, waiting, named);
    if (stored.sitting.mergedInto !== null) return follow(await findSittingBySlug(ctx, pass.slug));
    const view: SittingStream['sitting'] = viewFor(stored, guest.id, services.clock());
    const data = JSON.stringify(view);
    // One who waits hears nothing of what the others do.
    if (stored.seq === sentUpTo || data === sent) return stream.mark(stored.seq);
    [sentUpTo, sent] = [stored.seq, data];
    stream.send(encodeEvent('sitting', stored.seq, data));
  }
  /** One after the other, so that an older answer never comes last. */
  const tellInTurn = () => {
    if (isBehind) return;
    isBehind = true;
    inTurn = inTurn.then(tell).catch((error: unknown) => {
      request.log.error({ err: error }, 'A table could not be told what changed');
      stream.end();
    });
  };
  async function follow(to: Named): Promise<void> {
    named = to;
    const stopNow = await services.feeds.subscribe(storeId, to.id, tellInTurn);
    stop();
    stop = stopNow;
    if (isClosed) stop();
    tellInTurn();
  }

  let stop = await services.feeds
    .subscribe(storeId, sitting.id, () => tellInTurn())
    .catch((error: unknown) => {
      leave();
      throw error;
    });
  const stream = streams.open(request, reply, {
    onClose() {
      isClosed = true;
      leave();
      stop();
    },
    isAllowed: () => isStillHere(services, storeId),
  });
  tellInTurn();
}
