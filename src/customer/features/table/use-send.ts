import { useState } from 'react';
import type { SittingView } from '#domain/api/sittings.ts';
import { type CartChange, cartChanges } from '#domain/at-table/cart-changes.ts';
import type { TableLine } from '#domain/at-table/shared-lines.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { NoAnswer } from '../../api/call.ts';
import { sendRound } from '../../state/table/round.ts';
import { $table, linesOf } from '../../state/table/table.ts';
import { useTableTexts } from '../../texts/table/use-table-texts.ts';
import { useSayTrouble } from './use-trouble.ts';

/** Whose lines are sent. */
export type Whose = 'all' | 'mine';

export interface Changed {
  whose: Whose;
  changes: CartChange[];
  before: number;
}

const STALE: readonly ErrorCode[] = ['LINES_CHANGED', 'PRICE_CHANGED', 'ITEM_UNAVAILABLE', 'OPTIONS_INVALID'];

/** Sends the guest's own lines or everybody's, at the sum that is shown for them. */
export function useSend() {
  const { cart } = useTableTexts();
  const say = useSayTrouble();
  const [pending, setPending] = useState<Whose | null>(null);
  const [trouble, setTrouble] = useState('');
  const [isUnsure, setUnsure] = useState(false);
  const [changed, setChanged] = useState<Changed | null>(null);

  const send = async (whose: Whose) => {
    const shown = present(whose);
    if (pending || !shown) return;
    setPending(whose);
    setTrouble('');
    setUnsure(false);
    setChanged(null);
    try {
      await sendRound(
        shown.lines.map(({ id }) => id),
        shown.sum,
      );
    } catch (error) {
      if (error instanceof AppError && STALE.includes(error.code))
        setChanged({ whose, changes: cartChanges(shown.lines, linesNow()), before: shown.sum });
      else setTrouble(error instanceof NoAnswer ? cart.unsure : say(error as Error));
      setUnsure(error instanceof NoAnswer);
    } finally {
      setPending(null);
    }
  };
  return { send, pending, trouble, isUnsure, changed, forgetChanges: () => setChanged(null) };
}

function linesNow(): TableLine[] {
  const table = $table.get();
  return table ? linesOf(table) : [];
}

function present(whose: Whose): { lines: TableLine[]; sum: number } | null {
  const view = $table.get()?.view;
  const sum = view?.sums[whose] ?? null;
  return view && sum !== null ? { lines: linesFor(whose, view, linesNow()), sum } : null;
}

/** What can be sent now. */
export function linesFor(whose: Whose, { guests }: SittingView, lines: readonly TableLine[]): TableLine[] {
  const you = guests.find((guest) => guest.you)?._id;
  return lines.filter(({ guest, isOffered }) => isOffered && (whose === 'all' || guest === you));
}
