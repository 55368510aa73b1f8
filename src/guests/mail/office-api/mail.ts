import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';
import type { LETTER_LISTS } from '../rules/mailbox.ts';
import type { LetterChangeBody } from '../wire/mail.ts';

export const mailKey = (storeId: string) => ['stores', storeId, 'mail'];
export const lettersKey = (storeId: string) => [...mailKey(storeId), 'lists'];
const AGAIN_MS = 15_000;

/** Whether a query shows what is in a mailbox. */
export const isOfMailbox = ({ queryKey: [, , subject, part] }: { queryKey: readonly unknown[] }): boolean =>
  subject === 'mail' && (part === undefined || part === 'lists');

/** A list that every restaurant has, or a label. */
export type MailList = { list: (typeof LETTER_LISTS)[number] } | { label: string };

export const mailboxQuery = (storeId: string) =>
  query('GET /api/mail/:storeId', { params: { storeId } }, { refetchInterval: AGAIN_MS });

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

export const letterQuery = (storeId: string, letterId: string) =>
  query('GET /api/mail/:storeId/letters/:mailId', { params: { storeId, mailId: letterId } });

export const draftsQuery = (storeId: string) =>
  query('GET /api/mail/:storeId/drafts', { params: { storeId } }, { refetchInterval: AGAIN_MS });

interface Letter {
  storeId: string;
  letterId: string;
}

export const changeLetter = ({ storeId, letterId }: Letter, body: LetterChangeBody) =>
  call('PATCH /api/mail/:storeId/letters/:mailId', { params: { storeId, mailId: letterId }, body });

export const deleteLetter = ({ storeId, letterId }: Letter) =>
  call('DELETE /api/mail/:storeId/letters/:mailId', { params: { storeId, mailId: letterId } });

export const mailSettingsQuery = (storeId: string) =>
  query('GET /api/mail/:storeId/settings', { params: { storeId } });
