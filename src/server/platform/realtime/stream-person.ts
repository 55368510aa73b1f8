import type { PersonStream } from '#domain/api/streams.ts';
import type { PersonNews } from '../ports/people.ts';
import type { StreamCall } from './stream-log.ts';

/** What is now true of each kind of news. */
export type PersonSources = { [News in PersonNews]?: () => Promise<PersonStream[News]> };

interface Options {
  account: string;
  sources: PersonSources;
  /** Checked at each heartbeat. */
  isAllowed: () => Promise<boolean>;
}

/** Tells how things are at the start and after each hint. A heartbeat tells what a lost hint did not. */
export async function streamPerson(
  call: StreamCall,
  { account, sources, isAllowed }: Options,
): Promise<void> {
  const { services, streams, request, reply, network } = call;
  const leave = services.streamPlaces.take({ network, account });
  const told = new Map<PersonNews, string>();
  const inTurn = new Map<PersonNews, Promise<void>>();
  /** What is read anyway before long. */
  const waiting = new Set<PersonNews>();

  async function tell(news: PersonNews, isNews: boolean): Promise<void> {
    waiting.delete(news);
    const data = JSON.stringify(await sources[news]?.());
    if (!isNews && told.get(news) === data) return;
    told.set(news, data);
    stream.tell(news, data);
  }
  /** One after the other, so that an older answer never comes last. */
  const tellInTurn = (news: PersonNews, isNews: boolean) => {
    if (waiting.has(news) || !sources[news]) return;
    waiting.add(news);
    const next = (inTurn.get(news) ?? Promise.resolve())
      .then(() => tell(news, isNews))
      .catch((error: unknown) => request.log.error({ err: error }, 'A person could not be told of news'));
    inTurn.set(news, next);
  };
  const tellAll = () => {
    for (const news of Object.keys(sources) as PersonNews[]) tellInTurn(news, false);
  };
  const stop = services.people.watch(account, (news) => tellInTurn(news, true));
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
