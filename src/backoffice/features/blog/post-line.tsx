import type { OfficePost } from '#domain/api/blog.ts';
import { formatDayOf, formatDayTime } from '../../components/format.ts';
import { useStore } from '../../session/current-store.ts';
import { useInterface } from '../../texts/index.ts';

/** "Published 20 Nov 2026 · 2 min read" */
export function PostLine({ post: { state, publishAt, updatedAt, minutes } }: { post: OfficePost }) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const format = state === 'published' ? formatDayOf : formatDayTime;
  const at = format(publishAt ?? updatedAt, { language, timeZone });
  return (
    <>
      {t.blog.state[state](at)} · {t.blog.minutes(minutes)}
    </>
  );
}
