import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { formatAmount, formatDay } from '#ui/office/format.ts';
import rows from '#ui/office/layout/row-list.module.css';
import type { KhataView } from '../wire/khatas.ts';
import styles from './khatas.module.css';

/** One khata in the list, with what is owed on it and since when. */
export function KhataRow({ khata, onShow }: { khata: KhataView; onShow: (id: string) => void }) {
  const { _id, name, phone, note } = khata;
  return (
    <li>
      <button type="button" className={rows.row} onClick={() => onShow(_id)}>
        <span className={rows.name}>
          {name}
          <span className={styles.about}>{[phone, note].filter(Boolean).join(' · ')}</span>
        </span>
        <Owed khata={khata} />
      </button>
    </li>
  );
}

export function Owed({ khata: { balance, since, limit } }: { khata: KhataView }) {
  const { t, language } = useInterface();
  const { currency, timeZone } = useStore().profile;
  const { khatas: text } = t;
  const about = [
    balance > 0 && since && text.since(formatDay(since, { language, timeZone })),
    limit !== null && text.limitOf(formatAmount(limit, currency)),
  ];
  return (
    <span className={styles.owed}>
      <b>{balance < 0 ? text.credit(formatAmount(-balance, currency)) : formatAmount(balance, currency)}</b>
      <span className={styles.about}>{about.filter(Boolean).join(' · ')}</span>
    </span>
  );
}
