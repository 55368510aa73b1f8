import pg from 'pg';

/** A connection without the limits that the program's have. */
export async function openClient(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connection);
  // Without a listener, a server or a database that goes away would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** The same for as long as the work takes. */
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
