import type { FastifyReply, FastifyRequest } from 'fastify';

export interface EventStream {
  send(event: string, id: number, data: string): void;
  /** Only tells the reader how far it is, for its next Last-Event-ID. */
  mark(id: number): void;
  end(): void;
  readonly isOpen: boolean;
}

const HEARTBEAT_MS = 15_000;
const MOST_UNSENT_BYTES = 512 * 1024;

export interface Streams {
  open(request: FastifyRequest, reply: FastifyReply, onClose: () => void): EventStream;
  /** Tells every reader to come back in a moment, and ends the streams. */
  closeAll(): void;
  readonly count: number;
}

/** All open streams share one heartbeat. A reader that stalls is dropped, and comes back with Last-Event-ID. */
export function createStreams(): Streams {
  const open = new Set<{ beat(): void; leave(): void }>();
  const heart = setInterval(() => {
    for (const stream of open) stream.beat();
  }, HEARTBEAT_MS);
  heart.unref();
  let isClosing = false;

  return {
    open(request, reply, onClose) {
      reply.hijack();
      const { raw } = reply;
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) raw.setHeader(name, value);
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      const write = (text: string) => {
        if (raw.destroyed || raw.writableEnded) return;
        if (raw.writableLength > MOST_UNSENT_BYTES) raw.destroy();
        else raw.write(text);
      };
      const stream = {
        beat: () => write(':\n\n'),
        leave() {
          write('retry: 1000\n\n');
          raw.end();
        },
      };
      const hasLeft = () => {
        open.delete(stream);
        onClose();
      };
      open.add(stream);
      raw.on('close', hasLeft);
      request.raw.socket.setTimeout(0);
      write(':\n\n');
      // A reader can be gone, and the server on its way out, before the stream begins.
      if (raw.destroyed) hasLeft();
      else if (isClosing) stream.leave();
      return {
        send: (event, id, data) => write(`event: ${event}\nid: ${id}\ndata: ${data}\n\n`),
        mark: (id) => write(`id: ${id}\n\n`),
        end: () => raw.end(),
        get isOpen() {
          return !raw.destroyed && !raw.writableEnded;
        },
      };
    },
    closeAll() {
      isClosing = true;
      clearInterval(heart);
      for (const stream of open) stream.leave();
    },
    get count() {
      return open.size;
    },
  };
}

/** The number after which to go on; null for a first connection or one that makes no sense. */
export function lastEventId(request: FastifyRequest): number | null {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
