import { useLoad } from '#platform/phone/guests/load/use-load.ts';
import type { PlacedRecord } from '#platform/phone/guests/state/order-history.ts';
import actions from '#ui/shared/components/actions.module.css';
import { Art } from '#ui/shared/components/art.tsx';
import { Icon } from '#ui/shared/components/icon.tsx';
import { fetchOrder } from '../../guests-api/orders.ts';
import type { OrderState } from '../../rules/order.ts';
import { useAfterTexts } from '../../texts/guests/after/use-after-texts.ts';
import styles from './history.module.css';
import { PlacedCard } from './placed-card.tsx';

interface Props {
  /** Newest first. */
  records: PlacedRecord[];
  /** The menu that the guest comes from. */
  menuUrl: string;
  onRepeat: (record: PlacedRecord) => void;
}

export function OrderHistoryPage({ records, menuUrl, onRepeat }: Props) {
  const { history, actions: actionTexts } = useAfterTexts();
  const states = useStates(records);
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <a href={menuUrl} aria-label={actionTexts.openMenu}>
          <Icon name="back" size={20} />
        </a>
        <h1>{history.title}</h1>
      </header>
      {records.length === 0 ? (
        <div className={styles.empty}>
          <Art show="empty" />
          <h2>{history.empty}</h2>
          <p>{history.emptyHint}</p>
          <a className={actions.strong} href={menuUrl}>
            {actionTexts.openMenu}
          </a>
        </div>
      ) : (
        <ul className={styles.records}>
          {records.map((record) => (
            <li key={record.orderId}>
              <PlacedCard
                record={record}
                state={states.get(record.orderId) ?? null}
                onRepeat={() => onRepeat(record)}
              />
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

/** More than fit on a screen. */
const MOST = 10;

/** The states of the latest orders by their ids, fetched one after the other. */
function useStates(records: readonly PlacedRecord[]): ReadonlyMap<string, OrderState> {
  const slugs = records.slice(0, MOST).map(({ orderSlug }) => orderSlug);
  const { value } = useLoad(slugs.join(' '), {
    fetch: async () => {
      const states = new Map<string, OrderState>();
      for (const slug of slugs) {
        const order = await fetchOrder(slug).catch(() => null);
        if (order) states.set(order._id, order.state);
      }
      return states;
    },
  });
  return value ?? NONE;
}

const NONE: ReadonlyMap<string, OrderState> = new Map();
