import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Order } from './ledger.ts';

/** Stores orders in a file, so that payments can still be refunded after a restart. */
export function keepOrders(file: string | null): { orders: Order[]; save(): void } {
  const orders = file !== null && existsSync(file) ? readOrders(file) : [];
  let isDue = false;
  const write = () => {
    isDue = false;
    if (file === null) return;
    writeFileSync(`${file}.new`, JSON.stringify(orders), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  return {
    orders,
    save() {
      if (!isDue) setImmediate(write);
      isDue = true;
    },
  };
}

function readOrders(file: string): Order[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Order[];
  } catch {
    return [];
  }
}
