import { MOST_QUANTITY } from '#ordering/cart/rules/cart.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { formatSum } from '#platform/money/rules/money.ts';
import { useRoleToAsk, useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Stepper } from '#ui/shared/components/stepper.tsx';
import { optionText } from '../orders/lines.ts';
import { mayRemove } from '../orders/tickets.ts';
import { type AddedLine, type EditDraft, keptItems, lineTotals, portionsBack, quantityIn } from './draft.ts';
import styles from './edit.module.css';

interface EditLinesProps {
  order: StaffOrderView;
  draft: EditDraft;
  onChange: (more: Partial<EditDraft>) => void;
  onDiscount: (line: string) => void;
}

/** Each line with its portions. None takes it off. */
export function EditLines({ order, draft, onChange, onDiscount }: EditLinesProps) {
  const role = useRoleToAsk();
  const { guard } = useStore().profile.editRules;
  const totals = lineTotals(order, draft);
  const { currency } = order.store;
  const setQuantity = (item: StaffOrderView['items'][number], quantity: number) => {
    const { [item._id]: _, ...others } = draft.quantities;
    onChange({ quantities: quantity === item.quantity ? others : { ...others, [item._id]: quantity } });
  };
  const setAdded = (line: AddedLine, quantity: number) =>
    onChange({
      added: draft.added.flatMap((each) =>
        each !== line ? [each] : quantity === 0 ? [] : [{ ...each, quantity }],
      ),
    });
  return (
    <ul className={styles.lines}>
      {keptItems(order).map((item) => (
        <Line
          key={item._id}
          label={item.itemLabel}
          detail={optionText(item)}
          price={formatSum(totals.get(item._id) ?? 0, currency)}
          quantity={quantityIn(draft, item) + portionsBack(order, draft, item)}
          isFixed={portionsBack(order, draft, item) > 0}
          least={mayRemove(order, role, guard, [item]) ? 0 : item.quantity}
          onQuantity={(quantity) => setQuantity(item, quantity)}
          onDiscount={() => onDiscount(item._id)}
        />
      ))}
      {draft.added.map((line) => (
        <Line
          key={line.key}
          isNew
          label={line.label}
          detail={
            line.ask.kind === 'add' ? line.ask.configs.flatMap(({ contents }) => contents).join(', ') : ''
          }
          price={formatSum(line.unit * line.quantity, currency)}
          quantity={line.quantity}
          onQuantity={(quantity) => setAdded(line, quantity)}
        />
      ))}
    </ul>
  );
}

interface LineProps {
  label: string;
  detail: string;
  price: string;
  quantity: number;
  least?: number;
  isNew?: boolean;
  /** Its portions can't be changed until what comes back is saved. */
  isFixed?: boolean;
  onQuantity: (quantity: number) => void;
  onDiscount?: () => void;
}

function Line({
  label,
  detail,
  price,
  quantity,
  least = 0,
  isNew = false,
  isFixed = false,
  onQuantity,
  onDiscount,
}: LineProps) {
  const { editOrder: t, takeOrder } = useTexts();
  return (
    <li className={styles.line} data-off={quantity === 0 || undefined}>
      <div className={styles.what}>
        <span className={styles.label}>{quantity === 0 ? <s>{label}</s> : label}</span>
        {isNew && <span className={styles.mark}>{t.isNew}</span>}
        {quantity === 0 && <span className={styles.mark}>{t.comesOff}</span>}
        {detail && <span className={styles.detail}>{detail}</span>}
        {least > 0 && <span className={styles.detail}>{t.managerTakesOff}</span>}
      </div>
      {onDiscount && quantity > 0 && (
        <button
          type="button"
          className={styles.discount}
          aria-label={t.discountFor(label)}
          onClick={onDiscount}
        >
          {t.discount}
        </button>
      )}
      {isFixed ? (
        <b className={styles.steps}>{`${quantity}×`}</b>
      ) : (
        <span className={styles.steps}>
          <Stepper
            quantity={quantity}
            least={least}
            most={MOST_QUANTITY}
            lessLabel={takeOrder.fewer(label)}
            moreLabel={takeOrder.more(label)}
            quantityLabel={takeOrder.count(label)}
            onChange={onQuantity}
          />
        </span>
      )}
      <span className={styles.price}>{price}</span>
    </li>
  );
}
