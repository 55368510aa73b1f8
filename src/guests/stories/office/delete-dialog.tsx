import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { storiesQuery } from '../office-api/stories.ts';
import type { OfficeStory } from '../wire/stories.ts';

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
    send: () => call('DELETE /api/blog/:storeId/office/posts/:slug', { params: { storeId, slug } }),
    onDone: () => {
      // Not what is below the list: the deleted story is still on the screen, and would be read once more.
      void client.invalidateQueries({ queryKey: storiesQuery(storeId).queryKey, exact: true });
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
