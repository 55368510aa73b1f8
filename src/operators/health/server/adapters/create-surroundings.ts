import { mkdir, statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { connect } from 'node:tls';
import { findAddresses, isOutside } from '#platform/http/server/outside/call-outside.ts';
import { createPostJson } from '#platform/http/server/outside/post-json.ts';
import type { Surroundings } from '#platform/ports/server/surroundings.ts';
import { SECOND } from '#platform/time/rules/durations.ts';

const PATIENCE_MS = 5 * SECOND;

interface Choice {
  dataDir: string;
  /** Whether a webhook may have a private address, in tests. */
  allowPrivate: boolean;
}

export function createSurroundings({ dataDir, allowPrivate }: Choice): Surroundings {
  return {
    async readDisk() {
      await mkdir(dataDir, { recursive: true });
      const { bavail, blocks, bsize } = await statfs(dataDir);
      return { name: `${hostname()}:${dataDir}`, free: bavail * bsize, bytes: blocks * bsize };
    },
    certificateEnd: ({ name, port, isOwn }) => readCertificateEnd(name, port, isOwn || allowPrivate),
    takes: (url) => isOutside(url, allowPrivate),
    callWebhook: createPostJson({ allowPrivate, answerMs: PATIENCE_MS }),
  };
}

/** Whether browsers trust it otherwise is not looked at. A host that answers byte by byte is not waited for. */
async function readCertificateEnd(host: string, port: number, allowPrivate: boolean): Promise<Date> {
  const [{ address }] = await findAddresses(host, allowPrivate);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: address, port, servername: host, rejectUnauthorized: false }, () => {
      const { valid_to: end } = socket.getPeerCertificate();
      socket.destroy();
      resolve(new Date(end));
    });
    const timer = setTimeout(() => socket.destroy(new Error(`No answer of ${host} in time`)), PATIENCE_MS);
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(timer);
      reject(new Error(`${host} ended the connection`));
    });
  });
}
