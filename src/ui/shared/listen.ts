/** Each event has its listener, so that none is sent and heard by nobody. */
export type Listeners<Stream> = { readonly [Name in keyof Stream]: (data: Stream[Name]) => void };

/** Listens to the events of a stream, whose types the server shares. */
export function listen<Stream>(source: EventSource, listeners: Listeners<Stream>): void {
  for (const [name, hear] of Object.entries<(data: never) => void>(listeners))
    source.addEventListener(name, ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as never));
}
