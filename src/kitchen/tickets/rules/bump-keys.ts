import type { StationTicket } from './station-tickets.ts';

/** A bump bar is a keyboard. 0 and R list what was ended last. */
const KEYS = '123456789ABCDEFGHIJKLMNOPQSTUVWXYZ';

/** The ticket of each key, by its place. What has nothing to be made, as one that was cancelled, holds none. */
export const bumpKeys = <Ticket extends Pick<StationTicket, 'open'>>(tickets: readonly Ticket[]) =>
  new Map(
    tickets
      .filter(({ open }) => open.length > 0)
      .slice(0, KEYS.length)
      .map((ticket, at) => [KEYS.charAt(at), ticket] as const),
  );
