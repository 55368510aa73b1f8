import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { khatasKey } from '#money/khatas/office-api/khatas.ts';
import { SETTLED_BY, type SettledBy } from '#money/payments/rules/payment.ts';
import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import type { TabReceipts } from '#ordering/orders/wire/corrections.ts';
import { perform } from '#platform/calls/office-api/call.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { LineButton } from '#ui/office/buttons/line-button.tsx';
import { Choice } from '#ui/office/choices/choice.tsx';
import common from '#ui/office/common.module.css';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { MoneyField } from '#ui/office/fields/money-field.tsx';
import { formatAmount } from '#ui/office/format.ts';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { randomId } from '#ui/shared/random-id.ts';
import { KhataChoice } from './khata-choice.tsx';
import styles from './money.module.css';
import { ReasonField } from './reason-field.tsx';

interface SettleDialogProps {
  tab: string;
  due: number;
  onClose: () => void;
  onDone: (listed: TabReceipts) => void;
}

/** Settles without money what nobody pays now. */
export function SettleDialog(props: SettleDialogProps) {
  const { corrections: t } = useTexts();
  const { currency } = useStore().profile;
  return (
    <Dialog
      isOpen
      isOnTop
      onClose={props.onClose}
      size="28rem"
      title={t.settleTitle(formatAmount(props.due, currency))}
    >
      <SettleForm {...props} />
    </Dialog>
  );
}

function SettleForm({ tab, due, onClose, onDone }: SettleDialogProps) {
  const { corrections: t, receipts, order } = useTexts();
  const { storeId, role, isAtTablet, profile } = useStore();
  const client = useQueryClient();
  const [key] = useState(randomId);
  const mayLose = may(role, 'payment.write-off') || isAtTablet;
  const ways = SETTLED_BY.filter((way) => way === 'Account' || mayLose).toReversed();
  const [how, setHow] = useState<SettledBy>('Account');
  const [amount, setAmount] = useState(String(due));
  const [reason, setReason] = useState('');
  const [khata, setKhata] = useState<string | null>(null);
  const typed = parsePrice(amount);
  const isPart = how !== 'LeftUnpaid';
  const form = useForm({
    check: () => ({
      ...(isPart && (typed === null || typed === 0 || typed > Math.round(due * 100))
        ? { amount: receipts.amountFault(formatAmount(due, profile.currency)) }
        : {}),
      ...(how === 'Account' && khata === null ? { khata: t.khataMissing } : {}),
      ...(how !== 'Account' && reason.trim() === '' ? { reason: order.reasonMissing } : {}),
    }),
    send: () => {
      const about = how === 'Account' ? { khata: khata ?? '' } : { reason: reason.trim() };
      const sum = isPart ? { amount: toNumber(typed ?? 0) } : {};
      return perform('POST /api/stores/:storeId/tabs/:tabId/settle', {
        params: { storeId, tabId: tab },
        headers: { 'idempotency-key': key },
        body: { how, ...about, ...sum },
      });
    },
    onDone: (listed) => {
      void client.invalidateQueries({ queryKey: khatasKey(storeId) });
      onDone(listed);
      onClose();
    },
  });
  return (
    <form {...form.propsFor(() => form.submit())} className={styles.form}>
      <Choice
        label={t.settle}
        value={how}
        wraps
        options={ways.map((value) => ({ value, label: receipts.methods[value] }))}
        onChange={setHow}
      />
      <p className={styles.about}>{t.settleHints[how]}</p>
      {how === 'Account' ? (
        <KhataChoice
          value={khata}
          more={toNumber(typed ?? 0)}
          fault={form.faults['khata']}
          onChange={setKhata}
        />
      ) : (
        <ReasonField
          usual={t.lossReasons[how]}
          value={reason}
          fault={form.faults['reason']}
          onChange={setReason}
        />
      )}
      {isPart && (
        <MoneyField
          label={receipts.amount}
          value={amount}
          fault={form.faults['amount']}
          onChange={setAmount}
        />
      )}
      <FormFailure>{form.failure}</FormFailure>
      <div className={common.halves}>
        <Button onClick={onClose}>{receipts.back}</Button>
        <LineButton look={how === 'Account' ? 'main' : 'danger'} type="submit" isBusy={form.isBusy}>
          {t.settleNow[how]}
        </LineButton>
      </div>
    </form>
  );
}
