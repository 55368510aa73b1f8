import { createHash } from 'node:crypto';
import type { Binaries } from './binaries.ts';
import type { Layout } from './layout.ts';

export const FINGERPRINT = 'thali.fingerprint';

/** Settings for the command line, where no file in the cluster can overrule them. */
export function serverSettings(
  layout: Layout,
  binaries: Binaries,
  hasUnixSockets: boolean,
  isDurable: boolean,
): Record<string, string> {
  const durability = isDurable ? 'on' : 'off';
  const settings: Record<string, string> = {
    cluster_name: layout.name,
    fsync: durability,
    full_page_writes: durability,
    synchronous_commit: durability,
    // On macOS, fsync alone leaves the data in the disk's cache.
    ...(process.platform === 'darwin' && { wal_sync_method: 'fsync_writethrough' }),
    password_encryption: 'scram-sha-256',
    max_connections: '100',
    shared_buffers: '64MB',
    effective_cache_size: '512MB',
    maintenance_work_mem: '32MB',
    // Bounds the log that a start after a kill replays.
    max_wal_size: '256MB',
    jit: 'off',
    huge_pages: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
    // Statements may hold guests' input, which does not belong in a log.
    log_min_error_statement: 'panic',
    // Error details may hold it too: the duplicate key, the row that did not fit.
    log_error_verbosity: 'terse',
    // A query whose client was killed ends and releases its locks.
    ...(process.platform !== 'win32' && { client_connection_check_interval: '1s' }),
  };
  return {
    ...settings,
    [FINGERPRINT]: fingerprint([settings, layout.cluster, binaries.identity, hasUnixSockets]),
  };
}

/** Equal only for a server that this program would start in the same way, which may then be kept. */
function fingerprint(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

export function asArguments(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
