import { Link } from 'wouter';
import type { SittingView } from '#domain/api/sittings.ts';
import { CANCELLED, SERVED } from '#domain/order/order.ts';
import { dishNameIn, optionNamesIn } from '#domain/order/ordered-names.ts';
import { Icon } from '#ui/components/icon.tsx';
import { discountRows } from '../../components/discount-rows.ts';
import card from '../../components/order-card.module.css';
import { formatRecent } from '../../texts/after/times.ts';
import { useAfterTexts } from '../../texts/after/use-after-texts.ts';
import { useTableTexts } from '../../texts/table/use-table-texts.ts';
import { useLanguage } from '../../texts/use-texts.ts';
import { GuestMark } from './guest-mark.tsx';
import styles from './rounds.module.css';

type Round = SittingView['orders'][number];

/** What was ordered, latest round first, with who had what. */
export function RoundsCard({ view }: { view: SittingView }) {
  const { orders } = useTableTexts();
  if (view.orders.length === 0) return null;
  return (
    <section className={card.card} aria-labelledby="table-rounds">
      <h2 id="table-rounds">{orders.title}</h2>
      {view.orders
        .toSorted((a, b) => b.round - a.round)
        .map((round) => (
          <OneRound key={round._id} round={round} guests={view.guests} />
        ))}
    </section>
  );
}

function OneRound({ round, guests }: { round: Round; guests: SittingView['guests'] }) {
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
          <RoundLine key={item._id} round={round} item={item} guests={guests} />
        ))}
        {discountRows(round, language, bill).map(({ label, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two discounts can have the same words.
          <li key={`${at} ${label}`}>
            <span>{label}</span>
            <b>{value}</b>
          </li>
        ))}
      </ul>
      <Link className={styles.details} href={`/status/${round.slug}`}>
        <span aria-hidden="true">{orders.details}</span>
        <span className="visually-hidden">{orders.detailsOf(round.round)}</span>
        <Icon name="forward" size={18} />
      </Link>
    </div>
  );
}

interface LineProps {
  round: Round;
  item: Round['items'][number];
  guests: SittingView['guests'];
}

function RoundLine({ round, item, guests }: LineProps) {
  const texts = useTableTexts();
  const { bill } = useAfterTexts();
  const { language } = useLanguage();
  const who = round.who[item._id];
  const guest = guests.find(({ _id }) => _id === who?.guest);
  const options = optionNamesIn(item, language).join(', ');
  const label = dishNameIn(item, language);
  return (
    <li>
      <b>{bill.times(item.quantity)}</b>
      <span>
        {item.discarded ? <s>{label}</s> : label}
        {item.discarded && <span className="visually-hidden"> ({bill.takenOff})</span>}
        {options !== '' && <small>{options}</small>}
        {item.remarks && <small>{item.remarks}</small>}
      </span>
      {who?.shared || !guest ? (
        <small className={styles.who}>{guest ? texts.everybody : texts.staff}</small>
      ) : (
        <GuestMark guest={guest} isNamed />
      )}
    </li>
  );
}
