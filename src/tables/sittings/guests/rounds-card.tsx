import { Link } from 'wouter';
import { CANCELLED, SERVED } from '#ordering/orders/rules/order.ts';
import { dishNameIn, optionNamesIn } from '#ordering/orders/rules/ordered-names.ts';
import { formatRecent } from '#ordering/orders/texts/guests/after/times.ts';
import { useAfterTexts } from '#ordering/orders/texts/guests/after/use-after-texts.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { showToast } from '#platform/phone/guests/state/toasts.ts';
import { type AgainLine, sameAgain } from '#tables/at-table/rules/same-again.ts';
import { discountRows } from '#ui/guests/discount-rows.ts';
import card from '#ui/guests/order-card.module.css';
import { Icon } from '#ui/shared/components/icon.tsx';
import { useTableTexts } from '../texts/guests/table/use-table-texts.ts';
import type { SittingView } from '../wire/sittings.ts';
import { GuestMark } from './joining/guest-mark.tsx';
import styles from './rounds.module.css';
import { addAgain } from './state/lines.ts';
import { yourId } from './state/table.ts';

type Round = SittingView['orders'][number];

/** What was ordered, latest round first, with who had what. */
export function RoundsCard({ view, isOver }: { view: SittingView; isOver: boolean }) {
  const { orders } = useTableTexts();
  if (view.orders.length === 0) return null;
  const you = isOver ? '' : yourId(view);
  return (
    <section className={card.card} aria-labelledby="table-rounds">
      <h2 id="table-rounds">{orders.title}</h2>
      {view.orders
        .toSorted((a, b) => b.round - a.round)
        .map((round) => (
          <OneRound key={round._id} round={round} guests={view.guests} again={sameAgain(round, you)} />
        ))}
    </section>
  );
}

interface RoundProps {
  round: Round;
  guests: SittingView['guests'];
  /** What the guest of this phone can order again. */
  again: readonly AgainLine[];
}

function OneRound({ round, guests, again }: RoundProps) {
  const { orders } = useTableTexts();
  const { bill, status } = useAfterTexts();
  const { language, timeZone } = useLanguage();
  const isWaiting = round.ready === true && round.state !== SERVED;
  const state =
    round.state === CANCELLED
      ? status.cancelled
      : isWaiting
        ? orders.ready
        : status.steps[round.state].replace(/\.$/, '');
  return (
    <div className={styles.round}>
      <div className={styles.head}>
        <h3>{orders.round(round.round)}</h3>
        <time dateTime={round.createdAt}>
          {formatRecent(Date.parse(round.createdAt), Date.now(), language, round.store.timeZone ?? timeZone)}
        </time>
        <span className={styles.state} data-state={round.state} data-ready={isWaiting}>
          {state}
        </span>
      </div>
      <ul className={styles.lines}>
        {round.items.map((item) => (
          <RoundLine key={item._id} round={round} item={item} guests={guests} again={again} />
        ))}
        {discountRows(round, language, bill).map(({ label, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two discounts can have the same words.
          <li key={`${at} ${label}`}>
            <span>{label}</span>
            <b>{value}</b>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Link className={styles.details} href={`/status/${round.slug}`}>
          <span aria-hidden="true">{orders.details}</span>
          <span className="visually-hidden">{orders.detailsOf(round.round)}</span>
          <Icon name="forward" size={18} />
        </Link>
        {again.length > 0 && <Again lines={again} of={orders.round(round.round)} />}
      </div>
    </div>
  );
}

/** Orders the same again with one tap: a round with its words, one of several dishes with a plus alone. */
function Again({ lines, of, isDish = false }: { lines: readonly AgainLine[]; of: string; isDish?: boolean }) {
  const { orders } = useTableTexts();
  const add = () => {
    const leftOut = addAgain(lines);
    const count = lines.reduce((sum, { entry }) => sum + entry.quantity, 0) - leftOut;
    if (leftOut > 0) showToast(orders.full(leftOut), 'error');
    else showToast(orders.added(count));
  };
  return (
    <button type="button" className={styles.again} aria-label={orders.againOf(of)} onClick={add}>
      <Icon name="plus" size={18} />
      {!isDish && orders.again}
    </button>
  );
}

type LineProps = RoundProps & { item: Round['items'][number] };

function RoundLine({ round, item, guests, again }: LineProps) {
  const texts = useTableTexts();
  const { bill } = useAfterTexts();
  const { language } = useLanguage();
  const who = round.who[item._id];
  const guest = guests.find(({ _id }) => _id === who?.guest);
  const options = optionNamesIn(item, language).join(', ');
  const label = dishNameIn(item, language);
  const same = again.length > 1 ? again.filter(({ id }) => id === item._id) : [];
  return (
    <li>
      <b>{bill.times(item.quantity)}</b>
      <span>
        {item.discarded ? <s>{label}</s> : label}
        {item.discarded && <span className="visually-hidden"> ({bill.takenOff})</span>}
        {item.held && !item.discarded && <small>{texts.courses.held}</small>}
        {options !== '' && <small>{options}</small>}
        {item.remarks && <small>{item.remarks}</small>}
      </span>
      {who?.shared || !guest ? (
        <small className={styles.who}>{guest ? texts.everybody : texts.staff}</small>
      ) : (
        <GuestMark guest={guest} isNamed />
      )}
      {same.length > 0 && <Again lines={same} of={label} isDish />}
    </li>
  );
}
