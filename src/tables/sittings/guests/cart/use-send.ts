import { useState } from 'react';
import { AppError, type ErrorCode } from '#platform/errors/rules/errors.ts';
import { type CartChange, cartChanges, shortDishes } from '#tables/at-table/rules/cart-changes.ts';
import type { TableLine } from '#tables/at-table/rules/shared-lines.ts';
import { useSubmit } from '#ui/guests/form/use-submit.ts';
import { scrollBehavior } from '#ui/guests/scroll-behavior.ts';
import { useTableTexts } from '../../texts/guests/table/use-table-texts.ts';
import type { SittingView } from '../../wire/sittings.ts';
import { sendRound } from '../state/round.ts';
import { $table, linesOf } from '../state/table.ts';
import { useSayTrouble } from '../use-trouble.ts';

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
  const [whose, setWhose] = useState<Whose>('all');
  const [changed, setChanged] = useState<Changed | null>(null);
  const { submit, isBusy, faults } = useSubmit(say, { unanswered: () => cart.unsure });

  const send = async (wanted: Whose) => {
    const shown = present(wanted);
    if (isBusy || !shown) return;
    setWhose(wanted);
    setChanged(null);
    const ids = shown.lines.map(({ id }) => id);
    await submit(() =>
      sendRound(ids, shown.sum).then(showRounds, (error: unknown) => {
        if (!(error instanceof AppError && STALE.includes(error.code))) throw error;
        const changes = cartChanges(shown.lines, linesNow(), shortDishes(error.details ?? {}));
        setChanged({ whose: wanted, changes, before: shown.sum });
      }),
    );
  };
  const trouble = faults['form'] ?? '';
  return {
    send,
    pending: isBusy ? whose : null,
    trouble,
    isUnsure: trouble === cart.unsure,
    changed,
    forgetChanges: () => setChanged(null),
  };
}

/** The round that was sent stands first. */
const showRounds = () => window.scrollTo({ top: 0, behavior: scrollBehavior() });

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
