import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { OfficePostView } from '#domain/api/blog.ts';
import { AppError } from '#domain/errors.ts';
import { addPost, blogKey, changePost, postQuery } from '../../api/blog.ts';
import { useForm } from '../../components/use-form.ts';
import { useNotice } from '../../components/use-notice.ts';
import { useStore } from '../../session/current-store.ts';
import { useKeptDraft } from '../../session/use-kept-draft.ts';
import { useTexts } from '../../texts/index.ts';
import { bodyOf, checkDraft, draftOf, type PostDraft } from './post-draft.ts';

/** The form of a story. What is typed survives a reload, and is dropped once it is saved or discarded. */
export function usePostForm(post: OfficePostView | null) {
  const texts = useTexts();
  const { storeId, profile } = useStore();
  const { timeZone } = profile;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { say } = useNotice();
  // The story as it was when somebody began to write, whatever others save meanwhile.
  const [base, setBase] = useState(() => ({ post, initial: draftOf(post, timeZone) }));
  const { initial } = base;
  const [draft, setDraft] = useKeptDraft(`story.${post?.slug ?? ''}`, initial);
  const [isOutdated, setOutdated] = useState(false);
  const [discarded, setDiscarded] = useState(0);
  const [isRestored, setRestored] = useState(draft !== initial);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(initial);

  const { faults, failure, isBusy, submit, clear, propsFor } = useForm({
    send: () => {
      const body = bodyOf(draft, { timeZone, publishAt: base.post?.publishAt ?? null });
      return post
        ? changePost({ storeId, slug: post.slug }, { ...body, revision: draft.revision })
        : addPost(storeId, body);
    },
    check: () => checkDraft(draft, texts),
    onDone: (saved) => {
      client.setQueryData(postQuery(storeId, saved.slug).queryKey, saved);
      void client.invalidateQueries({ queryKey: blogKey(storeId) });
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
      if (isStale(error)) void client.invalidateQueries({ queryKey: blogKey(storeId) });
    },
  });
  return {
    draft,
    set: (change: Partial<PostDraft>) => setDraft((now) => ({ ...now, ...change })),
    faults,
    failure: isOutdated ? texts.blog.stale : failure,
    isBusy,
    isChanged,
    isRestored,
    discarded,
    discard: () => {
      const latest = { post, initial: draftOf(post, timeZone) };
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
