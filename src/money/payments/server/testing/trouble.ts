import type { ServerResponse } from 'node:http';

/** The ways in which a gateway fails to answer properly. */
export const TROUBLES = ['broken off', 'an error', 'a page', 'elsewhere'] as const;
export type Trouble = (typeof TROUBLES)[number];

export function sendTrouble(response: ServerResponse, trouble: Trouble): unknown {
  if (trouble === 'broken off') return response.destroy();
  if (trouble === 'elsewhere') return response.writeHead(307, { location: '/elsewhere' }).end();
  if (trouble === 'an error') return response.writeHead(500).end('{}');
  return response.end('<html>');
}
