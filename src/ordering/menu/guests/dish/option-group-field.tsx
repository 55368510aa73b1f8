import { useId } from 'react';
import { useOrderTexts } from '#ordering/placing/texts/guests/order/use-order-texts.ts';
import { type Discounted, type PricedLine, priceDish } from '#ordering/prices/rules/price-line.ts';
import { useLanguage, useTexts } from '#platform/language/guests/use-texts.ts';
import type { Language } from '#platform/language/rules/languages.ts';
import { formatMoney } from '#platform/money/rules/money.ts';
import { showToast } from '#platform/phone/guests/state/toasts.ts';
import { descriptionIn, labelIn } from '#texts/guests/label-in.ts';
import { PriceBefore } from '#ui/guests/price-tag.tsx';
import type { Menu, MenuOption, OptionGroup } from '../../rules/menu.ts';
import { shortLabel, toggleOption } from '../../rules/options/options-sheet.ts';
import { DishLooks, onTop } from './dish-choice.tsx';
import styles from './option-group-field.module.css';

interface Props {
  group: OptionGroup;
  itemLabel: string;
  chosen: string[];
  isMissing: boolean;
  /** Whether nothing can be chosen. */
  isFixed: boolean;
  /** Whether what is chosen comes on top of the price. */
  isExtra: boolean;
  /** The dish and category whose discounts apply. */
  discounted: Discounted;
  currency: string;
  menus: readonly Menu[];
  onChoose: (labels: string[]) => void;
}

export function OptionGroupField(props: Props) {
  const { group, itemLabel, chosen, isMissing, isFixed, isExtra, discounted, currency, menus, onChoose } =
    props;
  const { item } = useOrderTexts();
  const { language } = useLanguage();
  const name = useId();
  const label = labelIn(group, language);
  const description = descriptionIn(group, language);
  const isInformation = group.maxSelection === 0;
  const swap = group.options.find((option) => option.swap);
  const isSingle = group.maxSelection === 1 && !swap;

  const toggle = (label: string) => {
    const ticked = toggleOption(group, chosen, label);
    if (ticked.isFull) showToast(item.onlyOptions(group.maxSelection));
    else onChoose(ticked.labels);
  };
  return (
    <fieldset className={styles.group} data-group={group.id} data-missing={isMissing} disabled={isFixed}>
      <legend className={styles.legend}>
        <span className={styles.name} lang={label.lang}>
          {label.text}
        </span>
        {group.required && !isInformation && !isFixed && (
          <span className={styles.marker} data-done={chosen.length > 0}>
            {item.required}
            {chosen.length > 0 && <span className="visually-hidden"> ({item.chosen})</span>}
          </span>
        )}
      </legend>
      {description.text && (
        <p className={styles.hint} lang={description.lang}>
          {description.text}
        </p>
      )}
      {!isFixed && (
        <p className={styles.hint}>{swap ? item.agree : item.hint(group.maxSelection, itemLabel)}</p>
      )}
      <p className={styles.missing} role="alert">
        {isMissing ? (swap ? item.agreeFirst : item.missing(label.text)) : ''}
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
              // Browsers do not let guests clear a radio; an optional one can be cleared here.
              onClick={() =>
                isSingle && !group.required && chosen.includes(option.label) && toggle(option.label)
              }
            />
            <DishLooks option={option} menus={menus} />
            <OptionLabel {...labelIn(option, language)} isShort={!isSingle && !swap} />
            {!option.swap && (
              <OptionPrice
                {...priceDish(option.price, discounted)}
                currency={currency}
                isDish={option.itemId !== undefined}
                isExtra={isExtra}
              />
            )}
          </label>
        ))
      )}
    </fieldset>
  );
}

interface OptionPriceProps extends PricedLine {
  currency: string;
  /** Whether it is a dish of a combo. */
  isDish: boolean;
  isExtra: boolean;
}

/** The option's price, with the price before discounts. */
function OptionPrice({ base, unit, savings, currency, isDish, isExtra }: OptionPriceProps) {
  const { common } = useTexts();
  // Most dishes cost nothing on top of the combo.
  if (isDish) return <span className={styles.price}>{unit === 0 ? '' : onTop(unit, currency)}</span>;
  return (
    <span className={styles.price}>
      {savings > 0 && (
        <>
          <PriceBefore price={formatMoney(base, currency)} />{' '}
        </>
      )}
      {base === 0 ? common.free : isExtra ? onTop(unit, currency) : formatMoney(unit, currency)}
    </span>
  );
}

/** Shortens a long label for the eye; screen readers get the whole. */
function OptionLabel({ text, lang, isShort }: { text: string; lang: Language; isShort: boolean }) {
  const shown = isShort ? shortLabel(text) : text;
  return (
    <span className={styles.label} lang={lang} title={shown === text ? undefined : text}>
      {shown === text ? (
        text
      ) : (
        <>
          <span aria-hidden="true">{shown}</span>
          <span className="visually-hidden">{text}</span>
        </>
      )}
    </span>
  );
}

function Information({ options }: { options: MenuOption[] }) {
  const { language } = useLanguage();
  return (
    <dl className={styles.information}>
      {options.map((option) => {
        const label = labelIn(option, language);
        const text = descriptionIn({ ...option, description: option.text ?? '' }, language);
        return (
          <div key={option.id}>
            <dt lang={label.lang}>{label.text}</dt>
            <dd lang={text.lang}>{text.text}</dd>
          </div>
        );
      })}
    </dl>
  );
}
