import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { atEnd } from '#testing/server/at-end.ts';
import type { TestApp } from '#testing/server/test-app.ts';

export interface Assistant {
  tools: () => Promise<string[]>;
  /** The text of the answer, its data, and whether it was refused. */
  ask: (
    name: string,
    given?: object,
  ) => Promise<{ text: string; data: Record<string, unknown>; refused: boolean }>;
  client: Client;
}

/** The library's own client at the door of a program that listens. Without a key it is a guest's. */
export async function connectAssistant(thali: TestApp, key: string | null = null): Promise<Assistant> {
  const headers = key === null ? {} : { authorization: `Bearer ${key}` };
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', await thali.listen()), {
    requestInit: { headers },
  });
  const client = new Client({ name: 'assistant', version: '1.0.0' });
  await client.connect(transport);
  atEnd(() => client.close());
  return {
    client,
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    ask: async (name, given = {}) => {
      const answer = await client.callTool({ name, arguments: { ...given } });
      const [first] = answer.content;
      return {
        text: first?.type === 'text' ? first.text : '',
        data: (answer.structuredContent ?? {}) as Record<string, unknown>,
        refused: answer.isError === true,
      };
    },
  };
}
