import { useState } from 'react';
import { dayIn } from '#platform/time/rules/clock.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { isLate, owedTo } from '#stock/ingredients/rules/buying.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Choice } from '#ui/office/choices/choice.tsx';
import { ConfirmCall } from '#ui/office/dialogs/confirm-call.tsx';
import { formatAmount, formatDate, formatDay } from '#ui/office/format.ts';
import rows from '#ui/office/layout/row-list.module.css';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { payBill } from '../office-api/buying.ts';
import type { SupplierBillView } from '../wire/buying.ts';
import { BillDialog } from './bill-dialog.tsx';
import styles from './buying.module.css';
import { type Given, nameIn } from './given.ts';
import { PayDialog } from './pay-dialog.tsx';
import { useRefresh } from './use-buying.ts';

const SHOWN = ['open', 'paid'] as const;

/** What is owed to suppliers, and what was paid. */
export function Bills({ buying: { bills, suppliers } }: Given) {
  const { t } = useInterface();
  const { currency } = useStore().profile;
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('open');
  const listed = bills.filter(({ paidAt }) => (paidAt === null) === (shown === 'open'));
  const owed = owedTo(bills);
  return (
    <div className={styles.stack}>
      {owed.length > 0 && (
        <dl className={styles.owed}>
          {owed.map(({ supplier, amount }) => (
            <div key={supplier}>
              <dt>{nameIn(suppliers, supplier)}</dt>
              <dd>{formatAmount(amount, currency)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Choice
        label={t.buying.show}
        value={shown}
        options={SHOWN.map((value) => ({ value, label: t.buying.shown[value] }))}
        onChange={setShown}
      />
      {listed.length === 0 && <Nothing title={t.buying.noBills} hint={t.buying.noBillsHint} />}
      <ul className={rows.list}>
        {listed.map((bill) => (
          <Bill key={bill._id} bill={bill} name={nameIn(suppliers, bill.supplier)} />
        ))}
      </ul>
    </div>
  );
}

function Bill({ bill, name }: { bill: SupplierBillView; name: string }) {
  const { t, language } = useInterface();
  const { storeId, profile } = useStore();
  const refresh = useRefresh();
  const [open, setOpen] = useState<'pay' | 'edit' | 'back' | null>(null);
  const { timeZone, currency } = profile;
  const { number, amount, dueOn, receivedAt, paidAt, paidFrom } = bill;
  const late = isLate(bill, dayIn(timeZone, serverNow()));
  const close = () => setOpen(null);
  const due = dueOn === null ? null : formatDate(dueOn, language);
  return (
    <li className={rows.row}>
      <span className={rows.name}>
        {name}
        <small className={styles.hint}>
          {t.buying.bill(number)} · {t.buying.receivedOn(formatDay(receivedAt, { language, timeZone }))}
        </small>
        {paidAt === null && due !== null && (
          <small className={late ? styles.late : styles.hint}>
            {late ? t.buying.late(due) : t.buying.due(due)}
          </small>
        )}
        {paidAt !== null && paidFrom !== null && (
          <small className={styles.hint}>
            {t.buying.paidOn[paidFrom](formatDay(paidAt, { language, timeZone }))}
          </small>
        )}
      </span>
      <b className={styles.sum}>{amount > 0 ? formatAmount(amount, currency) : t.buying.noAmount}</b>
      <span className={styles.steps}>
        {paidAt === null && (
          <>
            <Button onClick={() => setOpen('edit')}>{t.buying.edit}</Button>
            {amount > 0 && (
              <Button look="main" onClick={() => setOpen('pay')}>
                {t.buying.pay}
              </Button>
            )}
          </>
        )}
        {paidFrom === 'bank' && <Button onClick={() => setOpen('back')}>{t.buying.takeBack}</Button>}
      </span>
      {open === 'pay' && <PayDialog bill={bill} name={name} onClose={close} />}
      {open === 'edit' && <BillDialog bill={bill} onClose={close} />}
      {open === 'back' && (
        <ConfirmCall
          title={t.buying.takeBackTitle}
          action={t.buying.takeBack}
          send={() => payBill(storeId, bill._id, null)}
          onDone={() => void refresh()}
          onClose={close}
        >
          {t.buying.takeBackAsks}
        </ConfirmCall>
      )}
    </li>
  );
}
