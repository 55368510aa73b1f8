import type { OrderView } from '#domain/api/order.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './ticket-items.module.css';
import { optionsOf } from './tickets.ts';

interface TicketItemsProps {
  items: OrderView['items'];
  litItem?: string | null;
}

export function TicketItems({ items, litItem = null }: TicketItemsProps) {
  const t = useTexts();
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li
          key={item._id}
          className={`${styles.item} ${item.discarded ? styles.removed : ''} ${item.itemLabel === litItem ? styles.lit : ''}`}
        >
          <span className={styles.quantity}>{`${item.quantity}×`}</span>
          <span>
            {item.discarded ? <s>{item.itemLabel}</s> : item.itemLabel}
            {item.discarded && <span className="visually-hidden">{`, ${t.board.removed}`}</span>}
            {optionsOf(item) && <span className={styles.options}>{optionsOf(item)}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
