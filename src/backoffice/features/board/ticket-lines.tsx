import type { StaffOrderView } from '#domain/api/order.ts';
import { may } from '#domain/people/permissions.ts';
import { useStore } from '../../parts/current-store.ts';
import { useTexts } from '../../texts/index.ts';
import { useDeskActions } from './desk-context.ts';
import { DishNote } from './dish-note.tsx';
import { linesOf, type TicketLine } from './lines.ts';
import { useOpenings } from './openings.ts';
import styles from './ticket-lines.module.css';
import { isAwaitingPayment, mayDiscard } from './tickets.ts';

interface TicketLinesProps {
  order: StaffOrderView;
  litItem: string | null;
}

/** What is to be made: ticked off one by one, its name opens what else can be done with it. */
export function TicketLines({ order, litItem }: TicketLinesProps) {
  return (
    <ul className={styles.lines}>
      {linesOf(order.items).map((line) => (
        <Line key={line.key} order={order} line={line} isLit={line.label === litItem} />
      ))}
    </ul>
  );
}

function Line({ order, line, isLit }: { order: StaffOrderView; line: TicketLine; isLit: boolean }) {
  const t = useTexts();
  const { quantity, options, note, discarded, ready } = line;
  const look = discarded ? styles.removed : ready ? styles.ready : isLit ? styles.lit : '';
  return (
    <li className={`${styles.line} ${look}`} data-line>
      <span className={styles.quantity}>{`${quantity}×`}</span>
      <span className={styles.words}>
        <Name order={order} line={line} />
        {discarded && <span className="visually-hidden">{`, ${t.board.removed}`}</span>}
        {options.length > 0 && (
          <span className={styles.options}>
            {options.map((option, index) => (
              <span key={option} className={styles.option}>
                {index > 0 && <span className={styles.between}>{' · '}</span>}
                {option}
              </span>
            ))}
          </span>
        )}
        <DishNote text={note} />
      </span>
      {!discarded && !isAwaitingPayment(order) && <Tick order={order} line={line} />}
    </li>
  );
}

function Name({ order, line: { key, label, discarded } }: { order: StaffOrderView; line: TicketLine }) {
  const t = useTexts();
  const { role } = useStore();
  const { item } = useOpenings();
  const name = discarded ? <s>{label}</s> : label;
  if (!may(role, 'item.availability') && !mayDiscard(order, role)) return name;
  return (
    <button
      type="button"
      className={styles.name}
      aria-haspopup="dialog"
      aria-label={t.desk.openItem(label)}
      onClick={() => item(order._id, key)}
    >
      {name}
    </button>
  );
}

function Tick({ order, line }: { order: StaffOrderView; line: TicketLine }) {
  const t = useTexts();
  const { markReady } = useDeskActions();
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={line.ready}
        aria-label={t.desk.tick(`${line.quantity}× ${line.label}`)}
        onChange={(event) => void markReady(order, line.ids, event.target.checked)}
      />
    </label>
  );
}
