import type { ReadNews } from '#platform/ports/server/people.ts';
import type { ConversationStream, PersonStream } from '#restaurant/live/wire/streams.ts';
import type { StreamCall } from './stream-log.ts';

interface Options<Stream> {
  account: string;
  /** What is now true of each kind of news. */
  sources: { [News in keyof Stream]: () => Promise<Stream[News]> };
  /** Checked at each heartbeat. */
  isAllowed: () => Promise<boolean>;
}

/** Tells how things are at the start and after each hint. A heartbeat tells what a lost hint did not. */
export async function streamPerson<Stream extends PersonStream | ConversationStream>(
  call: StreamCall,
  { account, sources, isAllowed }: Options<Stream>,
): Promise<void> {
  const { services, streams, request, reply, network } = call;
  const leave = services.streamPlaces.take({ network, account });
  const readers = new Map(Object.entries(sources) as [ReadNews, () => Promise<unknown>][]);
  const told = new Map<ReadNews, string>();
  const inTurn = new Map<ReadNews, Promise<void>>();
  /** What is read anyway before long. */
  const waiting = new Set<ReadNews>();

  async function tell(news: ReadNews, read: () => Promise<unknown>, isNews: boolean): Promise<void> {
    waiting.delete(news);
    const data = JSON.stringify(await read());
    if (!isNews && told.get(news) === data) return;
    told.set(news, data);
    stream.tell(news, data);
  }
  /** One after the other, so that an older answer never comes last. */
  const tellInTurn = (news: ReadNews, isNews: boolean) => {
    const read = readers.get(news);
    if (waiting.has(news) || !read) return;
    waiting.add(news);
    const next = (inTurn.get(news) ?? Promise.resolve())
      .then(() => tell(news, read, isNews))
      .catch((error: unknown) => request.log.error({ err: error }, 'A person could not be told of news'));
    inTurn.set(news, next);
  };
  const tellAll = () => {
    for (const news of readers.keys()) tellInTurn(news, false);
  };
  const stop = services.people.watch(account, (news) =>
    news === 'access' ? stream.ask() : tellInTurn(news, true),
  );
  const onClose = () => {
    leave();
    stop();
  };
  const stream = streams.open(request, reply, {
    onClose,
    async isAllowed() {
      tellAll();
      return isAllowed();
    },
  });
  tellAll();
}
