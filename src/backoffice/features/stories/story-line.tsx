import type { OfficeStory } from '#domain/api/stories.ts';
import { formatDayOf, formatDayTime } from '../../components/format.ts';
import { useStore } from '../../session/current-store.ts';
import { useInterface } from '../../texts/index.ts';

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
