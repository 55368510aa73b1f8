import { useId } from 'react';
import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import { nameIn, nameOf } from '#ordering/menu/rules/name-in.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { formatSum } from '#platform/money/rules/money.ts';
import { FaultText } from '#ui/guests/form/field.tsx';
import { Icon } from '#ui/shared/components/icon.tsx';
import { useOrderTexts } from '../../texts/guests/order/use-order-texts.ts';
import styles from '../checkout.module.css';

interface Props {
  orderTypes: OrderType[];
  chosen: OrderType | null;
  /** The table of the link, such as "Table 12". */
  place: string | null;
  currency: string;
  fault: string | undefined;
  onChoose: (label: string) => void;
}

export function OrderTypes({ orderTypes, chosen, place, currency, fault, onChoose }: Props) {
  const { texts, language } = useLanguage();
  const { form } = useOrderTexts();
  const id = useId();
  const [only] = orderTypes;
  // Guests who have scanned a table have nothing to choose.
  if (place && only && orderTypes.length === 1 && chosen?.label === only.label)
    return (
      <p className={`${styles.card} ${styles.place}`}>
        <Icon name="pin" size={20} />
        {`${nameOf(only, language, texts.names)} · ${nameIn(texts.names, place)}`}
      </p>
    );
  return (
    <div
      className={styles.card}
      role="radiogroup"
      aria-labelledby={`${id}-title`}
      aria-required="true"
      aria-invalid={Boolean(fault)}
      aria-describedby={`${id}-fault`}
      data-fault={Boolean(fault)}
    >
      <h2 id={`${id}-title`} className={styles.typesTitle}>
        {form.orderType}
      </h2>
      <div className={styles.types}>
        {orderTypes.map(({ id: typeId, label, translations, minimum }) => (
          <label key={typeId} className={styles.type}>
            <input
              type="radio"
              name={id}
              value={label}
              checked={chosen?.label === label}
              onChange={() => onChoose(label)}
            />
            <span className={styles.typeName}>{nameOf({ label, translations }, language, texts.names)}</span>
            <span className={styles.typeNote}>
              {place && chosen?.label === label
                ? nameIn(texts.names, place)
                : minimum > 0
                  ? form.minimumOf(formatSum(minimum, currency))
                  : form.noMinimum}
            </span>
          </label>
        ))}
      </div>
      <FaultText id={`${id}-fault`} fault={fault} />
    </div>
  );
}
