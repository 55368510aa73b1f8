import type { ConversationStream, PersonStream } from '#restaurant/live/wire/streams.ts';

/** What a person can be told that there is something new of. */
export type ReadNews = keyof PersonStream | keyof ConversationStream;

/** `access`: what they may do has changed, so that their streams ask whether they go on. A program has the id of its key. */
export type PersonNews = ReadNews | 'access';

export interface People {
  /** Hears of news for a person, from any process, until the returned function is called. A hint may get lost. */
  watch(accountId: string, listener: (news: PersonNews) => void): () => void;
  publish(accountIds: readonly string[], news: PersonNews): void;
}
