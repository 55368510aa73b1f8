import { useQueryClient } from '@tanstack/react-query';
import type { AnnouncementView } from '#domain/api/announcements.ts';
import { announcementsKey, endAnnouncement } from '../../../api/operator-site.ts';
import { ConfirmCall } from '../../../components/confirm-call.tsx';
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
  return (
    <ConfirmCall
      title={t.endTitle}
      action={t.end}
      send={() => endAnnouncement(_id)}
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
