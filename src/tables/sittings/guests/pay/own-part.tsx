import { type ReactNode, useEffect, useRef } from 'react';
import { formatSum, type Minor, parseHundredths } from '#platform/money/rules/money.ts';
import card from '#ui/guests/order-card.module.css';
import { scrollBehavior } from '#ui/guests/scroll-behavior.ts';
import actions from '#ui/shared/components/actions.module.css';
import { claimPart, dropPart } from '../../guests-api/sittings.ts';
import { useTableTexts } from '../../texts/guests/table/use-table-texts.ts';
import type { SittingView } from '../../wire/sittings.ts';
import type { Seat } from '../state/seats.ts';
import { hear } from '../state/table.ts';
import { useAct } from '../use-trouble.ts';
import styles from './pay.module.css';

/** What a guest needs to pay a part by UPI, and where it is told that it was paid. */
export interface UpiPart {
  link: string;
  amount: Minor;
  isClaimed: boolean;
  onClaim: (utr: string) => Promise<unknown>;
}

interface Props {
  part: SittingView['parts'][number];
  /** Whether the guest has just begun it here. */
  isNew: boolean;
  currency: string;
  seat: Seat;
  upi: (part: UpiPart) => ReactNode;
  /** Takes the guest to the gateway. */
  onOnline?: (() => void) | undefined;
}

/** What this guest has begun to pay. */
export function OwnPart({ part, isNew, currency, seat, upi, onOnline }: Props) {
  const { pay } = useTableTexts();
  const { submit, isBusy, faults } = useAct();
  const amount = (parseHundredths(part.amount) ?? 0) + (parseHundredths(part.tip) ?? 0);
  const isClaimed = part.state === 'claimed';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) place.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  }, [isNew]);
  const drop = () => submit(async () => hear(await dropPart(seat, part._id)));
  const claim = async (utr: string) => hear(await claimPart(seat, part._id, utr));
  return (
    <div ref={place} className={styles.own}>
      {part.upi !== undefined || isClaimed ? (
        upi({ link: part.upi ?? '', amount, isClaimed, onClaim: claim })
      ) : (
        <p className={card.card}>{pay.yours(formatSum(amount, currency))}</p>
      )}
      {onOnline && !isClaimed && (
        <button type="button" className={actions.quiet} onClick={onOnline}>
          {pay.online}
        </button>
      )}
      {!isClaimed && (
        <p className={styles.drop}>
          <small>{pay.note}</small>
          <button type="button" aria-busy={isBusy} onClick={() => void drop()}>
            {pay.drop}
          </button>
        </p>
      )}
      <p className={card.fault} role="alert">
        {faults['form']}
      </p>
    </div>
  );
}
