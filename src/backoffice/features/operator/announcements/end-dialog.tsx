import { useQueryClient } from '@tanstack/react-query';
import type { AnnouncementView } from '#domain/api/announcements.ts';
import { announcementsKey, endAnnouncement } from '../../../api/operator-site.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FormFailure } from '../../../components/form-failure.tsx';
import { useForm } from '../../../components/use-form.ts';
import { useNotice } from '../../../components/use-notice.ts';
import { useTexts } from '../../../texts/index.ts';

interface EndDialogProps {
  announcement: AnnouncementView;
  onClose: () => void;
}

export function EndDialog({ announcement: { _id, text }, onClose }: EndDialogProps) {
  const { operator } = useTexts();
  const t = operator.announcements;
  const client = useQueryClient();
  const { say } = useNotice();
  const { failure, isBusy, submit } = useForm({
    send: () => endAnnouncement(_id),
    onDone: () => {
      void client.invalidateQueries({ queryKey: announcementsKey });
      say(t.ended);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t.endTitle}
      action={t.end}
      isBusy={isBusy}
      onConfirm={() => submit(undefined)}
      onClose={onClose}
    >
      <p>{text}</p>
      <p>{t.endLead}</p>
      <FormFailure>{failure}</FormFailure>
    </ConfirmDialog>
  );
}
