import type { ChannelName } from '#ordering/channels/rules/channel.ts';
import type { StoredOrder } from './stored-order.ts';

/** The previous release keeps no channel; there it is told by who placed the order. */
export function channelOf({ order, log: [first] }: Pick<StoredOrder, 'order' | 'log'>): ChannelName {
  return order.channel ?? (first?.actor.kind === 'guest' ? 'guest' : 'staff');
}
