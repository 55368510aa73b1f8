import { slugFrom } from '#platform/text/rules/slug.ts';
import { earliest } from '#platform/time/rules/clock.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { type StoryDocument, textOf } from './document.ts';

export const LONGEST_TITLE = 120;
export const MOST_TAGS = 5;
export const LONGEST_TAG = 24;
export const MOST_STORIES = 500;
export const MOST_STORIES_AT_ONCE = 24;
export const RECENT_STORIES = 5;
const LONGEST_EXCERPT = 160;
const WORDS_A_MINUTE = 200;
const NEW_FOR_MS = 14 * DAY;

export const STORY_STATES = ['draft', 'scheduled', 'published'] as const;
export type StoryState = (typeof STORY_STATES)[number];

/** What a story is at an instant. Without a time it is a draft. */
export function storyStateAt(publishAt: number | null, now: number): StoryState {
  if (publishAt === null) return 'draft';
  return publishAt > now ? 'scheduled' : 'published';
}

/** The first words of a story, for lists and search engines: those of its paragraphs, if it has some. */
export function excerptOf({ type, content }: StoryDocument): string {
  const paragraphs = content.filter((block) => block.type === 'paragraph');
  const text = textOf({ type, content: paragraphs }) || textOf({ type, content });
  if (text.length <= LONGEST_EXCERPT) return text;
  const cut = text.slice(0, LONGEST_EXCERPT - 1);
  const lastSpace = cut.lastIndexOf(' ');
  const words = lastSpace > 0 ? cut.slice(0, lastSpace) : cut.replace(/[\uD800-\uDBFF]$/, '');
  return `${words}…`;
}

/** How long it takes to read a story, at least a minute. */
export function minutesToRead(document: StoryDocument): number {
  const words = textOf(document).split(' ').length;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}

const LONGEST_SLUG = 60;
/** Addresses of the API at the place of a story. */
const RESERVED = ['recent'];

/** The first address of this title that no other story has: `diwali`, then `diwali-2`. */
export function storySlug(title: string, taken: ReadonlySet<string>): string {
  const own = slugFrom(title, LONGEST_SLUG) || 'story';
  const first = RESERVED.includes(own) ? `${own}-story` : own;
  let slug = first;
  for (let number = 2; taken.has(slug); number++) slug = `${first}-${number}`;
  return slug;
}

interface Dated {
  publishAt: number;
}

/** The story that guests are shown on the menu: the newest, as long as it is new. */
export function newestStory<Story extends Dated>(stories: readonly Story[], now: number): Story | null {
  const shown = stories.filter(({ publishAt }) => publishAt <= now && now < publishAt + NEW_FOR_MS);
  return shown.reduce<Story | null>(
    (newest, story) => ((newest?.publishAt ?? 0) > story.publishAt ? newest : story),
    null,
  );
}

/** The first publication whose story may still be new. */
export const firstOfNew = (now: number): number => now - NEW_FOR_MS;

/** When the menu shows another story, or none, without a change. */
export function nextStoryChange(stories: readonly Dated[], now: number): number | null {
  const times = stories.flatMap(({ publishAt }) => [publishAt, publishAt + NEW_FOR_MS]);
  return earliest(times.filter((time) => time > now));
}
