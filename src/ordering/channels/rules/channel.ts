export const CHANNEL_NAMES = ['guest', 'staff'] as const;
/** How an order comes in. It is chosen where the order is placed, and kept with it. */
export type ChannelName = (typeof CHANNEL_NAMES)[number];

/** The rules for orders that come in this way. */
export interface Channel {
  name: ChannelName;
  /** Opening hours, pauses and paused order types refuse an order, and a pickup time is within them. */
  keepsHours: boolean;
  /** The order type's minimum holds. */
  hasMinimum: boolean;
  /** The order type's questions, its code and its limit of portions hold. */
  asksWho: boolean;
  /** The order is paid before it is cooked where its type says so. */
  paysFirst: boolean;
  /**
   * Nobody knows who asks: limits by device, network and table hold, the table's link leaves its own order type alone, and
   * a place that was typed proves nothing.
   */
  isStranger: boolean;
  /** An order at a table is the next round of those who sit there, and opens the table if it is free. */
  opensTables: boolean;
}

export const CHANNELS: Record<ChannelName, Channel> = {
  guest: {
    name: 'guest',
    keepsHours: true,
    hasMinimum: true,
    asksWho: true,
    paysFirst: true,
    isStranger: true,
    opensTables: false,
  },
  staff: {
    name: 'staff',
    keepsHours: false,
    hasMinimum: false,
    asksWho: false,
    paysFirst: false,
    isStranger: false,
    opensTables: true,
  },
};
