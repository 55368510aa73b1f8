import { type FormEvent, useState } from 'react';
import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import { discountLimitOf } from '#ordering/waiter-limits/rules/discount-limits.ts';
import { FULL_RATE, formatSum, type Minor, toNumber } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Choice } from '#ui/office/choices/choice.tsx';
import common from '#ui/office/common.module.css';
import { MoneyField } from '#ui/office/fields/money-field.tsx';
import { PercentField } from '#ui/office/fields/percent-field.tsx';
import { Stepper } from '#ui/shared/components/stepper.tsx';
import { randomId } from '#ui/shared/random-id.ts';
import styles from './discount-form.module.css';
import type { GivenDiscount } from './given-discount.ts';
import { ReasonField } from './reason-field.tsx';
import { useReasons } from './use-reasons.ts';

interface DiscountFormProps {
  /** What it is for, in words. */
  title: string;
  /** Null for the whole order. */
  item: { _id: string; quantity: number } | null;
  /** What it costs with these. Left out where that is not known here. */
  priceWith: ((given: readonly GivenDiscount[]) => Minor) | undefined;
  onBack: () => void;
  onGive: (given: GivenDiscount) => void;
}

type Kind = GivenDiscount['kind'];

/** Asks how much is given, and why. A manager is asked when it is more than somebody may give. */
export function DiscountForm({ title, item, priceWith, onBack, onGive }: DiscountFormProps) {
  const { editOrder: t, back } = useTexts();
  const reasons = useReasons();
  const [kind, setKind] = useState<Kind>('percent');
  const [size, setSize] = useState('');
  const [portions, setPortions] = useState(item?.quantity ?? 1);
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const value = kind === 'complimentary' ? portions : parsePrice(size);
  const isRight = value !== null && value > 0 && (kind !== 'percent' || value <= FULL_RATE);
  const priceOf = (sized: Pick<GivenDiscount, 'kind' | 'value'>) =>
    priceWith?.([{ key: 'tried', line: item?._id ?? null, reason: '', ...sized }]);
  const fault = isSubmitted && !isRight ? t.sizeFault : undefined;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    const why = reason.trim();
    if (isRight && why !== '') onGive({ key: randomId(), line: item?._id ?? null, kind, value, reason: why });
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-label={t.discount}>
      <p className={styles.lead}>{title}</p>
      <OwnLimit />
      <Choice
        label={t.howMuch}
        value={kind}
        options={(item ? KINDS : KINDS.slice(0, 2)).map((each) => ({ value: each, label: t.kinds[each] }))}
        onChange={setKind}
      />
      {kind === 'percent' && <UsualPercents value={value} priceOf={priceOf} onChoose={setSize} />}
      {kind === 'complimentary' ? (
        <Portions all={item?.quantity ?? 1} count={portions} onChange={setPortions} />
      ) : (
        <SizeField kind={kind} value={size} onChange={setSize} fault={fault} />
      )}
      {priceWith && (
        <Result
          label={item ? t.newPrice : t.after}
          before={priceWith([])}
          after={isRight ? priceOf({ kind, value }) : undefined}
        />
      )}
      <ReasonField
        value={reason}
        reasons={kind === 'complimentary' ? reasons.complimentary : reasons.discount}
        isMissing={isSubmitted && reason.trim() === ''}
        onChange={setReason}
      />
      <div className={common.halves}>
        <Button onClick={onBack}>{back}</Button>
        <Button look="main" type="submit">
          {t.give}
        </Button>
      </div>
    </form>
  );
}

const USUAL_PERCENTS = ['5', '10', '15'];

interface UsualPercentsProps {
  value: number | null;
  priceOf: (sized: { kind: 'percent'; value: number }) => Minor | undefined;
  onChoose: (percent: string) => void;
}

/** What is given most, each with what it leaves. */
function UsualPercents({ value, priceOf, onChoose }: UsualPercentsProps) {
  const { editOrder: t } = useTexts();
  const { currency } = useStore().profile;
  return (
    <fieldset className={styles.usual} aria-label={t.usualSizes}>
      {USUAL_PERCENTS.map((percent) => {
        const size = parsePrice(percent) ?? 0;
        const price = priceOf({ kind: 'percent', value: size });
        return (
          <button key={percent} type="button" aria-pressed={value === size} onClick={() => onChoose(percent)}>
            {`${percent}%`}
            {price !== undefined && <small>{formatSum(price, currency)}</small>}
          </button>
        );
      })}
    </fieldset>
  );
}

interface ResultProps {
  label: string;
  before: Minor;
  after: Minor | undefined;
}

/** What it costs now, and then. */
function Result({ label, before, after }: ResultProps) {
  const { editOrder: t } = useTexts();
  const { currency } = useStore().profile;
  const now = formatSum(before, currency);
  const then = after === undefined ? null : formatSum(after, currency);
  return (
    <p className={styles.result} aria-live="polite">
      <span>{then === null ? t.before : label}</span>
      <span>
        {then === null ? (
          now
        ) : (
          <>
            <s>{now}</s> <span aria-hidden="true">→</span> <strong>{then}</strong>
          </>
        )}
      </span>
    </p>
  );
}

/** How much this person gives without a manager. */
function OwnLimit() {
  const { editOrder: t } = useTexts();
  const { role, profile } = useStore();
  const limit = discountLimitOf(role, profile.editRules);
  if (limit >= FULL_RATE) return null;
  return <p className={styles.detail}>{t.ownLimit(toNumber(limit))}</p>;
}

const KINDS: readonly Kind[] = ['percent', 'amount', 'complimentary'];

interface SizeFieldProps {
  kind: 'percent' | 'amount';
  value: string;
  onChange: (value: string) => void;
  fault: string | undefined;
}

function SizeField({ kind, ...field }: SizeFieldProps) {
  const { editOrder: t } = useTexts();
  return kind === 'percent' ? (
    <PercentField label={t.percent} {...field} />
  ) : (
    <MoneyField label={t.amount} {...field} />
  );
}

interface PortionsProps {
  all: number;
  count: number;
  onChange: (count: number) => void;
}

function Portions({ all, count, onChange }: PortionsProps) {
  const { editOrder: t } = useTexts();
  return (
    <div className={common.row}>
      <Stepper
        quantity={count}
        least={1}
        most={all}
        lessLabel={t.fewerFree}
        moreLabel={t.moreFree}
        quantityLabel={t.freePortions}
        onChange={onChange}
      />
    </div>
  );
}
