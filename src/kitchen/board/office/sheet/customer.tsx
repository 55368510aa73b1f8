import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { chatSettingsQuery } from '#guests/chat/office-api/chat.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useGuestLink } from '#restaurant/access/office/use-guest-link.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { floorQuery } from '#tables/sittings/office-api/sittings.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { ChatIcon, FloorIcon, PhoneIcon, WhatsAppIcon } from '#ui/office/icons.tsx';
import { stateOf, titleOf, typeOf } from '../orders/tickets.ts';
import { useWhere } from '../tickets/use-order-texts.ts';
import styles from './order-sheet.module.css';

/** Who ordered how and where to, and how to reach them. */
export function Customer({ order }: { order: StaffOrderView }) {
  const { nameOf } = useNames();
  const { user, table } = order;
  const where = useWhere(order);
  const address = where !== '' || order.address === table?.iden ? '' : order.address;
  const type = nameOf(typeOf(order));
  const name = titleOf(order, type) === user.name ? '' : user.name;
  return (
    <div className={styles.customer}>
      <div>
        <p>{[type, name].filter(Boolean).join(' · ')}</p>
        {where && <p className={styles.where}>{where}</p>}
        {address && <p className={styles.address}>{address}</p>}
      </div>
      <ToTable order={order} />
      <Contacts order={order} />
      <MessageGuest orderId={order._id} />
    </div>
  );
}

/** Leads from a round to its table, with the other rounds and the bill. */
function ToTable({ order: { sitting } }: { order: StaffOrderView }) {
  const { floor: t } = useTexts();
  const { placeOf } = useNames();
  const { storeId } = useStore();
  const { data } = useQuery({ ...floorQuery(storeId), enabled: sitting !== undefined });
  const table = sitting && data?.tables.find((one) => one.sitting?._id === sitting._id);
  if (!table) return null;
  return (
    <Link className={styles.contact} to="/app/floor" search={{ table: table._id }}>
      <FloorIcon />
      {t.openTable(placeOf({ iden: table.iden, idel: table.label }))}
    </Link>
  );
}

/** Nothing for the kitchen, which gets a masked number. The staff send the prepared WhatsApp message themselves. */
function Contacts({ order }: { order: StaffOrderView }) {
  const t = useTexts();
  const { user, store, orderNo, slug } = order;
  const { origin } = new URL(useGuestLink());
  if (!/^\d+$/.test(user.phone)) return null;
  const number = `${user.countryCode}${user.phone}`;
  const link = `${origin}/status/${slug}`;
  const text = t.messages.whatsAppText(store.name, orderNo, t.states[stateOf(order)], link);
  return (
    <div className={styles.contacts}>
      <a className={styles.contact} href={`tel:${number}`} aria-label={t.board.call(user.name, user.phone)}>
        <PhoneIcon />
        {user.phone}
      </a>
      {slug && (
        <a
          className={styles.contact}
          href={`https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t.messages.tellOnWhatsApp}
        >
          <WhatsAppIcon />
          {t.messages.whatsApp}
        </a>
      )}
    </div>
  );
}

/** Leads to the conversation that the guest has on the page of the order. */
function MessageGuest({ orderId }: { orderId: string }) {
  const { chat: t } = useTexts();
  const { storeId, role } = useStore();
  const isAllowed = may(role, 'chat.guest');
  const { data } = useQuery({ ...chatSettingsQuery(storeId), enabled: isAllowed });
  if (!isAllowed || !data?.isOn) return null;
  return (
    <Link className={styles.contact} to="/app/chat/$conversationKey" params={{ conversationKey: orderId }}>
      <ChatIcon />
      {t.messageGuest}
    </Link>
  );
}
