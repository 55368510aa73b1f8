import { type Item, visibleCategories } from '#ordering/menu/rules/menu.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { Choice } from '#ui/office/choices/choice.tsx';
import { MoneyField } from '#ui/office/fields/money-field.tsx';
import { PercentField } from '#ui/office/fields/percent-field.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { formatAmount } from '#ui/office/format.ts';
import { DishChoice } from './dish-choice.tsx';
import type { RuleFieldsProps } from './edit-price-rules.ts';
import styles from './price-rules.module.css';

/** By how much a rule changes prices, or to which. */
export function HowFields({ faultOf, ...fields }: RuleFieldsProps) {
  const { priceRules: t } = useTexts();
  const { rule, onChange } = fields;
  const Field = rule.kind === 'percent' ? PercentField : MoneyField;
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t.how}</legend>
      <SelectField
        aria-label={t.how}
        value={rule.kind}
        options={(['percent', 'amount', 'list'] as const).map((value) => ({ value, label: t.kinds[value] }))}
        fault={rule.kind === 'list' ? faultOf('value') : undefined}
        onChange={(kind) => onChange({ kind })}
      />
      {rule.kind === 'list' ? (
        <ListedPrices {...fields} />
      ) : (
        <>
          <Choice
            label={t.offOrOn}
            value={rule.isOff ? 'off' : 'on'}
            options={[
              { value: 'off', label: t.off },
              { value: 'on', label: t.on },
            ]}
            onChange={(chosen) => onChange({ isOff: chosen === 'off' })}
          />
          <Field
            label={rule.kind === 'percent' ? t.percent : t.amount}
            value={rule.value}
            fault={faultOf('value')}
            onChange={(value) => onChange({ value })}
          />
        </>
      )}
    </fieldset>
  );
}

function ListedPrices({ rule, menus, onChange }: Omit<RuleFieldsProps, 'faultOf'>) {
  const { prices } = rule;
  const chosen = [...new Set(Object.values(prices).map(({ itemId }) => itemId))];
  const items = menus.flatMap(visibleCategories).flatMap((category) => category.items);
  const choose = (ids: string[]) => {
    const kept = Object.entries(prices).filter(([, { itemId }]) => ids.includes(itemId));
    const added = items
      .filter(({ id }) => ids.includes(id) && !chosen.includes(id))
      .flatMap((item) =>
        pricedOptions(item).map(
          ({ id, price }) => [id, { itemId: item.id, price: String(toNumber(price)) }] as const,
        ),
      );
    onChange({ prices: Object.fromEntries([...kept, ...added]) });
  };
  return (
    <>
      <DishChoice menus={menus} chosen={chosen} onChange={choose} />
      {items
        .filter(({ id }) => chosen.includes(id))
        .map((item) => (
          <OptionPrices
            key={item.id}
            item={item}
            priceOf={(option) => prices[option]?.price ?? ''}
            onPrice={(option, price) =>
              onChange({ prices: { ...prices, [option]: { itemId: item.id, price } } })
            }
          />
        ))}
    </>
  );
}

const pricedOptions = ({ groups }: Item) =>
  groups.filter(({ maxSelection }) => maxSelection > 0).flatMap(({ options }) => options);

interface OptionPricesProps {
  item: Item;
  priceOf: (optionId: string) => string;
  onPrice: (optionId: string, price: string) => void;
}

function OptionPrices({ item, priceOf, onPrice }: OptionPricesProps) {
  const { priceRules: t } = useTexts();
  const { labelOf } = useNames();
  const { currency } = useStore().profile;
  const options = pricedOptions(item);
  return (
    <div className={styles.pair}>
      {options.map((option) => (
        <MoneyField
          key={option.id}
          label={options.length === 1 ? labelOf(item) : `${labelOf(item)}, ${labelOf(option)}`}
          description={t.usually(formatAmount(toNumber(option.price), currency))}
          value={priceOf(option.id)}
          onChange={(price) => onPrice(option.id, price)}
        />
      ))}
    </div>
  );
}
