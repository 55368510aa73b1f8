import { instantOfLocalTime, localTimeIn } from '#platform/time/rules/local-time.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import type { Texts } from '#texts/office/en.ts';
import type { Faults } from '#ui/office/forms/use-form.ts';
import {
  EMPTY_STORY,
  MOST_BLOCKS,
  MOST_LETTERS,
  picturesOf,
  type StoryDocument,
  storyDocument,
  textOf,
} from '../rules/document.ts';
import { LONGEST_TAG, MOST_TAGS } from '../rules/story.ts';
import type { OfficeStoryView, StoryBody, StoryCover } from '../wire/stories.ts';

/** When guests see a story. One that they see already keeps its time. */
export type When = 'now' | 'kept' | 'later' | 'draft';

/** A story as its form has it. */
export interface StoryDraft {
  title: string;
  document: StoryDocument;
  cover: StoryCover | null;
  /** Separated by commas. */
  tags: string;
  when: When;
  /** A local time of the restaurant, as `2026-11-20T18:30`. */
  at: string;
  /** The revision that the writer has seen; 0 for a new story. */
  revision: number;
}

export function draftOf(story: OfficeStoryView | null, timeZone: string): StoryDraft {
  if (!story)
    return { title: '', document: EMPTY_STORY, cover: null, tags: '', when: 'now', at: '', revision: 0 };
  const { title, document, cover, tags, state, publishAt, revision } = story;
  return {
    title,
    document,
    cover,
    tags: tags.join(', '),
    when: { draft: 'draft', scheduled: 'later', published: 'kept' }[state] as When,
    at: state === 'scheduled' ? localText(publishAt, timeZone) : '',
    revision,
  };
}

const localText = (at: string | null, timeZone: string) =>
  at === null ? '' : new Date(localTimeIn(timeZone, Date.parse(at))).toISOString().slice(0, 16);

export const tagsOf = (tags: string) =>
  tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

/** The moment from which guests see it; now, as long as that is not chosen. */
export function shownFrom(
  { when, at }: Pick<StoryDraft, 'when' | 'at'>,
  { timeZone, publishAt }: { timeZone: string; publishAt: string | null },
): number {
  const local = Date.parse(`${at}Z`);
  if (when === 'later' && !Number.isNaN(local)) return instantOfLocalTime(timeZone, local);
  return when === 'kept' && publishAt !== null ? Date.parse(publishAt) : serverNow();
}

export function bodyOf(
  draft: StoryDraft,
  { timeZone, publishAt }: { timeZone: string; publishAt: string | null },
): StoryBody {
  const { title, document, cover, tags, when, at } = draft;
  const times = {
    draft: () => null,
    now: () => 'now' as const,
    kept: () => publishAt,
    later: () => new Date(instantOfLocalTime(timeZone, Date.parse(`${at}Z`))).toISOString(),
  };
  return { title: title.trim(), document, cover, tags: tagsOf(tags), publishAt: times[when]() };
}

export function checkDraft(
  { title, document, tags, when, at }: StoryDraft,
  { stories: t, fields }: Texts,
): Faults {
  const isEmpty = textOf(document) === '' && picturesOf(document).length === 0;
  const list = tagsOf(tags);
  return {
    ...(title.trim() === '' && { title: fields.required }),
    ...(!storyDocument.safeParse(document).success && { document: t.bodyTooLong(MOST_LETTERS, MOST_BLOCKS) }),
    ...(isEmpty && { document: t.bodyMissing }),
    ...((list.length > MOST_TAGS || list.some(({ length }) => length > LONGEST_TAG)) && {
      tags: t.tagsWrong(MOST_TAGS, LONGEST_TAG),
    }),
    ...(when === 'later' && Number.isNaN(Date.parse(`${at}Z`)) && { at: t.atMissing }),
  };
}
