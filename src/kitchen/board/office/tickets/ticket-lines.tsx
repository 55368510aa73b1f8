import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useRoleToAsk, useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { useTick } from '../desk/use-tick.ts';
import { type MergedLine, mergeItems } from '../orders/lines.ts';
import { isAwaitingPayment, mayRemove } from '../orders/tickets.ts';
import { LineDetails } from './line-details.tsx';
import { useOpenings } from './openings.ts';
import styles from './ticket-lines.module.css';

interface TicketLinesProps {
  order: StaffOrderView;
  litItem: string | null;
}

/** The dishes of an order, each with a tick. The name opens what else can be done with the dish. */
export function TicketLines({ order, litItem }: TicketLinesProps) {
  return (
    <ul className={styles.lines}>
      {mergeItems(order.items).map((line) => (
        <Line key={line.key} order={order} line={line} isLit={line.label === litItem} />
      ))}
    </ul>
  );
}

function Line({ order, line, isLit }: { order: StaffOrderView; line: MergedLine; isLit: boolean }) {
  const t = useTexts();
  const { quantity, discarded, ready, added, hold } = line;
  const state = discarded ? styles.removed : ready || hold !== null ? styles.ready : isLit ? styles.lit : '';
  return (
    <li className={`${styles.line} ${state}`} data-line>
      <span className={styles.quantity}>{`${quantity}×`}</span>
      <span className={styles.words}>
        <Name order={order} line={line} />
        {added && !discarded && <span className={styles.added}>{t.desk.isAdded}</span>}
        {discarded && <span className="visually-hidden">{`, ${t.board.removed}`}</span>}
        <LineDetails line={line} optionClass={styles.option} />
      </span>
      {hold !== null && <span className={styles.hold}>{t.courses.hold}</span>}
      {!discarded && hold === null && !isAwaitingPayment(order) && <Tick order={order} line={line} />}
    </li>
  );
}

function Name({ order, line: { key, ids, label, discarded } }: { order: StaffOrderView; line: MergedLine }) {
  const t = useTexts();
  const { guard } = useStore().profile.editRules;
  const role = useRoleToAsk();
  const { openItem } = useOpenings();
  const name = discarded ? <s>{label}</s> : label;
  const items = order.items.filter(({ _id }) => ids.includes(_id));
  if (!may(role, 'item.availability') && !mayRemove(order, role, guard, items)) return name;
  return (
    <button
      type="button"
      className={styles.name}
      aria-haspopup="dialog"
      aria-label={t.desk.openItem(label)}
      onClick={() => openItem(order._id, key)}
    >
      {name}
    </button>
  );
}

function Tick({ order, line }: { order: StaffOrderView; line: MergedLine }) {
  const t = useTexts();
  const { isTicked, tick } = useTick(order, line);
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={isTicked}
        aria-label={t.desk.tick(`${line.quantity}× ${line.label}`)}
        onChange={(event) => tick(event.target.checked)}
      />
    </label>
  );
}
