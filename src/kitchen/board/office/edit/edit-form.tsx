import { type FormEvent, useState } from 'react';
import { ReasonField } from '#money/discounts/office/face/reason-field.tsx';
import { useReasons } from '#money/discounts/office/face/use-reasons.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { formatSum, parseHundredths } from '#platform/money/rules/money.ts';
import { useRoleToAsk } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { PlusIcon } from '#ui/office/icons.tsx';
import sums from '#ui/office/layout/sums.module.css';
import { amountAfter, type EditDraft, isEmpty, takesOff } from './draft.ts';
import { DraftDiscounts } from './draft-discounts.tsx';
import styles from './edit.module.css';
import { EditLines } from './edit-lines.tsx';
import { EditRemoved } from './edit-removed.tsx';

export type EditStep =
  | { what: 'lines' }
  | { what: 'dish' }
  | { what: 'open' }
  | { what: 'discount'; line: string | null };

interface EditFormProps {
  order: StaffOrderView;
  draft: EditDraft;
  /** The rounds of its table, or the order alone, where all of them are here. */
  tab: readonly StaffOrderView[] | undefined;
  isBusy: boolean;
  onChange: (more: Partial<EditDraft>) => void;
  onStep: (step: EditStep) => void;
  onSave: () => void;
  onClose: () => void;
}

/** The lines of the order with what is done to them, and what it costs then. */
export function EditForm({ order, draft, tab, isBusy, onChange, onStep, onSave, onClose }: EditFormProps) {
  const { editOrder: t } = useTexts();
  const reasons = useReasons();
  const role = useRoleToAsk();
  const [isMissing, setMissing] = useState(false);
  const isOff = takesOff(order, draft);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const lacksReason = isOff && draft.reason.trim() === '';
    setMissing(lacksReason);
    if (isEmpty(draft)) onClose();
    else if (!lacksReason) onSave();
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <EditLines
        order={order}
        draft={draft}
        onChange={onChange}
        onDiscount={(line) => onStep({ what: 'discount', line })}
      />
      <EditRemoved order={order} draft={draft} onChange={onChange} />
      <div className={common.row}>
        <Button icon={<PlusIcon />} onClick={() => onStep({ what: 'dish' })}>
          {t.addDish}
        </Button>
        <Button onClick={() => onStep({ what: 'discount', line: null })}>{t.discount}</Button>
        {may(role, 'order.edit-freely') && (
          <Button onClick={() => onStep({ what: 'open' })}>{t.openItem}</Button>
        )}
      </div>
      <DraftDiscounts order={order} draft={draft} onChange={onChange} />
      {isOff && (
        <ReasonField
          value={draft.reason}
          reasons={reasons.off}
          isMissing={isMissing}
          onChange={(reason) => onChange({ reason })}
        />
      )}
      <div className={styles.foot}>
        <Totals order={order} draft={draft} tab={tab} />
        <DialogSteps onClose={onClose} isBusy={isBusy} />
      </div>
    </form>
  );
}

function Totals({ order, draft, tab }: Pick<EditFormProps, 'order' | 'draft' | 'tab'>) {
  const { editOrder: t } = useTexts();
  const { currency } = order.store;
  const before = parseHundredths(order.amount) ?? 0;
  return (
    <dl className={sums.sums} aria-live="polite">
      <div>
        <dt>{t.before}</dt>
        <dd>{formatSum(before, currency)}</dd>
      </div>
      <div className={sums.total}>
        <dt>{t.after}</dt>
        <dd>{formatSum(amountAfter(order, draft, tab), currency)}</dd>
      </div>
    </dl>
  );
}
