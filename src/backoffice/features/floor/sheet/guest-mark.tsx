import type { CSSProperties } from 'react';
import type { SittingGuestView } from '#domain/api/sittings.ts';
import styles from './sheet.module.css';
import { useGuestName } from './use-guest-name.ts';

/** A guest by colour, sign and name, as the phones at the table show them. */
export function GuestMark({ guest }: { guest: SittingGuestView }) {
  const nameOf = useGuestName();
  return (
    <span className={styles.guest}>
      <span className={styles.sign} style={{ '--of': guest.colour } as CSSProperties} aria-hidden="true">
        {guest.sign}
      </span>
      {nameOf(guest)}
    </span>
  );
}
