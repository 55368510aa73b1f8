import { asOwner, readStore } from './staff.ts';
import type { Visitor } from './visitor.ts';

const COUNTER = {
  kind: 'star',
  name: 'Counter',
  address: '',
  paper: 80,
  language: 'en',
  tickets: true,
  receipts: true,
  categories: null,
  orderTypes: null,
  copies: 1,
  enabled: true,
};

export async function addPrinter(visitor: Visitor): Promise<void> {
  const { storeId } = await readStore(visitor, 'udupi-tiffin');
  const path = `/api/stores/${storeId}/printers`;
  const { printers } = (await asOwner(visitor, 'GET', path)) as { printers: unknown[] };
  if (printers.length === 0) await asOwner(visitor, 'POST', path, COUNTER);
}
