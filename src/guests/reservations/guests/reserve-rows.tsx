import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useAfterTexts } from '#ordering/orders/texts/guests/after/use-after-texts.ts';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import row from '#ui/guests/row-link.module.css';
import { Icon } from '#ui/shared/components/icon.tsx';
import { fetchBookable } from '../guests-api/calendar.ts';
import { CalendarIcon } from './calendar-icon.tsx';

/** Lead from the menu to reservations and to the line at the door, where the restaurant takes them. */
export function ReserveRows({ slug }: { slug: string }) {
  const { reservation: titles } = useTexts();
  const { reservation: t } = useAfterTexts();
  const [on, setOn] = useState({ isOn: false, isWaitingOn: false });
  useEffect(() => void fetchBookable(slug).then(setOn, () => {}), [slug]);
  return (
    <>
      {on.isOn && (
        <Row href={`/${slug}/book`} icon={<CalendarIcon />} text={titles.book} hint={t.reserveHint} />
      )}
      {on.isWaitingOn && (
        <Row
          href={`/${slug}/line`}
          icon={<Icon name="pin" size={20} />}
          text={titles.line}
          hint={t.waitHint}
        />
      )}
    </>
  );
}

function Row({ href, icon, text, hint }: { href: string; icon: ReactNode; text: string; hint: string }) {
  return (
    <Link className={row.row} href={href} replace>
      <span className={row.icon}>{icon}</span>
      <span className={row.words}>
        <b>{text}</b>
        <small>{hint}</small>
      </span>
      <Icon name="forward" size={18} />
    </Link>
  );
}
