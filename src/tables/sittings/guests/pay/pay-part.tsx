import { type ReactNode, useState } from 'react';
import { formatSum, parseHundredths } from '#platform/money/rules/money.ts';
import { hasEndedBySum, isPaying } from '#tables/at-table/rules/ended-part.ts';
import { leftFor } from '#tables/at-table/rules/what-to-pay.ts';
import card from '#ui/guests/order-card.module.css';
import actions from '#ui/shared/components/actions.module.css';
import { useTableTexts } from '../../texts/guests/table/use-table-texts.ts';
import type { PartBegun, SittingView } from '../../wire/sittings.ts';
import type { Seat } from '../state/seats.ts';
import { yourId } from '../state/table.ts';
import { OwnPart, type UpiPart } from './own-part.tsx';
import { PartList } from './part-list.tsx';
import styles from './pay.module.css';
import { PaySheet } from './pay-sheet.tsx';

interface Props {
  view: SittingView;
  seat: Seat;
  upi: (part: UpiPart) => ReactNode;
  /** Takes the guest to the gateway. */
  onForm: (form: NonNullable<PartBegun['data']>) => void;
}

/** Whether the bill has changed under what this guest was paying, until they have chosen anew. */
function useEndedBySum(view: SittingView): boolean {
  const [before, setBefore] = useState(view);
  const [hasEnded, setEnded] = useState(false);
  if (before !== view) {
    const you = yourId(view);
    setBefore(view);
    if (isPaying(you, view)) setEnded(false);
    else if (hasEndedBySum(you, before, view)) setEnded(true);
  }
  return hasEnded;
}

/** How the guests pay: the parts of everybody, what this guest is paying, and the way to pay more. */
export function PayPart({ view, seat, upi, onForm }: Props) {
  const { pay } = useTableTexts();
  const [isOpen, setOpen] = useState(false);
  const [begun, setBegun] = useState<PartBegun | null>(null);
  const due = parseHundredths(view.due) ?? 0;
  const isPaid = view.orders.length > 0 && due === 0;
  const you = yourId(view);
  const own = view.parts.filter(
    ({ guest, state }) => guest === you && state !== 'paid' && state !== 'dropped',
  );
  const left = leftFor(you, view);
  // One thing at a time: what is being paid has its own button.
  const isOffered = due > 0 && view.state !== 'closed' && !isPaying(you, view);
  const hasEnded = useEndedBySum(view);
  return (
    <>
      {hasEnded && due > 0 && (
        <p className={card.card} role="status">
          {pay.ended}
        </p>
      )}
      {own.map((part) => (
        <OwnPart
          key={part._id}
          part={part}
          isNew={begun?._id === part._id}
          currency={view.currency}
          seat={seat}
          upi={upi}
          onOnline={
            begun?._id === part._id && begun.data ? () => begun.data && onForm(begun.data) : undefined
          }
        />
      ))}
      <PartList view={view} />
      {isPaid && (
        <p className={styles.paid} role="status">
          {pay.paidAll}
        </p>
      )}
      {isOffered && (
        <section className={card.card}>
          {left > 0 ? (
            <button
              type="button"
              className={actions.strong}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              {pay.open(formatSum(left, view.currency))}
            </button>
          ) : (
            <p>{pay.nothingDue}</p>
          )}
        </section>
      )}
      <PaySheet
        open={isOpen}
        view={view}
        seat={seat}
        onBegun={(part) => {
          if (part.data && part.upi === undefined) onForm(part.data);
          setBegun(part);
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
