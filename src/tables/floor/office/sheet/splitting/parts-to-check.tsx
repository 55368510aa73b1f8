import { useState } from 'react';
import { isUtr, tidyUtr } from '#money/payments/rules/upi.ts';
import { perform } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useLineLost } from '#restaurant/without-the-line/office/door.ts';
import { recordSittingPayment } from '#tables/sittings/office-api/sittings.ts';
import type { StaffSitting } from '#tables/sittings/wire/sittings.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { formatAmount } from '#ui/office/format.ts';
import { TickIcon } from '#ui/office/icons.tsx';
import { randomId } from '#ui/shared/random-id.ts';
import { NeedsLine } from '../free-table.tsx';
import styles from '../sheet.module.css';
import { useAct } from '../use-act.ts';
import { useGuestName } from '../use-guest-name.ts';

type Part = StaffSitting['parts'][number];

/** Parts that guests say they have paid by UPI. */
export function Claims({ sitting, mainId }: { sitting: StaffSitting; mainId: string | undefined }) {
  return sitting.parts
    .filter(({ state }) => state === 'claimed')
    .map((part) => <Claim key={part._id} part={part} sitting={sitting} isMain={part._id === mainId} />);
}

interface ClaimProps {
  part: Part;
  sitting: StaffSitting;
  isMain: boolean;
}

function Claim({ part, sitting, isMain }: ClaimProps) {
  const { floor: t, receipts } = useTexts();
  const { currency } = useStore().profile;
  const isLost = useLineLost();
  const [typed, setTyped] = useState('');
  const nameOf = usePartName(sitting);
  const { receive, drop, isBusy } = usePart(sitting._id, part);
  const utr = tidyUtr(typed);
  const isWrong = utr !== '' && !isUtr(utr);
  const sum = formatAmount(part.amount + part.tip, currency);
  return (
    <section className={`${styles.claim} ${common.warn}`} aria-label={t.claim(nameOf(part), sum)}>
      <p>
        <strong>{t.claim(nameOf(part), sum)}</strong>
      </p>
      {part.utr ? (
        <p>
          {receipts.reference}: <strong className={styles.code}>{part.utr}</strong>
        </p>
      ) : (
        <TextField
          label={receipts.utr}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
          fault={isWrong ? receipts.utrFault : undefined}
          onChange={setTyped}
        />
      )}
      <p>{t.claimHint}</p>
      <div className={common.row}>
        <Button
          look={isMain ? 'main' : 'plain'}
          icon={<TickIcon />}
          disabled={isLost}
          isBusy={isBusy}
          onClick={() => !isWrong && receive(utr)}
        >
          {t.received(sum)}
        </Button>
        <Button look="danger" disabled={isLost} isBusy={isBusy} onClick={drop}>
          {t.notCome}
        </Button>
        <NeedsLine />
      </div>
    </section>
  );
}

export function usePartName({ guestList }: StaffSitting): (part: Part) => string {
  const nameOf = useGuestName();
  return ({ guest }) => {
    const found = guestList.find(({ _id }) => _id === guest);
    return found ? nameOf(found) : '';
  };
}

/** The money of a part came, or it did not. A second tap records nothing more. */
export function usePart(sittingId: string, { _id: partId, amount, tip }: Part) {
  const { storeId } = useStore();
  const [key] = useState(randomId);
  const { act, isBusy } = useAct();
  const params = { storeId, sittingId };
  return {
    isBusy,
    receive: (utr: string) =>
      act(sittingId, () =>
        recordSittingPayment(
          params,
          { method: 'UPI', amount, tip, part: partId, ...(utr === '' ? {} : { reference: utr }) },
          key,
        ),
      ),
    drop: () =>
      act(sittingId, () =>
        perform('DELETE /api/stores/:storeId/sittings/:sittingId/parts/:partId', {
          params: { ...params, partId },
        }),
      ),
  };
}
