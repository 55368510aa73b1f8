import { useMutation } from '@tanstack/react-query';
import { openCalendarFeed } from '../../api/calendar.ts';
import { Button } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useNotice } from '../../components/use-notice.ts';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './calendar.module.css';

/** Gives the address under which a phone follows the calendar. It is shown once. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { calendar: t, copyLink } = useTexts();
  const { storeId } = useStore();
  const { complain } = useNotice();
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => openCalendarFeed(storeId),
    onError: complain,
  });
  return (
    <Dialog isOpen onClose={onClose} size="30rem" title={t.feedTitle}>
      <p className={styles.about}>{t.feedLead}</p>
      {data ? (
        <div className={styles.feed}>
          <code>{data.link}</code>
          <CopyButton text={data.link}>{copyLink}</CopyButton>
        </div>
      ) : (
        <Button look="main" isBusy={isPending} onClick={() => mutate()}>
          {t.feedMake}
        </Button>
      )}
    </Dialog>
  );
}
