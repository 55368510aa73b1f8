import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useKeptDraft } from '#restaurant/access/office/use-kept-draft.ts';
import { useTexts } from '#texts/office/index.ts';
import { useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { storiesKey, storyQuery } from '../office-api/stories.ts';
import type { OfficeStoryView } from '../wire/stories.ts';
import { bodyOf, checkDraft, draftOf, type StoryDraft } from './story-draft.ts';

/** The form of a story. What is typed survives a reload, and is dropped once it is saved or discarded. */
export function useStoryForm(story: OfficeStoryView | null) {
  const texts = useTexts();
  const { storeId, profile } = useStore();
  const { timeZone } = profile;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { say } = useNotice();
  // The story as it was when somebody began to write, whatever others save meanwhile.
  const [base, setBase] = useState(() => ({ story, initial: draftOf(story, timeZone) }));
  const { initial } = base;
  const [draft, setDraft] = useKeptDraft(`story.${story?.slug ?? ''}`, initial);
  const [isOutdated, setOutdated] = useState(false);
  const [discarded, setDiscarded] = useState(0);
  const [isRestored, setRestored] = useState(draft !== initial);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(initial);

  const { faults, failure, isBusy, submit, clear, propsFor } = useForm({
    send: () => {
      const body = bodyOf(draft, { timeZone, publishAt: base.story?.publishAt ?? null });
      return story
        ? call('PUT /api/blog/:storeId/office/posts/:slug', {
            params: { storeId, slug: story.slug },
            body: { ...body, revision: draft.revision },
          })
        : call('POST /api/blog/:storeId/office/posts', { params: { storeId }, body });
    },
    check: () => checkDraft(draft, texts),
    onDone: (saved) => {
      client.setQueryData(storyQuery(storeId, saved.slug).queryKey, saved);
      void client.invalidateQueries({ queryKey: storiesKey(storeId) });
      say(texts.saved);
      setDraft(initial);
      void navigate({
        to: '/app/management/blog/post/$slug',
        params: { slug: saved.slug },
        ignoreBlocker: true,
      });
    },
    onError: (error) => {
      setOutdated(isStale(error));
      if (isStale(error)) void client.invalidateQueries({ queryKey: storiesKey(storeId) });
    },
  });
  return {
    draft,
    set: (change: Partial<StoryDraft>) => setDraft((now) => ({ ...now, ...change })),
    faults,
    failure: isOutdated ? texts.stories.stale : failure,
    isBusy,
    isChanged,
    isRestored,
    discarded,
    discard: () => {
      const latest = { story, initial: draftOf(story, timeZone) };
      setBase(latest);
      setDraft(latest.initial);
      setRestored(false);
      setOutdated(false);
      setDiscarded(discarded + 1);
      clear();
    },
    formProps: propsFor(() => submit(undefined)),
  };
}

const isStale = (error: Error) => error instanceof AppError && error.code === 'REVISION_STALE';
