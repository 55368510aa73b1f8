import { useEffect, useEffectEvent, useState } from 'react';
import { useAfterTexts } from '#ordering/orders/texts/guests/after/use-after-texts.ts';
import type { OrderView } from '#ordering/orders/wire/order.ts';
import { useLoad } from '#platform/phone/guests/load/use-load.ts';
import card from '#ui/guests/order-card.module.css';
import actions from '#ui/shared/components/actions.module.css';
import { Icon } from '#ui/shared/components/icon.tsx';
import { fetchChat } from '../guests-api/chat.ts';
import type { GuestChat } from '../wire/chat.ts';
import { ChatSheet } from './chat-sheet.tsx';

const LOOK_MS = 20_000;

/** Leads from an order to the conversation about it, where the restaurant takes messages. */
export function ChatCard({ order }: { order: OrderView }) {
  const { chat: t } = useAfterTexts();
  const [isOpen, setOpen] = useState(false);
  const { slug: key, store, timeline } = order;
  useNamedInAddress(() => setOpen(true));
  const page = useLookedAt(store.slug, key, isOpen, timeline.length);
  const unread = page?.unreadCount ?? 0;
  const isShown = isOpen || (page && !isSilent(page));
  if (!isShown) return null;
  return (
    <section className={card.card} aria-label={t.ask}>
      <h2>{t.ask}</h2>
      <p className={card.lead} role="status">
        {unread > 0 ? t.unread(unread) : t.askHint}
      </p>
      <button
        type="button"
        className={unread > 0 ? actions.strong : actions.quiet}
        onClick={() => setOpen(true)}
      >
        <Icon name="chat" size={20} /> {t.open}
      </button>
      <ChatSheet
        guest={{ storeId: store.slug, key }}
        storeName={store.name}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </section>
  );
}

/** A push message leads to the order's page with this at the end. */
const FROM_PUSH = '#messages';

function useNamedInAddress(open: () => void): void {
  const onNamed = useEffectEvent(() => {
    if (location.hash !== FROM_PUSH) return;
    // So that the next push opens it again.
    history.replaceState(history.state, '', location.pathname + location.search);
    open();
  });
  useEffect(() => {
    onNamed();
    window.addEventListener('hashchange', onNamed);
    return () => window.removeEventListener('hashchange', onNamed);
  }, []);
}

/** The conversation, looked at again after each change of the order and now and then, but not while it is open. */
function useLookedAt(slug: string, key: string, isOpen: boolean, changes: number): GuestChat | null {
  const [isOff, setOff] = useState(false);
  const { value } = useLoad(isOpen ? null : `${slug} ${key} ${changes} ${isOff}`, {
    fetch: () => fetchChat({ storeId: slug, key }),
    ...(isOff ? {} : { everyMs: LOOK_MS }),
  });
  if (value !== null && isOff !== isSilent(value)) setOff(isSilent(value));
  return value;
}

/** Whether the restaurant takes no messages, and has none. */
const isSilent = ({ isOn, messages }: GuestChat) => !isOn && messages.length === 0;
