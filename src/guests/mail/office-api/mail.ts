import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import type { LETTER_LISTS } from '../rules/mailbox.ts';
import type { DraftBody, LetterChangeBody, MailSettingsBody } from '../wire/mail.ts';

export const mailKey = (storeId: string) => ['stores', storeId, 'mail'];
export const lettersKey = (storeId: string) => [...mailKey(storeId), 'letters'];
const AGAIN_MS = 15_000;

/** Whether a query shows what is in a mailbox. */
export const isOfMailbox = ({ queryKey: [, , subject, part] }: { queryKey: readonly unknown[] }): boolean =>
  subject === 'mail' && (part === 'mailbox' || part === 'letters');

/** A list that every restaurant has, or a label. */
export type MailList = { list: (typeof LETTER_LISTS)[number] } | { label: string };

export function mailboxQuery(storeId: string) {
  return queryOptions({
    queryKey: [...mailKey(storeId), 'mailbox'],
    queryFn: () => call('GET /api/mail/:storeId', { params: { storeId } }),
    refetchInterval: AGAIN_MS,
  });
}

export function lettersQuery(storeId: string, of: MailList, q: string) {
  return infiniteQueryOptions({
    queryKey: [...lettersKey(storeId), of, q],
    queryFn: ({ pageParam }) =>
      call('GET /api/mail/:storeId/letters', { params: { storeId }, query: { ...of, q, after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: AGAIN_MS,
  });
}

export function letterQuery(storeId: string, letterId: string) {
  return queryOptions({
    queryKey: [...mailKey(storeId), 'letter', letterId],
    queryFn: () => call('GET /api/mail/:storeId/letters/:mailId', { params: { storeId, mailId: letterId } }),
  });
}

export function draftsQuery(storeId: string) {
  return queryOptions({
    queryKey: [...mailKey(storeId), 'drafts'],
    queryFn: () => call('GET /api/mail/:storeId/drafts', { params: { storeId } }),
    refetchInterval: AGAIN_MS,
  });
}

interface Letter {
  storeId: string;
  letterId: string;
}

export const changeLetter = ({ storeId, letterId }: Letter, body: LetterChangeBody) =>
  call('PATCH /api/mail/:storeId/letters/:mailId', { params: { storeId, mailId: letterId }, body });

export const deleteLetter = ({ storeId, letterId }: Letter) =>
  call('DELETE /api/mail/:storeId/letters/:mailId', { params: { storeId, mailId: letterId } });

interface Draft {
  storeId: string;
  draftId: string;
}

export const saveDraft = (params: Draft, body: DraftBody) =>
  call('PUT /api/mail/:storeId/drafts/:draftId', { params, body });

export const sendDraft = (params: Draft, body: DraftBody) =>
  call('POST /api/mail/:storeId/drafts/:draftId/send', { params, body });

export const undoDraft = (params: Draft) =>
  call('POST /api/mail/:storeId/drafts/:draftId/undo', { params, body: {} });

export const deleteDraft = (params: Draft) => call('DELETE /api/mail/:storeId/drafts/:draftId', { params });

export const addLabel = (storeId: string, name: string) =>
  call('POST /api/mail/:storeId/labels', { params: { storeId }, body: { name } });

export const removeLabel = (storeId: string, labelId: string) =>
  call('DELETE /api/mail/:storeId/labels/:labelId', { params: { storeId, labelId } });

export function mailSettingsQuery(storeId: string) {
  return queryOptions({
    queryKey: [...mailKey(storeId), 'settings'],
    queryFn: () => call('GET /api/mail/:storeId/settings', { params: { storeId } }),
  });
}

export const saveMailSettings = (storeId: string, body: MailSettingsBody) =>
  call('PUT /api/mail/:storeId/settings', { params: { storeId }, body });

export const disconnectMail = (storeId: string) =>
  call('DELETE /api/mail/:storeId/settings', { params: { storeId } });
