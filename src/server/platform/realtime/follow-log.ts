import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoreStream } from '#domain/api/streams.ts';
import type { Services } from '../context/services.ts';
import { type EventName, type EventStream, lastEventId, type Streams } from '../http/event-stream.ts';
import type { FeedEvent } from '../ports/store-feeds.ts';
import { ALL, type Audience, PAGES } from '../ports/topics.ts';

/** A request that is to be answered with a stream. */
export interface StreamCall {
  services: Services;
  streams: Streams;
  request: FastifyRequest;
  reply: FastifyReply;
  network: Parameters<Services['streamPlaces']['take']>[0]['network'];
}

interface Following {
  storeId: string;
  topic: string;
  audience: Audience;
  /** What a first connection begins with, if anything. */
  present?: () => Promise<{ event: EventName; seq: number; data: string } | null>;
  isWelcome?: () => Promise<boolean>;
  /** Whose stream it is, where that is known. */
  account?: string;
}

const MOST_MISSED = 1000;

/** Watches first, then sends what was missed, then what came in the meantime: nothing is lost or sent twice. */
export async function followLog(call: StreamCall, following: Following): Promise<void> {
  const { services, network } = call;
  const { topic, account } = following;
  const order = ![ALL, PAGES].includes(topic) ? { order: topic } : {};
  const leave = services.streamPlaces.take({
    network,
    ...order,
    ...(account ? { account } : {}),
  });
  try {
    await follow(call, following, leave);
  } catch (error) {
    leave();
    throw error;
  }
}

async function follow(call: StreamCall, following: Following, leave: () => void): Promise<void> {
  const { services, streams, request, reply } = call;
  const { storeId, topic, audience, isWelcome } = following;
  const latest = await services.feeds.latest(storeId);
  // A number from the future is from some other log: such a reader begins anew.
  const given = lastEventId(request);
  const after = given !== null && given <= latest ? given : null;
  let sentUpTo = after ?? latest;
  let waiting: FeedEvent[] | null = [];
  const stop = await services.feeds.watch(storeId, topic, (event) => {
    if (waiting) waiting.push(event);
    else send(event);
  });
  const onClose = () => {
    leave();
    stop();
  };
  const stream = streams.open(request, reply, { onClose, ...(isWelcome ? { isWelcome } : {}) });

  function send(event: FeedEvent): void {
    if (event.seq <= sentUpTo) return;
    sentUpTo = event.seq;
    const data = event.data(audience);
    if (data !== null) stream.send(event.kind, event.seq, data);
  }

  /** What was missed can be much: it goes out as fast as the reader takes it. */
  async function sendInTurn(event: FeedEvent): Promise<void> {
    send(event);
    await stream.drained();
  }

  try {
    if (after === null) sentUpTo = await begin(stream, following.present, { given, latest });
    const missed = await services.feeds.replay(storeId, { after: sentUpTo, topic, most: MOST_MISSED });
    if (missed === null) {
      // Too far behind: what it has is to be read anew, and it goes on from here.
      sentUpTo = latest;
      sendReset(stream, sentUpTo);
    }
    for (const event of missed ?? []) await sendInTurn(event);
    for (let next = waiting.shift(); next; next = waiting.shift()) await sendInTurn(next);
    waiting = null;
  } catch (error) {
    request.log.error({ err: error }, 'A stream could not be started');
    stream.end();
  }
}

/** A first connection gets what it asked for as it stands, or at least the number from which it follows. */
async function begin(
  stream: EventStream,
  present: Following['present'],
  { given, latest }: { given: number | null; latest: number },
): Promise<number> {
  const start = await present?.();
  if (start) stream.send(start.event, start.seq, start.data);
  else if (given === null) stream.mark(latest);
  else sendReset(stream, latest);
  return start?.seq ?? latest;
}

function sendReset(stream: EventStream, seq: number): void {
  const reset: StoreStream['reset'] = { seq };
  stream.send('reset', seq, JSON.stringify(reset));
}
