import type { Services } from '#platform/context/server/services.ts';
import type { Delivery } from '#platform/ports/server/channels.ts';
import { isForStaff } from '../rules/messages.ts';
import type { MessageRow } from './queries.ts';

type Parts = Pick<Services, 'clock' | 'onError'>;
type Sent = Pick<MessageRow, 'storeId' | 'channel' | 'template'> & {
  /** The account that a push counts for. All of its stores share one lane. */
  payer: string;
};

const SILENT_MS = 10_000;
const LATER_MS = 1_000;
/** How many accounts have pushes to guests under way at once, and as many to staff. */
export const PUSH_LANES = 8;
/** Pushes waiting in one lane. All are sent before their claims expire, even if each has to be waited for. */
const PUSHES_PER_LANE = 6;

export type Lanes = ReturnType<typeof createLanes>;

/**
 * The lanes of messages. A store has one for each channel; a channel that does not answer rests for a while without
 * stopping the others. Pushes have one for each account, because guests and staff name their addresses.
 */
export function createLanes({ clock, onError }: Parts, signal?: AbortSignal) {
  const silentUntil = new Map<string, number>();
  const pushed = new Map<string, { kind: string; size: number; last: Promise<void> }>();

  async function send(way: string, hand: () => Promise<Delivery>): Promise<void> {
    let state = 'failing';
    try {
      ({ state } = await hand());
    } finally {
      if (state === 'failing') silentUntil.set(way, clock() + SILENT_MS);
    }
  }

  function push(way: string, kind: string, hand: () => Promise<Delivery>): void {
    const line = pushed.get(way) ?? { kind, size: 0, last: Promise.resolve() };
    pushed.set(way, line);
    line.size++;
    line.last = line.last
      .then(() => (signal?.aborted ? null : hand()))
      .catch(onError)
      .then(() => {
        if (--line.size === 0) pushed.delete(way);
      });
  }

  return {
    /** How long this message must wait. 0 if its lane is free. */
    waitFor(message: Sent): number {
      const { way, kind } = laneOf(message);
      if (message.channel !== 'push') return Math.max(0, (silentUntil.get(way) ?? 0) - clock());
      const line = pushed.get(way);
      const others = [...pushed.values()].filter((other) => other.kind === kind);
      const isFree = line ? line.size < PUSHES_PER_LANE : others.length < PUSH_LANES;
      return isFree ? 0 : LATER_MS;
    },
    /** Sends a message. A push is only started. */
    async go(message: Sent, hand: () => Promise<Delivery>): Promise<void> {
      const { way, kind } = laneOf(message);
      if (message.channel === 'push') push(way, kind, hand);
      else await send(way, hand);
    },
    /** The pushes under way. */
    pushes: () => [...pushed.values()].map(({ last }) => last),
  };
}

function laneOf({ storeId, payer, channel, template }: Sent): { way: string; kind: string } {
  const kind = channel === 'push' && isForStaff(template) ? 'staff' : channel;
  return { way: `${channel === 'push' ? payer : storeId} ${kind}`, kind };
}
