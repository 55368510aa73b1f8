import type { PartState, SittingGuestState, SittingState, SittingTable } from './sitting.ts';
import type { LoggedLine, SittingEvent } from './sitting-events.ts';

export interface FoldedGuest {
  number: number;
  state: SittingGuestState;
}

/** A sitting as its log tells it, which always equals the stored one. */
export interface SittingFold {
  state: SittingState;
  table: SittingTable | null;
  covers: number | null;
  waiter: string | null;
  rounds: number;
  guests: Map<string, FoldedGuest>;
  cart: Map<string, LoggedLine>;
  /** By line, the order that it became. */
  sent: Map<string, string>;
  /** The calls that stand: whether somebody is coming. */
  calls: Map<string, { kind: string; isTaken: boolean }>;
  parts: Map<string, PartState>;
  mergedInto: string | null;
}

export function foldSitting(log: readonly SittingEvent[]): SittingFold {
  const fold: SittingFold = {
    state: 'open',
    table: null,
    covers: null,
    waiter: null,
    rounds: 0,
    guests: new Map(),
    cart: new Map(),
    sent: new Map(),
    calls: new Map(),
    parts: new Map(),
    mergedInto: null,
  };
  for (const event of log) apply(fold, event);
  return fold;
}

const GUEST_STATES = { admitted: 'in', refused: 'refused', left: 'left' } as const;

function apply(fold: SittingFold, event: SittingEvent): void {
  switch (event.what) {
    case 'opened':
      fold.table = event.table;
      fold.covers = event.covers;
      return;
    case 'came': {
      const { guestId, number, isIn } = event;
      fold.guests.set(guestId, { number, state: isIn ? 'in' : 'waiting' });
      return;
    }
    case 'admitted':
    case 'refused':
    case 'left': {
      const guest = fold.guests.get(event.guestId);
      if (guest) guest.state = GUEST_STATES[event.what];
      return;
    }
    case 'line':
      fold.cart.set(event.line.id, event.line);
      return;
    case 'line_off':
      fold.cart.delete(event.lineId);
      return;
    case 'sent':
      fold.rounds = event.round;
      for (const id of event.lines) {
        fold.cart.delete(id);
        fold.sent.set(id, event.orderId);
      }
      return;
    case 'called':
      fold.calls.set(event.callId, { kind: event.kind, isTaken: false });
      return;
    case 'call_taken': {
      const call = fold.calls.get(event.callId);
      if (call) call.isTaken = true;
      return;
    }
    case 'call_done':
      fold.calls.delete(event.callId);
      return;
    case 'part':
      fold.parts.set(event.partId, 'open');
      return;
    case 'part_state':
      fold.parts.set(event.partId, event.to);
      return;
    case 'sitting_state':
      fold.state = event.to;
      return;
    case 'served_by':
      fold.waiter = event.name;
      return;
    case 'covers':
      fold.covers = event.covers;
      return;
    case 'moved':
      fold.table = event.to;
      return;
    case 'merged':
      fold.mergedInto = event.into;
      return;
    case 'needs':
    case 'received':
    case 'took_over':
    case 'split':
      return;
  }
}
