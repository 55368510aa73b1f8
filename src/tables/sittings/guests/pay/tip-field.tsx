import { formatSum, type Minor } from '#platform/money/rules/money.ts';
import { tipOf } from '#tables/at-table/rules/what-to-pay.ts';
import { Field } from '#ui/guests/form/field.tsx';
import card from '#ui/guests/order-card.module.css';
import { useTableTexts } from '../../texts/guests/table/use-table-texts.ts';
import styles from './pay.module.css';

export type Tip = { kind: 'none' } | { kind: 'percent'; percent: number } | { kind: 'own'; typed: string };

/** A tip is asked for, and never chosen for the guest. */
export const NO_TIP: Tip = { kind: 'none' };

interface Props {
  percents: readonly number[];
  /** What it is a share of. */
  amount: Minor;
  currency: string;
  tip: Tip;
  onChange: (tip: Tip) => void;
}

export function TipField({ percents, amount, currency, tip, onChange }: Props) {
  const { pay } = useTableTexts();
  const choices: { tip: Tip; label: string; hint?: string }[] = [
    { tip: NO_TIP, label: pay.noTip },
    ...percents.map((percent) => ({
      tip: { kind: 'percent', percent } as const,
      label: pay.percent(percent),
      hint: formatSum(tipOf(amount, percent), currency),
    })),
    { tip: { kind: 'own', typed: '' }, label: pay.ownTip },
  ];
  const isChosen = (other: Tip) =>
    other.kind === tip.kind &&
    (other.kind !== 'percent' || (tip.kind === 'percent' && other.percent === tip.percent));
  return (
    <fieldset className={styles.tips}>
      <legend>{pay.tip}</legend>
      <div className={styles.chips}>
        {choices.map(({ tip: one, label, hint }) => (
          <label key={label} className={styles.chip}>
            <input type="radio" name="tip" checked={isChosen(one)} onChange={() => onChange(one)} />
            <span>
              {label}
              {hint !== undefined && <small>{hint}</small>}
            </span>
          </label>
        ))}
      </div>
      {tip.kind === 'own' && (
        <Field
          label={pay.tipAmount}
          value={tip.typed}
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          onChange={({ target }) => onChange({ kind: 'own', typed: target.value.replace(/[^\d.]/g, '') })}
        />
      )}
      <p className={card.hint}>{pay.tipHint}</p>
    </fieldset>
  );
}
