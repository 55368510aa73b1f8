import { useState } from 'react';
import { Link } from 'wouter';
import { linkHref, linkProps } from '#platform/phone/guests/links/link-href.ts';
import { addressLine } from '#restaurant/stores/rules/address-line.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { useSubmit } from '#ui/guests/form/use-submit.ts';
import actions from '#ui/shared/components/actions.module.css';
import { Icon } from '#ui/shared/components/icon.tsx';
import { cancelReservation } from '../guests-api/calendar.ts';
import { icsOf } from '../rules/ics.ts';
import { isWaiting } from '../rules/reservation.ts';
import { useReservationTexts } from '../texts/guests/reservation/use-reservation-texts.ts';
import type { GuestReservation } from '../wire/calendar.ts';
import { CalendarIcon } from './calendar-icon.tsx';
import { ChangeForm } from './change-form.tsx';
import styles from './own.module.css';
import reservation from './reservation.module.css';
import type { OwnReservation } from './use-own-reservation.ts';

interface Props {
  store: StoreModel;
  own: OwnReservation;
  reservation: GuestReservation;
}

/** What a guest can do about their reservation. */
export function OwnActions({ store, own, reservation: row }: Props) {
  const texts = useReservationTexts();
  const { slug, links } = store.page.profile;
  const [isChanging, setChanging] = useState(false);
  const map = links.find(({ type }) => type === 'Location');
  const route = map ? linkHref(map) : null;
  if (isChanging && row.mayChange)
    return <ChangeForm store={store} own={own} reservation={row} onClose={() => setChanging(false)} />;
  return (
    <div className={styles.actions}>
      {row.mayChange && (
        <button type="button" className={actions.quiet} onClick={() => setChanging(true)}>
          {texts.page.change}
        </button>
      )}
      {row.mayChange && (
        <button type="button" className={actions.quiet} onClick={() => saveFile(store, row)}>
          <CalendarIcon />
          {texts.page.calendar}
        </button>
      )}
      {route !== null && (
        <a className={actions.quiet} {...linkProps(route)}>
          <Icon name="pin" size={20} />
          {texts.page.route}
        </a>
      )}
      <Link className={actions.quiet} href={`/${slug}`}>
        <Icon name="menu" size={20} />
        {texts.page.menu}
      </Link>
      {!row.mayCancel && (
        <Link className={actions.strong} href={`/${slug}/${row.isWalkIn ? 'line' : 'book'}`}>
          {texts.page.again}
        </Link>
      )}
      {row.mayCancel && <CancelQuestion slug={slug} own={own} row={row} />}
    </div>
  );
}

function CancelQuestion({ slug, own, row }: { slug: string; own: OwnReservation; row: GuestReservation }) {
  const { page, faults } = useReservationTexts();
  const [isAsked, setAsked] = useState(false);
  const {
    submit,
    isBusy,
    faults: said,
  } = useSubmit(() => {
    void own.refetch();
    return faults.changed;
  });
  const inLine = isWaiting(row.state);
  const cancel = async () => {
    await submit(async () => own.hear(await cancelReservation({ storeId: slug, reservationId: row._id })));
    setAsked(false);
  };
  return (
    <section className={styles.cancel}>
      {isAsked && <p>{inLine ? page.sureLine : page.sure}</p>}
      <div>
        {isAsked && (
          <button type="button" onClick={() => setAsked(false)}>
            {page.keepIt}
          </button>
        )}
        <button
          type="button"
          className={isAsked ? styles.sure : undefined}
          aria-busy={isBusy}
          onClick={() => (isAsked ? void cancel() : setAsked(true))}
        >
          {isAsked ? (inLine ? page.yesLine : page.yes) : inLine ? page.leave : page.cancel}
        </button>
      </div>
      <p className={reservation.fault} role="alert">
        {said['form']}
      </p>
    </section>
  );
}

/** A file, because calendars differ in how they are linked to. */
function saveFile(store: StoreModel, { _id, startsAt, minutes }: GuestReservation): void {
  const { name, address, slug } = store.page.profile;
  const link = `${window.location.origin}/${slug}/book/${_id}`;
  const text = icsOf({ id: _id, startsAt, minutes, title: name, place: addressLine(address), link });
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = `${slug}.ics`;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
