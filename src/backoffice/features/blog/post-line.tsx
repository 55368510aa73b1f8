import type { OfficePost } from '#domain/api/blog.ts';
import { useStore } from '../../parts/current-store.ts';
import { formatDayTime } from '../../parts/format.ts';
import { useInterface } from '../../texts/index.ts';

/** "Published 20 Nov, 6:30 pm · 2 min read" */
export function PostLine({ post: { state, publishAt, updatedAt, minutes } }: { post: OfficePost }) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const at = formatDayTime(publishAt ?? updatedAt, { language, timeZone });
  return (
    <>
      {t.blog.state[state](at)} · {t.blog.minutes(minutes)}
    </>
  );
}
