import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { CopyButton } from '#ui/office/buttons/copy-button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import styles from './calendar.module.css';

/** Gives the address under which a phone follows the calendar. It is shown once. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { calendar: t, copyLink } = useTexts();
  const { storeId } = useStore();
  const { complain } = useNotice();
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => call('POST /api/calendar/:storeId/feed', { params: { storeId } }),
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
