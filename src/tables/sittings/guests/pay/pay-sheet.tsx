import { type FormEvent, useState } from 'react';
import { formatSum, parseHundredths } from '#platform/money/rules/money.ts';
import { showToast } from '#platform/phone/guests/state/toasts.ts';
import {
  aboutToPay,
  leftFor,
  type PayChoice,
  partBodyOf,
  tipOf,
} from '#tables/at-table/rules/what-to-pay.ts';
import type { Faults } from '#ui/guests/form/use-submit.ts';
import card from '#ui/guests/order-card.module.css';
import { TitledSheet } from '#ui/guests/titled-sheet.tsx';
import actions from '#ui/shared/components/actions.module.css';
import { beginPart, callStaff } from '../../guests-api/sittings.ts';
import { useTableTexts } from '../../texts/guests/table/use-table-texts.ts';
import type { PartBegun, SittingView } from '../../wire/sittings.ts';
import type { Seat } from '../state/seats.ts';
import { refetchTable } from '../state/sit.ts';
import { hear, yourId } from '../state/table.ts';
import { useAct } from '../use-trouble.ts';
import { ChooseWhat } from './choose-what.tsx';
import styles from './pay.module.css';
import { NO_TIP, type Tip, TipField } from './tip-field.tsx';

interface Props {
  open: boolean;
  view: SittingView;
  seat: Seat;
  onBegun: (part: PartBegun) => void;
  onClose: () => void;
}

/** Asks what the guest would like to pay, and how. */
export function PaySheet({ open, view, seat, onBegun, onClose }: Props) {
  const { pay } = useTableTexts();
  return (
    <TitledSheet open={open} title={pay.title} onClose={onClose}>
      <PayForm view={view} seat={seat} onBegun={onBegun} onClose={onClose} />
    </TitledSheet>
  );
}

function PayForm({ view, seat, onBegun, onClose }: Omit<Props, 'open'>) {
  const { pay } = useTableTexts();
  const { ref, submit, isBusy, faults } = useAct();
  const [choice, setChoice] = useState<PayChoice>({
    kind: 'all',
    of: Math.max(2, view.guests.length),
    lines: [],
    amount: '',
  });
  const [tip, setTip] = useState<Tip>(NO_TIP);
  const about = aboutToPay(choice, view, yourId(view));
  const tipped =
    tip.kind === 'percent'
      ? tipOf(about ?? 0, tip.percent)
      : tip.kind === 'own'
        ? parseHundredths(tip.typed)
        : 0;
  const canPay = view.offers.upi || view.offers.gateway;

  const faultsNow = (): Faults => {
    if (about === null && choice.kind === 'lines') return { form: pay.chooseFault };
    if (about === null)
      return { form: pay.amountFault(formatSum(leftFor(yourId(view), view), view.currency)) };
    return tipped === null ? { form: pay.tipFault } : {};
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const begin = async () => {
      const begun = await beginPart(seat, partBodyOf(choice, tipped ?? 0));
      await refetchTable();
      onBegun(begun);
    };
    if (await submit(begin, faultsNow())) onClose();
  };
  const callWithBill = async () => {
    const isDone = await submit(async () => hear(await callStaff(seat, 'bill')));
    if (!isDone) return;
    showToast(pay.cashCalled, 'success');
    onClose();
  };
  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      {canPay && (
        <>
          <ChooseWhat view={view} choice={choice} onChoose={setChoice} />
          {view.offers.tips.length > 0 && (
            <TipField
              percents={view.offers.tips}
              amount={about ?? 0}
              currency={view.currency}
              tip={tip}
              onChange={setTip}
            />
          )}
        </>
      )}
      <p className={card.fault} role="alert">
        {faults['form']}
      </p>
      <div className={styles.buttons}>
        {canPay && (
          <button type="submit" className={actions.strong} aria-busy={isBusy}>
            {isBusy
              ? pay.going
              : about === null
                ? pay.go
                : pay.goWith(formatSum(about + (tipped ?? 0), view.currency))}
          </button>
        )}
        <button
          type="button"
          className={actions.quiet}
          aria-busy={isBusy}
          onClick={() => void callWithBill()}
        >
          {`${pay.cash} · ${formatSum(leftFor(yourId(view), view), view.currency)}`}
        </button>
        <p className={card.hint}>{pay.cashHint}</p>
      </div>
    </form>
  );
}
