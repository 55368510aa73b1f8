import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { beside } from '#platform/work/server/beside.ts';
import type { ConversationStream, PersonStream, StoreStream } from '#restaurant/live/wire/streams.ts';
import { createUnsent, UNSENT_BYTES_OF_READER } from './unsent.ts';

/** A store's stream sends all of them. */
export type EventName = keyof StoreStream;

/** An event as it is sent, so that it is encoded once for all its readers. */
export type EncodedEvent = Buffer;

export function encodeEvent(event: EventName, id: number, data: string): EncodedEvent {
  return Buffer.from(`event: ${event}\nid: ${id}\ndata: ${data}\n\n`);
}

export interface EventStream {
  send(event: EncodedEvent): void;
  /** Sends an event without a number: its reader misses none of which it must know. */
  tell(event: keyof (PersonStream & ConversationStream), data: string): void;
  /** Sends only the number, for the reader's next Last-Event-ID. */
  mark(id: number): void;
  /** Sends the head, which otherwise goes with what is sent first. */
  begin(): void;
  /** Waits until the reader has taken everything sent. Drops a reader that takes nothing. */
  drained(): Promise<void>;
  /** Asks now whether the reader is still allowed, as each heartbeat does. */
  ask(): void;
  end(): void;
}

const HEARTBEAT_MS = 15_000;
const DRAIN_MS = 10_000;
const BEAT = ':\n\n';

interface Reader {
  onClose: () => void;
  /** Asked at each heartbeat. The stream ends once it is false, and stays while there is no answer. */
  isAllowed?: () => Promise<boolean>;
}

export interface Streams {
  open(request: FastifyRequest, reply: FastifyReply, reader: Reader): EventStream;
  /** How many are open. */
  count(): number;
  /** Tells every reader to reconnect in a moment, and ends the streams. */
  closeAll(): void;
}

/**
 * All open streams share one heartbeat and one budget. A reader that stalls is dropped and reconnects with
 * Last-Event-ID.
 */
export function createStreams({
  heartbeatMs = HEARTBEAT_MS,
  onError,
}: {
  heartbeatMs?: number | undefined;
  onError: (error: unknown) => void;
}): Streams {
  const open = new Set<{ beat(): void; leave(): void }>();
  const heart = setInterval(() => {
    for (const stream of open) stream.beat();
  }, heartbeatMs);
  heart.unref();
  const unsent = createUnsent();
  let isClosing = false;

  return {
    open(request, reply, { onClose, isAllowed }) {
      reply.hijack();
      const { raw } = reply;
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) raw.setHeader(name, value);
      // Ends with its connection, so that an event is one write with no chunk around it.
      raw.removeHeader('transfer-encoding');
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      let hasBegun = false;
      const write = (text: string | EncodedEvent) => {
        if (raw.destroyed || raw.writableEnded) return;
        if (raw.writableLength > UNSENT_BYTES_OF_READER) return void raw.destroy();
        // The head goes with the first. Later ones pass the response by, which would hold each until the next tick.
        const to = hasBegun ? (raw.socket ?? raw) : raw;
        to.write(text);
        hasBegun = true;
        unsent.note(taker);
      };
      let isAsking = false;
      const ask = async () => {
        if (isAsking || !isAllowed) return;
        isAsking = true;
        const isStill = await isAllowed().finally(() => {
          isAsking = false;
        });
        if (!isStill) raw.end();
      };
      const taker = { unsent: () => raw.writableLength, drop: () => void raw.destroy() };
      const stream = {
        beat() {
          write(BEAT);
          beside(ask, onError);
        },
        leave() {
          write('retry: 1000\n\n');
          raw.end();
        },
      };
      const hasLeft = () => {
        open.delete(stream);
        unsent.forget(taker);
        onClose();
      };
      open.add(stream);
      raw.on('close', hasLeft);
      request.raw.socket.setTimeout(0);
      // The reader may be gone, or the server stopping, before the stream begins.
      if (raw.destroyed) hasLeft();
      else if (isClosing) stream.leave();
      return {
        send: write,
        tell: (event, data) => write(`event: ${event}\ndata: ${data}\n\n`),
        ask: () => beside(ask, onError),
        mark: (id) => write(`id: ${id}\n\n`),
        begin: () => write(BEAT),
        async drained() {
          const { socket } = raw;
          if (!socket?.writableNeedDrain || raw.destroyed) return;
          await once(socket, 'drain', { signal: AbortSignal.timeout(DRAIN_MS) }).catch(() => raw.destroy());
        },
        end: () => raw.end(),
      };
    },
    count: () => open.size,
    closeAll() {
      isClosing = true;
      clearInterval(heart);
      for (const stream of open) stream.leave();
    },
  };
}

/** The number after which to continue. Null for a first connection or a malformed number. */
export function lastEventId(request: FastifyRequest): number | null {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
