import { useQuery } from '@tanstack/react-query';
import { chatSettingsQuery } from '../../api/chat.ts';
import { Button } from '../../parts/button.tsx';
import common from '../../parts/common.module.css';
import { useStore } from '../../parts/current-store.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './chat.module.css';

/** Offers the chat to a restaurant whose guests can't write yet. */
export function GuestsOff({ onTurnOn }: { onTurnOn: () => void }) {
  const { chat: t } = useTexts();
  const { storeId } = useStore();
  const { data } = useQuery(chatSettingsQuery(storeId));
  if (data?.isOn !== false) return null;
  return (
    <div className={`${styles.off} ${common.warn}`}>
      <p>{t.guestsOff}</p>
      <Button onClick={onTurnOn}>{t.turnOn}</Button>
    </div>
  );
}
