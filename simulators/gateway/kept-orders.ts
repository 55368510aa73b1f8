import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Order } from './ledger.ts';

/** A file with all orders, so that what was paid before a restart can still be given back after it. */
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
