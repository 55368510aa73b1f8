import { waitUntil } from './wait-until.ts';

export interface SentEvent {
  event: string;
  id: number;
  // biome-ignore lint/suspicious/noExplicitAny: what a test reads of an event, it then asserts.
  data: any;
}

export interface EventReader {
  response: Response;
  /** All events so far, without comments and hints. */
  events: SentEvent[];
  /** The first events, once there are that many. */
  first(count: number): Promise<SentEvent[]>;
  hasEnded(): boolean;
  text(): string;
  leave(): void;
}

interface ReadOptions {
  after?: number | string;
  token?: string;
  cookie?: string;
}

/** A client of a stream, like a browser's EventSource, that leaves on demand. */
export async function readEvents(
  url: string,
  { after, token, cookie }: ReadOptions = {},
): Promise<EventReader> {
  const controller = new AbortController();
  const headers = {
    ...(after === undefined ? {} : { 'last-event-id': String(after) }),
    ...(token === undefined ? {} : { authorization: `token ${token}` }),
    ...(cookie === undefined ? {} : { cookie }),
  };
  const response = await fetch(url, { headers, signal: controller.signal });
  const events: SentEvent[] = [];
  let [text, unread, ended] = ['', '', false];

  async function pump(): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      const piece = decoder.decode(chunk, { stream: true });
      text += piece;
      const blocks = (unread + piece).split('\n\n');
      unread = blocks.pop() ?? '';
      events.push(...blocks.map(parseBlock).filter((event) => event !== null));
    }
  }
  const leftOrLost = () => {};
  void pump()
    .catch(leftOrLost)
    .finally(() => {
      ended = true;
    });

  return {
    response,
    events,
    async first(count) {
      await waitUntil(() => events.length >= count, `${count} events, only ${events.length} came`);
      return events.slice(0, count);
    },
    hasEnded: () => ended,
    text: () => text,
    leave: () => controller.abort(),
  };
}

function parseBlock(block: string): SentEvent | null {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trimStart()];
    }),
  );
  const [event, id, data] = ['event', 'id', 'data'].map((name) => fields.get(name));
  return event === undefined ? null : { event, id: Number(id), data: JSON.parse(data ?? 'null') };
}
