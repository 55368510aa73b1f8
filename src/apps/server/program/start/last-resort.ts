import type { Services } from '#platform/context/server/services.ts';

/** What failed and nobody caught: first it is counted and logged. */
type Reports = Pick<Services, 'onError'> & { metrics: Pick<Services['metrics'], 'unhandled'> };

const CALLS_OF_CONNECTIONS = ['connect', 'getaddrinfo', 'read', 'shutdown', 'write'];

/**
 * A promise that failed, or an error of a connection, has undone what it had begun: the program goes on. After any other
 * exception what was running may be half done, so the program ends in order and is started again.
 */
export function catchWhatIsLeft({ metrics, onError }: Reports, end: (reason: string) => void): void {
  process.on('unhandledRejection', (reason) => {
    metrics.unhandled('rejection');
    onError(reason);
  });
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    metrics.unhandled('exception');
    onError(error);
    if (!CALLS_OF_CONNECTIONS.includes(error.syscall ?? ''))
      end(
        `The program ends because of an error that nothing caught, so that it is started again: ${error.message}`,
      );
  });
}
