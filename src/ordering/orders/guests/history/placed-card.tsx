import { Link } from 'wouter';
import { nameOf } from '#ordering/menu/rules/name-in.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import type { PlacedRecord } from '#platform/phone/guests/state/order-history.ts';
import actions from '#ui/shared/components/actions.module.css';
import { StoreLogo } from '#ui/shared/components/store-logo.tsx';
import { CANCELLED, type OrderState } from '../../rules/order.ts';
import { dishNameIn } from '../../rules/ordered-names.ts';
import { formatDateTime } from '../../texts/guests/after/times.ts';
import { useAfterTexts } from '../../texts/guests/after/use-after-texts.ts';
import styles from './history.module.css';
import { amountOf, optionsLine } from './placed-sums.ts';

interface Props {
  record: PlacedRecord;
  /** Null until it is known. */
  state: OrderState | null;
  onRepeat: () => void;
}

export function PlacedCard({ record, state, onRepeat }: Props) {
  const { history, status, bill } = useAfterTexts();
  const { texts, language } = useLanguage();
  const { profile, itemsList, orderTime, orderNumber, orderSlug, config, timeZone } = record;
  return (
    <article className={styles.card}>
      <header className={styles.store}>
        <StoreLogo url={profile.logo} name={profile.name} />
        <div>
          <h2>{profile.name}</h2>
          <p>{profile.address}</p>
        </div>
        <a className={styles.menu} href={`/${profile.slug}`}>
          {history.viewMenu}
        </a>
      </header>
      {state !== null && (
        <p className={styles.state} data-state={state}>
          {state === CANCELLED ? status.cancelled : status.steps[state]}
        </p>
      )}
      <ul className={styles.items}>
        {itemsList.map((item) => (
          <li key={`${item.itemId} ${optionsLine(item, language)} ${item.remarks ?? ''}`}>
            <b>{bill.times(item.quantity)}</b>
            <span>
              {dishNameIn(item, language)}
              {optionsLine(item, language) !== '' && <small>{optionsLine(item, language)}</small>}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <span>
          <time dateTime={orderTime}>{formatDateTime(orderTime, language, timeZone)}</time>
          <small>
            {[status.orderNo(orderNumber), nameOf(config, language, texts.names)]
              .filter((part) => part !== '')
              .join(' · ')}
          </small>
        </span>
        <b>
          <span className="visually-hidden">{history.total} </span>
          {amountOf(record)}
        </b>
      </p>
      <div className={styles.actions}>
        <button type="button" className={actions.quiet} onClick={onRepeat}>
          {history.repeat}
        </button>
        <Link className={actions.strong} href={`/status/${orderSlug}`}>
          {history.viewOrder}
        </Link>
      </div>
    </article>
  );
}
