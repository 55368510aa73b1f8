import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#platform/context/server/services.ts';
import {
  type EncodedEvent,
  type EventStream,
  encodeEvent,
  lastEventId,
  type Streams,
} from '#platform/http/server/event-stream.ts';
import {
  ALL_EVENTS,
  type Audience,
  type FeedEvent,
  PAGE_EVENTS,
} from '#platform/ports/server/store-feeds.ts';
import type { StoreStream } from '#restaurant/live/wire/streams.ts';

/** A request that is answered with a stream. */
export interface StreamCall {
  services: Services;
  streams: Streams;
  request: FastifyRequest;
  reply: FastifyReply;
  network: Parameters<Services['streamPlaces']['take']>[0]['network'];
}

interface StreamOptions {
  storeId: string;
  topic: string;
  audience: Audience;
  /** How it is now, read when it is asked for. */
  start?: () => Promise<StreamStart>;
  isAllowed?: () => Promise<boolean>;
  /** The account of the reader, if known. */
  account?: string;
}

/** The number from which a first connection follows, and its first event, if any. */
export interface StreamStart {
  seq: number;
  event?: EncodedEvent;
}

const MOST_MISSED = 1000;

/** The readers of a store that has moved away come again, and are led to its new place. */
export function isStillHere({ storeHeads }: Services, storeId: string): Promise<boolean> {
  return storeHeads.get(storeId).then(
    (head) => head !== null,
    () => true,
  );
}

/** Subscribes first, then sends what was missed, then what came meanwhile: nothing is lost or sent twice. */
export async function streamLog(call: StreamCall, following: StreamOptions): Promise<void> {
  const { services, network } = call;
  const { topic, account } = following;
  const order = ![ALL_EVENTS, PAGE_EVENTS].includes(topic) ? { order: topic } : {};
  const leave = services.streamPlaces.take({
    network,
    ...order,
    ...(account ? { account } : {}),
  });
  try {
    await openStream(call, following, leave);
  } catch (error) {
    leave();
    throw error;
  }
}

async function openStream(call: StreamCall, following: StreamOptions, leave: () => void): Promise<void> {
  const { services, streams, request, reply } = call;
  const { storeId, topic, audience, account, isAllowed = () => isStillHere(services, storeId) } = following;
  let sentUpTo = 0;
  let waiting: FeedEvent[] | null = [];
  const stop = await services.feeds.subscribe(storeId, topic, (event) => {
    if (waiting) waiting.push(event);
    else send(event);
  });
  const ignore = account
    ? services.people.watch(account, (news) => news === 'access' && stream.ask())
    : () => {};
  const onClose = () => {
    leave();
    stop();
    ignore();
  };
  const stream = streams.open(request, reply, { onClose, isAllowed });

  function send(event: FeedEvent): void {
    if (event.seq <= sentUpTo) return;
    sentUpTo = event.seq;
    const encoded = event.encoded(audience);
    if (encoded !== null) stream.send(encoded);
    if (topic !== ALL_EVENTS) return;
    for (const table of event.tables(audience)) stream.send(encodeEvent('sitting', event.seq, table));
  }

  /** Sends missed entries as fast as the reader takes them, because there may be many. */
  async function sendInTurn(event: FeedEvent): Promise<void> {
    send(event);
    await stream.drained();
  }

  /** What the feed did not deliver here was committed before, so that a later read has it. */
  async function begin(): Promise<void> {
    const given = lastEventId(request);
    if (given === null) {
      const start = (await following.start?.()) ?? { seq: await services.feeds.latest(storeId) };
      sentUpTo = sendStart(stream, start);
      return;
    }
    const latest = await services.feeds.latest(storeId);
    // A number from the future belongs to another log. Such a reader starts anew.
    if (given > latest) {
      const start = await following.start?.();
      sentUpTo = start?.event ? sendStart(stream, start) : sendReset(stream, latest);
      return;
    }
    sentUpTo = given;
    const missed = await services.feeds.replay(storeId, { after: given, topic, most: MOST_MISSED });
    // The reader is too far behind. It must fetch everything again and continues from here.
    if (missed === null) sentUpTo = sendReset(stream, latest);
    if (missed?.length === 0) stream.begin();
    for (const event of missed ?? []) await sendInTurn(event);
  }

  try {
    await begin();
    for (let next = waiting.shift(); next; next = waiting.shift()) await sendInTurn(next);
    waiting = null;
  } catch (error) {
    request.log.error({ err: error }, 'A stream could not be started');
    stream.end();
  }
}

/** Sends the first event, or at least the number. */
function sendStart(stream: EventStream, { seq, event }: StreamStart): number {
  if (event) stream.send(event);
  else stream.mark(seq);
  return seq;
}

function sendReset(stream: EventStream, seq: number): number {
  const reset: StoreStream['reset'] = { seq };
  stream.send(encodeEvent('reset', seq, JSON.stringify(reset)));
  return seq;
}
