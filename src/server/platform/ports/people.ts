import type { ConversationStream, PersonStream } from '#domain/api/streams.ts';

/** What a person can be told that there is something new of. */
export type PersonNews = keyof PersonStream | keyof ConversationStream;

export interface People {
  /** Hears of news for a person, from any process, until the returned function is called. A hint may get lost. */
  watch(accountId: string, listener: (news: PersonNews) => void): () => void;
  publish(accountIds: readonly string[], news: PersonNews): void;
}
