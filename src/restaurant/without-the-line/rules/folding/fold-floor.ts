import { priceOf } from '#money/bills/rules/balance.ts';
import { isOrderState } from '#ordering/orders/rules/order.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { bearersOf } from '#tables/sittings/rules/fixed-charges.ts';
import type { FloorSitting, FloorTable, FloorView } from '#tables/sittings/wire/sittings.ts';
import { chargedOf } from '../round-here.ts';
import { toHundredths, withEdited, withMoney } from '../sitting-money.ts';
import type { WaitingCommand } from './fold-orders.ts';

/** A command as it lies on the tablet that made it. */
export type KeptOnFloor = WaitingCommand & { id: string; madeAt: number; accountId: string };

/** Who is signed in. Nobody else's name is known here. */
export interface Self {
  _id: string;
  name: string;
}

/**
 * The floor as it will be once the server has what this tablet answered for in its place. Those tables that nothing was done
 * to stay the same objects.
 */
export function foldFloor(floor: FloorView, commands: readonly KeptOnFloor[], self: Self | null): FloorView {
  const kept = commands.filter(({ later }) => later);
  if (kept.length === 0) return floor;
  return { ...floor, tables: kept.reduce((tables, one) => afterOn(tables, one, self), floor.tables) };
}

function afterOn(tables: FloorTable[], command: KeptOnFloor, self: Self | null): FloorTable[] {
  const { at, given } = command;
  switch (at) {
    case 'POST /api/stores/:storeId/sittings':
      return tables.map((table) =>
        isNamed(table, given.body.table) && table.sitting === null
          ? {
              ...table,
              closed: null,
              sitting: emptySitting(command.id, command.madeAt, given.body.covers ?? null),
            }
          : table,
      );
    case 'POST /api/stores/:storeId/sittings/:sittingId/move':
      return movedOn(tables, `${given.params.sittingId}`, given.body.to);
    case 'POST /api/stores/:storeId/sittings/:sittingId/close':
      return tables.map((table) =>
        table.sitting?._id === given.params.sittingId ? { ...table, sitting: null } : table,
      );
    default:
      return openedWith(tables, command).map((table) => {
        const sitting = table.sitting && afterIn(withEdited(table.sitting, command), command, self);
        return sitting === table.sitting ? table : { ...table, sitting };
      });
  }
}

/** An order opens the free table to which it is taken. */
function openedWith(tables: FloorTable[], { later, madeAt }: KeptOnFloor): FloorTable[] {
  const { sitting, table: place } = later?.made ?? {};
  if (!sitting || !place || tables.some((table) => table.sitting?._id === sitting._id)) return tables;
  return tables.map((table) =>
    table.iden === place.iden && table.sitting === null && sitting.round === 1
      ? { ...table, closed: null, sitting: emptySitting(sitting._id, madeAt, null) }
      : table,
  );
}

const isNamed = ({ _id, iden }: FloorTable, name: string) => _id === name || iden === name;

/** A table that has just been opened. */
export function emptySitting(id: string, madeAt: number, covers: number | null): FloorSitting {
  return {
    _id: id,
    state: 'open',
    openedAt: new Date(madeAt).toISOString(),
    covers,
    waiter: null,
    orderedAt: null,
    askedAt: null,
    paidAt: null,
    guests: 0,
    waiting: 0,
    inCart: 0,
    claims: 0,
    rounds: [],
    calls: [],
    charged: false,
    total: 0,
    paid: 0,
    due: 0,
  };
}

/** Only to a table that is free. */
function movedOn(tables: FloorTable[], sittingId: string, to: string): FloorTable[] {
  const from = tables.find(({ sitting }) => sitting?._id === sittingId);
  const free = tables.find((table) => isNamed(table, to) && table.sitting === null);
  if (!from || !free) return tables;
  return tables.map((table) => {
    if (table === from) return { ...table, sitting: null };
    return table === free ? { ...table, closed: null, sitting: from.sitting } : table;
  });
}

function afterIn(sitting: FloorSitting, command: KeptOnFloor, self: Self | null): FloorSitting {
  const { at, given, later, madeAt, accountId } = command;
  const made = later?.made;
  const person = { _id: accountId, name: self?._id === accountId ? self.name : '' };
  if (made) return made.sitting?._id === sitting._id ? ordered(sitting, made, person) : sitting;
  if (at === 'POST /api/stores/:storeId/orders/:orderId/state')
    return stepped(sitting, `${given.params.orderId}`, given.body);
  if (!('sittingId' in given.params) || given.params.sittingId !== sitting._id) return sitting;
  switch (at) {
    case 'PATCH /api/stores/:storeId/sittings/:sittingId': {
      const { covers = sitting.covers, mine } = given.body;
      const waiter = mine === undefined ? sitting.waiter : mine ? person : null;
      return { ...sitting, covers, waiter };
    }
    case 'POST /api/stores/:storeId/sittings/:sittingId/payments':
      return paidWith(sitting, given.body, madeAt);
    case 'POST /api/stores/:storeId/sittings/:sittingId/calls/:callId': {
      const others = sitting.calls.filter(({ _id }) => _id !== given.params.callId);
      const taken = sitting.calls.map((call) =>
        others.includes(call) ? call : { ...call, takenBy: person.name },
      );
      return { ...sitting, calls: given.body.done ? others : taken };
    }
    default:
      return sitting;
  }
}

interface PaymentGiven {
  amount?: unknown;
  given?: { bill: string } | null | undefined;
}

function paidWith(sitting: FloorSitting, { amount, given }: PaymentGiven, at: number): FloorSitting {
  const paid = withMoney(sitting, { paid: toHundredths(amount) }, at);
  return given ? { ...paid, bill: sitting.bill ?? given.bill } : paid;
}

/** As on the server, a round moves only from the state in which it was seen. */
function stepped(
  sitting: FloorSitting,
  orderId: string,
  { from, to }: { from: number; to: number },
): FloorSitting {
  const isMoved = ({ _id, state }: FloorSitting['rounds'][number]) => _id === orderId && state === from;
  if (!isOrderState(to) || !sitting.rounds.some(isMoved)) return sitting;
  const moved = { state: to, ready: false };
  return {
    ...sitting,
    rounds: sitting.rounds.map((round) => (isMoved(round) ? { ...round, ...moved } : round)),
  };
}

type Made = NonNullable<NonNullable<WaitingCommand['later']>['made']>;

/** The table's next round, which the server may have heard of already. */
function ordered(sitting: FloorSitting, made: Made, waiter: Self): FloorSitting {
  if (sitting.rounds.some(({ _id }) => _id === made._id)) return sitting;
  const { _id, orderNo, state, createdAt } = made;
  const charged = chargedOf(made);
  const price = priceOf(charged);
  const round = { _id, orderNo, round: made.sitting?.round ?? 0, state, ready: false, createdAt };
  const after: FloorSitting = {
    ...sitting,
    state: 'open',
    orderedAt: createdAt,
    askedAt: null,
    paidAt: null,
    waiter: sitting.waiter ?? waiter,
    rounds: [...sitting.rounds, { ...round, servedAt: null, amount: toNumber(price) }],
    charged: sitting.charged === true || bearersOf([charged]).length > 0,
  };
  return withMoney(after, { total: price }, Date.parse(createdAt));
}
