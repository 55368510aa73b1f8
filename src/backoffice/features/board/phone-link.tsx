import { PhoneIcon } from '../../parts/icons.tsx';
import { useTexts } from '../../texts/index.ts';
import styles from './phone-link.module.css';

interface PhoneLinkProps {
  name: string;
  phone: string;
  countryCode: string;
}

/** The kitchen gets a masked number, which is not one to call. */
export function PhoneLink({ name, phone, countryCode }: PhoneLinkProps) {
  const t = useTexts();
  if (!/^\d+$/.test(phone)) return null;
  const number = `${countryCode}${phone}`;
  return (
    <a className={styles.phone} href={`tel:${number}`} aria-label={t.board.call(name, phone)}>
      <PhoneIcon size={14} />
      {phone}
    </a>
  );
}
