import type { StaffOrderView } from '#domain/api/order.ts';
import { PhoneIcon } from '../../../parts/icons.tsx';
import { useTexts } from '../../../texts/index.ts';
import { stateOf } from '../orders/tickets.ts';
import { useWhere } from '../tickets/use-order-texts.ts';
import styles from './order-sheet.module.css';

export function Customer({ order }: { order: StaffOrderView }) {
  const t = useTexts();
  const { user, table } = order;
  const where = useWhere(order);
  const address = where !== '' || order.address === table?.iden ? '' : order.address;
  if (!user.name && !user.phone && !address && !where) return null;
  return (
    <div className={styles.customer}>
      <div>
        <h3 className={styles.heading}>{t.order.customer}</h3>
        <p>{user.name}</p>
        <PhoneLink name={user.name} phone={user.phone} countryCode={user.countryCode} />
        <WhatsAppLink order={order} />
      </div>
      {where && <p className={styles.where}>{where}</p>}
      {address && (
        <div>
          <h3 className={styles.heading}>{t.order.address}</h3>
          <p className={styles.address}>{address}</p>
        </div>
      )}
    </div>
  );
}

interface PhoneLinkProps {
  name: string;
  phone: string;
  countryCode: string;
}

/** Nothing for the kitchen, which gets a masked number. */
function PhoneLink({ name, phone, countryCode }: PhoneLinkProps) {
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

/** Opens WhatsApp with a message about the order, which the staff send themselves. */
function WhatsAppLink({ order }: { order: StaffOrderView }) {
  const t = useTexts();
  const { user, store, orderNo, slug } = order;
  if (!slug || !/^\d+$/.test(user.phone)) return null;
  const number = `${user.countryCode}${user.phone}`.replace(/\D/g, '');
  const link = `${location.origin}/status/${slug}`;
  const text = t.messages.whatsAppText(store.name, orderNo, t.states[stateOf(order)], link);
  return (
    <a
      className={styles.chat}
      href={`https://wa.me/${number}?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noreferrer"
    >
      {t.messages.tellOnWhatsApp}
    </a>
  );
}
