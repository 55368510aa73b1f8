import { setTimeout as sleep } from 'node:timers/promises';
import { type EventReader, readEvents, type SentEvent } from '../../../src/server/testing/event-reader.ts';

export interface Follower {
  /** All events so far, of every connection. */
  heard(): readonly SentEvent[];
  stop(): Promise<void>;
}

const AGAIN_MS = 10;

/** Reads a stream as a browser does: with the last number, it comes back whenever the stream ends. */
export function follow(url: string, token?: string): Follower {
  const heard: SentEvent[] = [];
  let isOver = false;
  let after = 0;
  const take = (events: SentEvent[]) => {
    for (const event of events.splice(0)) {
      if (event.id > 0) after = event.id;
      heard.push(event);
    }
  };
  const run = async () => {
    while (!isOver) {
      const given = { ...(token === undefined ? {} : { token }), ...(after > 0 ? { after } : {}) };
      const reader: EventReader | null = await readEvents(url, given).catch(() => null);
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
