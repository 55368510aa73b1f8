import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { MoneyField } from '#ui/office/fields/money-field.tsx';
import { wayName } from '../rules/report-rows.ts';
import type { Slip } from '../rules/ways.ts';
import type { TillView } from '../wire/till.ts';
import styles from './till.module.css';

type Ways = TillView['ways'];

/** What was typed for each way of paying, in their order. */
export type TypedSlips = Record<string, string>;

const keyOf = ({ way, account }: Ways[number]) => `${way} ${account}`;

/** What the slips say, as far as somebody has looked. */
export const slipsIn = (ways: Ways, typed: TypedSlips): Slip[] =>
  ways.flatMap((one) => {
    const { way, account } = one;
    const amount = parsePrice(typed[keyOf(one)] ?? '');
    return amount === null ? [] : [{ way, account, amount }];
  });

interface SlipsStepProps {
  ways: Ways;
  value: TypedSlips;
  onChange: (typed: TypedSlips) => void;
  onBack: () => void;
  onNext: () => void;
}

/** What the slips of the bank, the terminal and so on say. Nobody must look at them. */
export function SlipsStep({ ways, value, onChange, onBack, onNext }: SlipsStepProps) {
  const { till: t, back } = useTexts();
  const isWrong = (one: Ways[number]) => {
    const text = (value[keyOf(one)] ?? '').trim();
    return text !== '' && parsePrice(text) === null;
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!ways.some(isWrong)) onNext();
      }}
    >
      <p className={styles.soft}>{t.slipsLead}</p>
      {ways.map((one) => (
        <MoneyField
          key={keyOf(one)}
          label={wayName(one, t.report)}
          value={value[keyOf(one)] ?? ''}
          fault={isWrong(one) ? t.amountFault : undefined}
          onChange={(text) => onChange({ ...value, [keyOf(one)]: text })}
        />
      ))}
      <div className={styles.steps}>
        <Button onClick={onBack}>{back}</Button>
        <Button look="main" type="submit">
          {t.next}
        </Button>
      </div>
    </form>
  );
}
