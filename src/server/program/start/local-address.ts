import { networkInterfaces } from 'node:os';

/** Where a telephone in the same network finds this machine. */
export function findLocalAddress(): string | null {
  const addresses = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
}
