import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { OfficeStory } from '#domain/api/stories.ts';
import { deleteStory, storiesQuery } from '../../api/stories.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { useForm } from '../../components/use-form.ts';
import { useNotice } from '../../components/use-notice.ts';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';

export function DeleteDialog({
  story: { slug, title },
  onClose,
}: {
  story: OfficeStory;
  onClose: () => void;
}) {
  const { stories: t } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { say } = useNotice();
  const { failure, isBusy, submit } = useForm({
    send: () => deleteStory({ storeId, slug }),
    onDone: () => {
      void client.invalidateQueries(storiesQuery(storeId));
      say(t.deleted);
      void navigate({ to: '/app/management/blog', replace: true });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t.deleteTitle}
      action={t.delete}
      isBusy={isBusy}
      onConfirm={() => submit(undefined)}
      onClose={onClose}
    >
      <p>{title}</p>
      <p>{t.deleteLead}</p>
      <FormFailure>{failure}</FormFailure>
    </ConfirmDialog>
  );
}
