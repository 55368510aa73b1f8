import { useEffect, useState } from 'react';
import { useAfterTexts } from '#ordering/orders/texts/guests/after/use-after-texts.ts';
import { useLoad } from '#platform/phone/guests/load/use-load.ts';
import { readEntry, writeEntry } from '#platform/phone/guests/storage/vault.ts';
import type { StoreProfile } from '#restaurant/stores/wire/store.ts';
import row from '#ui/guests/row-link.module.css';
import { Icon } from '#ui/shared/components/icon.tsx';
import { randomId } from '#ui/shared/random-id.ts';
import { fetchChat } from '../guests-api/chat.ts';
import { ChatSheet } from './chat-sheet.tsx';

/** Leads from the menu to this browser's conversation with the restaurant, where it takes messages. */
export function WriteToUs({ profile: { slug, name } }: { profile: Pick<StoreProfile, 'slug' | 'name'> }) {
  const { chat: t } = useAfterTexts();
  const [isOpen, setOpen] = useState(false);
  const [key, setKey] = useState<string | null>(null);
  useEffect(() => void ownKey(slug).then(setKey), [slug]);
  const { value: page } = useLoad(isOpen ? null : key, {
    fetch: () => fetchChat({ storeId: slug, key: key ?? '' }),
  });
  const isShown = isOpen || (page && (page.isOn || page.messages.length > 0));
  if (key === null || !isShown) return null;
  const unread = page?.unreadCount ?? 0;
  return (
    <>
      <button type="button" className={row.row} onClick={() => setOpen(true)}>
        <span className={row.icon}>
          <Icon name="chat" size={20} />
        </span>
        <span className={row.words}>
          <b>{t.fromMenu}</b>
          <small>{unread > 0 ? t.unread(unread) : t.fromMenuHint}</small>
        </span>
        <Icon name="forward" size={18} />
      </button>
      <ChatSheet
        guest={{ storeId: slug, key }}
        storeName={name}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** The name under which this browser writes to a store, kept like the guest's other entries. */
async function ownKey(slug: string): Promise<string> {
  const entry = `chat:${slug}`;
  const known = await readEntry<string>(entry);
  if (known !== null) return known;
  const fresh = randomId();
  await writeEntry(entry, fresh);
  return fresh;
}
