import { useId, useRef, useState } from 'react';
import { type CartEntry, lineKey, MOST_QUANTITY } from '#ordering/cart/rules/cart.ts';
import { useOrderTexts } from '#ordering/placing/texts/guests/order/use-order-texts.ts';
import { usualOf } from '#ordering/price-rules/rules/price-at.ts';
import { priceDish } from '#ordering/prices/rules/price-line.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { formatMoneyFixed } from '#platform/money/rules/money.ts';
import { addEntry, replaceEntry } from '#platform/phone/guests/state/cart.ts';
import { showAdded } from '#platform/phone/guests/state/toasts.ts';
import { BOUNDS, boundText } from '#platform/text/rules/bounded-text.ts';
import { labelIn } from '#texts/guests/label-in.ts';
import { QuantityField } from '#ui/guests/quantity-field.tsx';
import { scrollBehavior } from '#ui/guests/scroll-behavior.ts';
import { Stepper } from '#ui/shared/components/stepper.tsx';
import { Sheet } from '#ui/shared/sheet/sheet.tsx';
import type { OptionGroup } from '../../rules/menu.ts';
import {
  askedGroups,
  baseOf,
  choicesOf,
  firstMissing,
  isAvailable,
  selectionsOf,
  suggestedChoices,
} from '../../rules/options/choices.ts';
import { comboWorth } from '../../rules/options/combo.ts';
import { isExtra } from '../../rules/options/options.ts';
import { isGiven } from '../../rules/options/shown-options.ts';
import { DietFacts } from './diet-facts.tsx';
import type { DishRequest, DishSetting } from './dish-request.ts';
import { ItemDescription, ItemHeading } from './item-heading.tsx';
import { ItemPictures } from './item-pictures.tsx';
import styles from './item-sheet.module.css';
import { NoteField } from './note-field.tsx';
import { OptionGroupField } from './option-group-field.tsx';

interface Props extends DishSetting {
  open: boolean;
  request: DishRequest;
  isGone: boolean;
  /** The line of the cart to change; without it, a line is added. */
  edited?: CartEntry;
  onClose: () => void;
}

/** A dish with its options. */
export function ItemSheet(props: Props) {
  const { open: isOpen, request, isGone, edited, onClose, slug, currency, viewOnly, menus } = props;
  const { item, category } = request;
  const { texts, language } = useLanguage();
  const order = useOrderTexts();
  const headingId = useId();
  const groups = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useState(() =>
    edited ? choicesOf(item, edited.selections) : suggestedChoices(item),
  );
  const [quantity, setQuantity] = useState(edited?.quantity ?? 1);
  const [note, setNote] = useState(edited?.remarks ?? '');
  const [missing, setMissing] = useState<string | null>(null);
  const label = labelIn(item, language);
  const open = firstMissing(item, choices);
  const priced = priceDish(baseOf(item, choices), { item, category }, quantity);

  const choose = (group: string, labels: string[]) => {
    setChoices({ ...choices, [group]: labels });
    if (group === missing && labels.length > 0) setMissing(null);
  };
  const saves = comboWorth(item, choices) - priced.unit;
  const save = () => {
    if (open) {
      setMissing(open.label);
      goTo(groups.current, open.id);
      return;
    }
    if (priced.unit === 0) return;
    const selections = selectionsOf(item, choices);
    const { id: itemId, images } = item;
    const remarks = boundText(note, BOUNDS.dish);
    const entry = {
      itemId,
      selections,
      quantity,
      label: item.label,
      image: images[0] ?? null,
      unit: priced.unit,
      ...(remarks ? { remarks } : {}),
    };
    onClose();
    if (edited) {
      replaceEntry(slug, lineKey(edited), entry);
      return;
    }
    addEntry(slug, entry);
    showAdded(texts.cartBar.added(label.text, quantity));
  };

  const footer =
    isAvailable(item) && !isGone ? (
      <div className={styles.footer}>
        <Stepper
          quantity={quantity}
          least={1}
          most={item.left ?? MOST_QUANTITY}
          onChange={setQuantity}
          lessLabel={order.item.less}
          moreLabel={order.item.more}
          quantityLabel={order.item.quantity(quantity)}
          field={
            <QuantityField
              quantity={quantity}
              least={1}
              label={order.cart.quantityOf(label.text)}
              quantityLabel={order.item.quantity(quantity)}
              onChange={setQuantity}
            />
          }
        />
        {/* Not `disabled`: a tap leads to the first missing choice. */}
        <button type="button" className={styles.add} aria-disabled={priced.unit === 0} onClick={save}>
          {open
            ? order.item.choose(labelIn(toChoose(open), language).text)
            : `${edited ? order.item.save : order.item.add(quantity)} · ${formatMoneyFixed(priced.total, currency)}`}
        </button>
      </div>
    ) : (
      <button type="button" className={styles.state} disabled>
        {isGone ? order.cart.notAvailable : item.state}
      </button>
    );
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      closeLabel={texts.common.close}
      labelledBy={headingId}
      height="0.7"
      cover={item.images.length > 0 && <ItemPictures images={item.images} label={label.text} />}
      heading={
        <ItemHeading
          id={headingId}
          item={item}
          category={category}
          currency={currency}
          chosen={priced.base}
          usual={baseOf(usualOf(item), choices)}
          saves={saves}
        />
      }
      footer={viewOnly ? undefined : footer}
    >
      <ItemDescription item={item} />
      <div ref={groups}>
        {askedGroups(item).map((group) => (
          <OptionGroupField
            key={group.id}
            group={group}
            itemLabel={label.text}
            chosen={choices[group.label] ?? []}
            isMissing={group.label === missing}
            isFixed={viewOnly || isGiven(item, group)}
            isExtra={isExtra(item, group)}
            discounted={{ item, category }}
            currency={currency}
            menus={menus}
            onChoose={(labels) => choose(group.label, labels)}
          />
        ))}
      </div>
      <DietFacts item={item} slug={slug} />
      {!viewOnly && isAvailable(item) && !isGone && <NoteField note={note} onChange={setNote} />}
    </Sheet>
  );
}

/** A swap is chosen by what stands in. */
const toChoose = (group: OptionGroup) => group.options.find(({ swap }) => swap) ?? group;

/** Scrolls to the group and focuses its first option. */
function goTo(groups: HTMLElement | null, id: string): void {
  const group = [...(groups?.children ?? [])].find((child) => child.getAttribute('data-group') === id);
  group?.querySelector('input')?.focus({ preventScroll: true });
  group?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
}
