import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import { formatSum, toNumber } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { MoneyField } from '#ui/office/fields/money-field.tsx';
import type { CloseDayBody, TillView } from '../wire/till.ts';
import styles from './till.module.css';

type Drawer = TillView['drawers'][number];

/** What was typed for each drawer, the main one under no name. */
export type TypedStays = Record<string, string>;
export type Staying = NonNullable<CloseDayBody['stays']>[number];

const keyOf = ({ _id }: Drawer) => _id ?? '';
/** What is in it. Null for who counts blind and has not counted: the server looks. */
const leftOf = ({ counted, expected }: Drawer) => counted ?? expected;

/** What stays in the drawers, as far as somebody has said so. */
export const staysIn = (drawers: readonly Drawer[], typed: TypedStays): Staying[] =>
  drawers.flatMap((drawer) => {
    const amount = parsePrice(typed[keyOf(drawer)] ?? '');
    if (amount === null) return [];
    return [{ ...(drawer._id === null ? {} : { drawer: drawer._id }), amount: toNumber(amount) }];
  });

interface StaysStepProps {
  drawers: readonly Drawer[];
  value: TypedStays;
  onChange: (typed: TypedStays) => void;
  onBack: () => void;
  onNext: () => void;
}

/** What stays in each drawer: the next day begins with it. Nobody must say it. */
export function StaysStep({ drawers, value, onChange, onBack, onNext }: StaysStepProps) {
  const { till: t, back } = useTexts();
  const { profile } = useStore();
  const shown = (amount: number) => formatSum(amount, profile.currency);
  const faultOf = (drawer: Drawer): string | undefined => {
    const text = (value[keyOf(drawer)] ?? '').trim();
    const [amount, left] = [parsePrice(text), leftOf(drawer)];
    if (text === '') return undefined;
    if (amount === null) return t.amountFault;
    return left !== null && amount > Math.max(0, left) ? t.staysFault(shown(Math.max(0, left))) : undefined;
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (drawers.every((drawer) => faultOf(drawer) === undefined)) onNext();
      }}
    >
      <p className={styles.soft}>{t.staysLead}</p>
      {drawers.map((drawer) => {
        const [name, left] = [drawer.name ?? t.report.mainDrawer, leftOf(drawer)];
        return (
          <MoneyField
            key={keyOf(drawer)}
            label={left === null ? name : t.staysIn(name, shown(left))}
            value={value[keyOf(drawer)] ?? ''}
            fault={faultOf(drawer)}
            onChange={(text) => onChange({ ...value, [keyOf(drawer)]: text })}
          />
        );
      })}
      <div className={styles.steps}>
        <Button onClick={onBack}>{back}</Button>
        <Button look="main" type="submit">
          {t.next}
        </Button>
      </div>
    </form>
  );
}
