import { useId } from 'react';
import type { MenuOption, OptionGroup } from '#domain/menu.ts';
import { formatMoney } from '#domain/money.ts';
import { shortLabel, toggleOption } from '#domain/options.ts';
import { type Discounted, type PricedLine, priceDish } from '#domain/pricing.ts';
import { PriceBefore } from '../../parts/price-tag.tsx';
import { showToast } from '../../state/toasts.ts';
import { useOrderTexts } from '../../texts/order/use-order-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './option-group-field.module.css';

interface Props {
  group: OptionGroup;
  itemLabel: string;
  chosen: string[];
  isMissing: boolean;
  /** To look at only. */
  isFixed: boolean;
  /** Whose discounts its prices carry. */
  discounted: Discounted;
  currency: string;
  onChoose: (labels: string[]) => void;
}

export function OptionGroupField(props: Props) {
  const { group, itemLabel, chosen, isMissing, isFixed, discounted, currency, onChoose } = props;
  const { item } = useOrderTexts();
  const name = useId();
  const isInformation = group.maxSelection === 0;
  const isSingle = group.maxSelection === 1;

  const toggle = (label: string) => {
    const ticked = toggleOption(group, chosen, label);
    if (ticked.refused === null) onChoose(ticked.labels);
    else showToast(item.onlyOptions(group.maxSelection));
  };
  return (
    <fieldset className={styles.group} data-group={group.id} data-missing={isMissing} disabled={isFixed}>
      <legend className={styles.legend}>
        <span className={styles.name}>{group.label}</span>
        {group.required && !isInformation && !isFixed && (
          <span className={styles.marker} data-done={chosen.length > 0}>
            {item.required}
            {chosen.length > 0 && <span className="visually-hidden"> ({item.chosen})</span>}
          </span>
        )}
      </legend>
      {group.description && <p className={styles.hint}>{group.description}</p>}
      {!isFixed && <p className={styles.hint}>{item.hint(group.maxSelection, itemLabel)}</p>}
      <p className={styles.missing} role="alert">
        {isMissing ? item.missing(group.label) : ''}
      </p>
      {isInformation ? (
        <Information options={group.options} />
      ) : (
        group.options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={name}
              checked={chosen.includes(option.label)}
              onChange={() => toggle(option.label)}
              // A radio cannot be taken back by itself; one that nobody needs can be here.
              onClick={() =>
                isSingle && !group.required && chosen.includes(option.label) && toggle(option.label)
              }
            />
            <OptionLabel label={option.label} isShort={!isSingle} />
            <OptionPrice {...priceDish(option.price, discounted)} currency={currency} />
          </label>
        ))
      )}
    </fieldset>
  );
}

/** As it is charged, and what it would be without the discounts. */
function OptionPrice({ base, unit, savings, currency }: PricedLine & { currency: string }) {
  const { common } = useTexts();
  return (
    <span className={styles.price}>
      {savings > 0 && (
        <>
          <PriceBefore price={formatMoney(base, currency)} />{' '}
        </>
      )}
      {base === 0 ? common.free : formatMoney(unit, currency)}
    </span>
  );
}

/** Cut for the eye alone: it is read out whole. */
function OptionLabel({ label, isShort }: { label: string; isShort: boolean }) {
  const shown = isShort ? shortLabel(label) : label;
  if (shown === label) return <span className={styles.label}>{label}</span>;
  return (
    <span className={styles.label} title={label}>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

function Information({ options }: { options: MenuOption[] }) {
  return (
    <dl className={styles.information}>
      {options.map(({ id, label, text }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
