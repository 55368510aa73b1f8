import { setTimeout as sleep } from 'node:timers/promises';
import { type EventReader, readEvents, type SentEvent } from '../../../src/testing/server/event-reader.ts';

export interface Follower {
  /** All events so far, of every connection. */
  heard(): readonly SentEvent[];
  stop(): Promise<void>;
}

const AGAIN_MS = 10;

interface Reader {
  token?: string;
  /** The number after which it begins. Without one, it begins with how things are. */
  after?: number;
}

/** Reads a stream as a browser does: with the last number, it comes back whenever the stream ends. */
export function follow(url: string, reads: Reader = {}): Follower {
  const heard: SentEvent[] = [];
  let isOver = false;
  let last: Pick<Reader, 'after'> = {};
  const take = (events: SentEvent[]) => {
    for (const event of events.splice(0)) {
      if (event.id > 0) last = { after: event.id };
      heard.push(event);
    }
  };
  const run = async () => {
    while (!isOver) {
      const reader: EventReader | null = await readEvents(url, { ...reads, ...last }).catch(() => null);
      while (reader && !isOver && !reader.hasEnded()) {
        take(reader.events);
        await sleep(AGAIN_MS);
      }
      reader?.leave();
      await sleep(AGAIN_MS);
    }
  };
  const running = run();
  return {
    heard: () => heard,
    async stop() {
      isOver = true;
      await running;
    },
  };
}
