import encodeQR from 'qr';
import type { App } from '#platform/http/server/documents/schemas.ts';
import type { Env } from '../env.ts';
import type { Demo } from './prepare-demo.ts';

interface Announcement {
  env: Env;
  app: App;
  demo: Demo | null;
  version: string;
  say: (message: string) => void;
}

const STORE = '/saffron-street';

/** Prints where everything is, and on a network also a code that a telephone can scan from the terminal. */
export function printAddresses({ env, app, demo, version, say }: Announcement): void {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : env.port;
  const url = env.publicUrl.replace(/:0$/, `:${port}`);
  say(`\nThali ${version} is ready.\n`);
  say(`  A store         ${url}${demo ? STORE : ''}`);
  say(`  Back office     ${url}/auth/login`);
  say(`  Every call      ${url}/docs`);
  const secret = demo?.password ? `  ${demo.password}   (shown this once)` : '';
  if (demo) say(`  Demo sign-in    ${demo.email}${secret}`);
  if (env.host === '0.0.0.0') say(`\n${encodeQR(`${url}${demo ? STORE : ''}`, 'term')}`);
  say('');
}
