import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventStream, Streams } from '../http/event-stream.ts';
import type { Services } from '../services.ts';
import type { FeedEvent } from './store-feeds.ts';

interface Following {
  services: Services;
  streams: Streams;
  request: FastifyRequest;
  reply: FastifyReply;
  storeId: string;
  topic: string;
  audience: 'guest' | 'floor' | 'kitchen';
  /** The last number that the reader has; null for a first connection. */
  after: number | null;
  /** What a first connection begins with, if anything. */
  present: () => Promise<{ event: string; seq: number; data: string } | null>;
}

const MOST_MISSED = 1000;

/** Watches first, then sends what was missed, then what came in the meantime: nothing is lost or sent twice. */
export async function followLog(following: Following): Promise<void> {
  const { services, streams, storeId, topic, audience } = following;
  const latest = await services.feeds.latest(storeId);
  // A number from the future is from some other log: such a reader begins anew.
  const after = following.after !== null && following.after <= latest ? following.after : null;
  let sentUpTo = after ?? latest;
  let waiting: FeedEvent[] | null = [];
  const stop = await services.feeds.watch(storeId, topic, (event) => {
    if (waiting) waiting.push(event);
    else send(event);
  });
  const stream = streams.open(following.request, following.reply, stop);

  function send(event: FeedEvent): void {
    if (event.seq <= sentUpTo) return;
    sentUpTo = event.seq;
    stream.send(event.kind, event.seq, event.data(audience));
  }

  try {
    if (after === null) sentUpTo = await begin(stream, following, latest);
    const missed = await services.feeds.replay(storeId, { after: sentUpTo, topic, most: MOST_MISSED });
    if (missed === null) {
      // Too far behind: what it has is to be read anew, and it goes on from here.
      sentUpTo = latest;
      stream.send('reset', sentUpTo, JSON.stringify({ seq: sentUpTo }));
    }
    for (const event of [...(missed ?? []), ...waiting]) send(event);
    waiting = null;
  } catch (error) {
    following.request.log.error({ err: error }, 'A stream could not be started');
    stream.end();
  }
}

/** A first connection gets what it asked for as it stands, or at least the number from which it follows. */
async function begin(stream: EventStream, { present }: Following, latest: number): Promise<number> {
  const start = await present();
  if (start) stream.send(start.event, start.seq, start.data);
  else stream.mark(latest);
  return start?.seq ?? latest;
}
