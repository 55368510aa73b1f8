import { useQueryClient } from '@tanstack/react-query';
import type { AnnouncementView } from '#operators/announcements/wire/announcements.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { ConfirmCall } from '#ui/office/dialogs/confirm-call.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { announcementsKey } from '../../office-api/operator-site.ts';

interface EndDialogProps {
  announcement: AnnouncementView;
  onClose: () => void;
}

export function EndDialog({ announcement: { _id, text }, onClose }: EndDialogProps) {
  const { operator } = useTexts();
  const t = operator.announcements;
  const client = useQueryClient();
  const { say } = useNotice();
  return (
    <ConfirmCall
      title={t.endTitle}
      action={t.end}
      send={() =>
        call('DELETE /api/operator/announcements/:announcementId', { params: { announcementId: _id } })
      }
      onDone={() => {
        void client.invalidateQueries({ queryKey: announcementsKey });
        say(t.ended);
      }}
      onClose={onClose}
    >
      <p>{text}</p>
      <p>{t.endLead}</p>
    </ConfirmCall>
  );
}
