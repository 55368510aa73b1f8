import { CANCELLED, SERVED } from '#ordering/orders/rules/order.ts';
import { dishNameIn, optionNamesIn } from '#ordering/orders/rules/ordered-names.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import type { FloorTable, StaffSitting } from '#tables/sittings/wire/sittings.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import { formatAmount } from '#ui/office/format.ts';
import { Fold } from '#ui/office/layout/fold.tsx';
import { useBoardComponents } from '../board-components.ts';
import { TakeOrder } from './free-table.tsx';
import styles from './sheet.module.css';
import { useGuestName } from './use-guest-name.ts';

type Round = StaffSitting['orders'][number];
type Line = Round['items'][number];

interface RoundsProps {
  table: FloorTable;
  sitting: StaffSitting;
  /** The round whose next step is the black button. */
  mainId: string | undefined;
  /** Whether another order is taken from beside the money. */
  isOrderBelow: boolean;
}

/** What was ordered, the latest first, with who gets what; and what is still in the cart. */
export function Rounds({ table, sitting, mainId, isOrderBelow }: RoundsProps) {
  const { floor: t } = useTexts();
  const { role } = useStore();
  const { Notes } = useBoardComponents();
  const rounds = sitting.orders.toSorted((one, other) => other.round - one.round);
  return (
    <section className={styles.section} aria-labelledby="rounds">
      <h3 id="rounds">{t.rounds}</h3>
      <Notes />
      {rounds.length === 0 && <p className={styles.soft}>{t.noRounds}</p>}
      {rounds.map((round) => (
        <RoundCard key={round._id} round={round} sitting={sitting} isMain={round._id === mainId} />
      ))}
      <Cart sitting={sitting} />
      {may(role, 'order.place') && !isOrderBelow && <TakeOrder iden={table.iden} isMain={false} />}
    </section>
  );
}

interface RoundCardProps {
  round: Round;
  sitting: StaffSitting;
  isMain?: boolean;
}

export function RoundCard({ round, sitting, isMain = false }: RoundCardProps) {
  const { floor: t, states } = useTexts();
  const { profile } = useStore();
  const { RoundSteps } = useBoardComponents();
  const forWhom = useForWhom(sitting, round);
  return (
    <article className={styles.round} aria-label={t.roundOf(round.round, round.orderNo)}>
      <header className={styles.row}>
        <strong>
          {t.round(round.round)} <span className={styles.soft}>#{round.orderNo}</span>
        </strong>
        <span className={`${common.pill} ${toneOf(round)}`}>
          {round.ready ? t.states.ready : states[round.state]}
        </span>
      </header>
      <ul className={styles.lines}>
        {round.items.map((line) => (
          <RoundLine key={line._id} line={line} forWhom={forWhom(line)} />
        ))}
      </ul>
      <div className={styles.row}>
        <span className={styles.soft}>
          {round.state !== CANCELLED && formatAmount(round.amount, profile.currency)}
        </span>
        <RoundSteps orderId={round._id} isMain={isMain} />
      </div>
    </article>
  );
}

function toneOf({ state, ready }: Round): string | undefined {
  if (state === SERVED) return common.good;
  if (state === CANCELLED) return common.bad;
  return ready ? common.warn : styles.quiet;
}

/** The guest who ordered a line; nothing where it is the staff's, or for everybody. */
function useForWhom(sitting: StaffSitting, round: Round): (line: Line) => string {
  const { floor: t } = useTexts();
  const nameOf = useGuestName();
  return ({ _id }) => {
    const who = round.who[_id];
    if (who?.shared) return t.forTable;
    const guest = sitting.guestList.find((one) => one._id === who?.guest);
    return guest ? nameOf(guest) : '';
  };
}

function RoundLine({ line, forWhom }: { line: Line; forWhom: string }) {
  const { board, courses } = useTexts();
  const { language } = useNames();
  const name = dishNameIn(line, language);
  const options = optionNamesIn(line, language);
  return (
    <li className={line.discarded ? styles.off : ''}>
      <span>{`${line.quantity}×`}</span>
      <span>
        {line.discarded ? <s>{name}</s> : name}
        {line.discarded && <span className="visually-hidden">{`, ${board.removed}`}</span>}
        {line.held && !line.discarded && <span className={styles.detail}>{courses.hold}</span>}
        {options.length > 0 && <span className={styles.detail}>{options.join(', ')}</span>}
        {line.remarks && <span className={styles.detail}>{line.remarks}</span>}
      </span>
      <span className={styles.whom}>{forWhom}</span>
    </li>
  );
}

function Cart({ sitting: { lines, guestList } }: { sitting: StaffSitting }) {
  const { floor: t } = useTexts();
  const { language } = useNames();
  const nameOf = useGuestName();
  if (lines.length === 0) return null;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Fold label={t.inCart(count)}>
      <ul className={styles.lines}>
        {lines.map((line) => {
          const guest = guestList.find(({ _id }) => _id === line.guest);
          return (
            <li key={line._id}>
              <span>{`${line.quantity}×`}</span>
              <span>{dishNameIn(line, language)}</span>
              <span className={styles.whom}>{line.shared ? t.forTable : guest && nameOf(guest)}</span>
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}
