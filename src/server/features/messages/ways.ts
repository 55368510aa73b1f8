import { isForStaff } from '#domain/messages/messages.ts';
import type { Services } from '../../platform/context/services.ts';
import type { Delivery } from '../../platform/ports/channels.ts';
import type { MessageRow } from './queries.ts';

type Parts = Pick<Services, 'clock' | 'onError'>;
type Sent = Pick<MessageRow, 'storeId' | 'channel' | 'template'> & {
  /** Of a push, the account whose store it is from: one with many stores has one line all the same. */
  payer: string;
};

const SILENT_MS = 10_000;
const LATER_MS = 1_000;
/** Accounts whose guests are told at once, and whose staff are. */
export const PUSHED_WAYS = 8;
/** One after another, and all of them before others may take them for lost, though each has to be waited for. */
const PUSHES_OF_A_WAY = 6;

export type Ways = ReturnType<typeof createWays>;

/**
 * Of each store: its channels, of which one that does not answer is left alone for a while, and the others are not.
 * Pushes go beside them all, in a line for each account: to addresses that guests and staff have named.
 */
export function createWays({ clock, onError }: Parts, signal?: AbortSignal) {
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
    /** For how long this message had better wait; 0 when its way is free. */
    waitFor(message: Sent): number {
      const { way, kind } = wayOf(message);
      if (message.channel !== 'push') return Math.max(0, (silentUntil.get(way) ?? 0) - clock());
      const line = pushed.get(way);
      const others = [...pushed.values()].filter((other) => other.kind === kind);
      const isFree = line ? line.size < PUSHES_OF_A_WAY : others.length < PUSHED_WAYS;
      return isFree ? 0 : LATER_MS;
    },
    /** A push is only begun. */
    async go(message: Sent, hand: () => Promise<Delivery>): Promise<void> {
      const { way, kind } = wayOf(message);
      if (message.channel === 'push') push(way, kind, hand);
      else await send(way, hand);
    },
    /** The pushes that are under way. */
    pushes: () => [...pushed.values()].map(({ last }) => last),
  };
}

function wayOf({ storeId, payer, channel, template }: Sent): { way: string; kind: string } {
  const kind = channel === 'push' && isForStaff(template) ? 'staff' : channel;
  return { way: `${channel === 'push' ? payer : storeId} ${kind}`, kind };
}
