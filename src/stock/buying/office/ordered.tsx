import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { formatDay } from '#ui/office/format.ts';
import rows from '#ui/office/layout/row-list.module.css';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import type { PurchaseView } from '../wire/buying.ts';
import styles from './buying.module.css';
import { type Given, nameIn, stateOf } from './given.ts';

interface OrderedProps extends Given {
  onShow: (purchase: string) => void;
}

/** What was ordered, what is open first. */
export function Ordered({ buying: { purchases, suppliers }, ingredients, onShow }: OrderedProps) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  if (purchases.length === 0) return <Nothing title={t.buying.nothingOrdered} />;
  const told = ({ lines }: PurchaseView) =>
    lines.map(({ ingredient }) => nameIn(ingredients, ingredient)).join(', ');
  return (
    <ul className={rows.list}>
      {purchases.map((purchase) => {
        const { _id, supplier, at, by, sentBy } = purchase;
        return (
          <li key={_id}>
            <button type="button" className={rows.row} onClick={() => onShow(_id)}>
              <span className={rows.name}>
                {nameIn(suppliers, supplier)}
                <small className={styles.hint}>{told(purchase)}</small>
                <small className={styles.hint}>
                  {t.buying.orderedOn(formatDay(at, { language, timeZone }), by)}
                </small>
              </span>
              <span className={rows.end}>
                <b>{t.buying.states[stateOf(purchase)]}</b>
                <small className={styles.hint}>
                  {sentBy === null ? t.buying.notSent : t.buying.sentBy[sentBy]}
                </small>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
