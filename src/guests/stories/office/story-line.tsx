import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { formatDayOf, formatDayTime } from '#ui/office/format.ts';
import type { OfficeStory } from '../wire/stories.ts';

/** "Published 20 Nov 2026 · 2 min read" */
export function StoryLine({ story: { state, publishAt, updatedAt, minutes } }: { story: OfficeStory }) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const format = state === 'published' ? formatDayOf : formatDayTime;
  const at = format(publishAt ?? updatedAt, { language, timeZone });
  return (
    <>
      {t.stories.state[state](at)} · {t.stories.minutes(minutes)}
    </>
  );
}
