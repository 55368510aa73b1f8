import { useQueryClient } from '@tanstack/react-query';
import type { OfficePostView } from '#domain/api/blog.ts';
import { blogKey, changePost, postQuery } from '../../api/blog.ts';
import { useStore } from '../../parts/current-store.ts';
import { useForm } from '../../parts/use-form.ts';
import { useNotice } from '../../parts/use-notice.ts';
import { useTexts } from '../../texts/index.ts';

/** Shows a story to guests, or takes it back. Everything else of it stays. */
export function usePublish({ slug, title, document, cover, tags, revision }: OfficePostView) {
  const { blog: t } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say } = useNotice();
  const { send, isBusy, failure } = useForm({
    send: (publishAt: 'now' | null) =>
      changePost({ storeId, slug }, { title, document, cover, tags, revision, publishAt }),
    onDone: (saved, publishAt) => {
      client.setQueryData(postQuery(storeId, slug).queryKey, saved);
      void client.invalidateQueries({ queryKey: blogKey(storeId) });
      say(publishAt === 'now' ? t.published : t.unpublished);
    },
    onError: () => void client.invalidateQueries({ queryKey: blogKey(storeId) }),
  });
  return { publish: send, isBusy, failure };
}
