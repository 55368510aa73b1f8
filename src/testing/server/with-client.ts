import pg from 'pg';

/** A connection without the program's limits. */
export async function openClient(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connection);
  // Without a listener, a lost server would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Like connect, for the time of the work. */
export async function withClient<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await openClient(connection);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
