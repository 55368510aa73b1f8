import type { Ctx } from '#platform/context/server/context.ts';
import { encodeEvent, lastEventId } from '#platform/http/server/event-stream.ts';
import type { FeedEvent } from '#platform/ports/server/store-feeds.ts';
import { isStillHere, type StreamCall } from '#platform/realtime/server/stream-log.ts';
import type { SittingStream } from '#restaurant/live/wire/streams.ts';
import type { SittingRow } from '../../tables.ts';
import { findSeated, findSittingBySlug, type GuestPass } from '../find-sitting.ts';
import type { FollowedTables } from './followed-tables.ts';

/** Sends the guest's table as it is now, at the start and after each change. */
export async function streamSitting(
  ctx: Ctx,
  pass: GuestPass,
  call: StreamCall,
  tables: FollowedTables,
): Promise<void> {
  const { services, streams, request, reply, network } = call;
  const { sitting, guest } = await findSeated(ctx, pass);
  // Streams are counted by guest, so that those who wait take no place from those who sit there.
  const giveBack = services.streamPlaces.take({ network, order: guest.id });
  const { storeId } = sitting;
  let sentUpTo = lastEventId(request) ?? -1;
  let sent = '';
  /** The last entry that was read, and the last one that was announced. */
  let seenUpTo = -1;
  let latest = 0;
  let isClosed = false;
  let inTurn = Promise.resolve();

  async function tell(): Promise<void> {
    if (latest <= seenUpTo) return;
    const { stored, viewFor } = await table.after(seenUpTo < 0 ? Number.POSITIVE_INFINITY : latest);
    if (stored.sitting.mergedInto !== null) return moveTo(await findSittingBySlug(ctx, pass.slug));
    seenUpTo = stored.seq;
    const view: SittingStream['sitting'] = viewFor(guest.id);
    const data = JSON.stringify(view);
    // The view of a guest who waits does not change with what the others do, so nothing is sent.
    if (stored.seq === sentUpTo || data === sent) return stream.mark(stored.seq);
    [sentUpTo, sent] = [stored.seq, data];
    stream.send(encodeEvent('sitting', stored.seq, data));
  }
  /** Answers are sent one after the other, so that an older one never comes last. */
  const tellInTurn = () => {
    inTurn = inTurn.then(tell).catch((error: unknown) => {
      request.log.error({ err: error }, 'A table could not be told what changed');
      stream.end();
    });
  };
  const hear = ({ seq }: FeedEvent) => {
    latest = Math.max(latest, seq);
    tellInTurn();
  };
  const leave = () => {
    stop();
    table.leave();
  };
  async function moveTo(to: SittingRow): Promise<void> {
    const stopThere = await services.feeds.subscribe(storeId, to.id, hear);
    if (isClosed) return stopThere();
    leave();
    [stop, table, seenUpTo] = [stopThere, tables.follow(to), -1];
    tellInTurn();
  }

  let stop = await services.feeds.subscribe(storeId, sitting.id, hear).catch((error: unknown) => {
    giveBack();
    throw error;
  });
  let table = tables.follow(sitting);
  const stream = streams.open(request, reply, {
    onClose() {
      isClosed = true;
      giveBack();
      leave();
    },
    isAllowed: () => isStillHere(services, storeId),
  });
  tellInTurn();
}
