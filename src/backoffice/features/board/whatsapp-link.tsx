import type { StaffOrderView } from '#domain/api/order.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './phone-link.module.css';
import { stateOf } from './tickets.ts';

/** Opens WhatsApp with the words already written; whoever taps sends them, and nobody needs an account for it. */
export function WhatsAppLink({ order }: { order: StaffOrderView }) {
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
