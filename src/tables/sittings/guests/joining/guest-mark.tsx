import { GuestSign } from '#ui/shared/components/guest-sign.tsx';
import { nameOfGuest, useTableTexts } from '../../texts/guests/table/use-table-texts.ts';
import type { SittingGuestView } from '../../wire/sittings.ts';
import styles from './guest-mark.module.css';

/** A guest's sign in their colour. It stands beside the name, or is named itself. */
export function GuestMark({ guest, isNamed = false }: { guest: SittingGuestView; isNamed?: boolean }) {
  const texts = useTableTexts();
  return (
    <span className={styles.mark} style={{ background: guest.colour }}>
      <GuestSign sign={guest.sign} />
      {isNamed && <span className="visually-hidden">{nameOfGuest(texts, guest)}</span>}
    </span>
  );
}

export function GuestName({ guest }: { guest: SittingGuestView }) {
  const texts = useTableTexts();
  return (
    <span className={styles.name}>
      <GuestMark guest={guest} />
      <span>{nameOfGuest(texts, guest)}</span>
    </span>
  );
}
