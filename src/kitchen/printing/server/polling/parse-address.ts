import { isIP } from 'node:net';
import { requireVerified, type StoreCtx } from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import type { LanAddress } from '#platform/ports/server/printers.ts';
import { FIRST_PORT } from '../list-printers.ts';

/** Accepts "192.168.1.50", "192.168.1.50:9101" and "[fd00::5]:9100", if this server may call the address. */
export function parsePrinterAddress(ctx: StoreCtx, text: string): LanAddress {
  requireVerified(ctx);
  const { lanPrinters } = ctx.services;
  if (lanPrinters === null) throw fieldFault({ kind: { rule: 'printersCallUs' } });
  const address = parseAddress(text.trim());
  if (address && lanPrinters.mayCall(address)) return address;
  throw fieldFault({ address: { rule: 'localAddress' } });
}

function parseAddress(text: string): LanAddress | null {
  if (isIP(text)) return { host: text, port: FIRST_PORT };
  const parts = /^\[?(.+?)\]?:(\d{1,5})$/.exec(text);
  const host = parts?.[1] ?? '';
  return isIP(host) ? { host, port: Number(parts?.[2]) } : null;
}
