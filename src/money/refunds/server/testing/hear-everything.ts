import { AT_EASE, type LedgerGateway } from '#money/payments/server/testing/ledger-gateway.ts';
import type { TestApp } from '#testing/server/test-app.ts';

interface Life {
  gateway: LedgerGateway;
  thali: Pick<TestApp, 'clock'>;
  read: (sql: string, ...values: unknown[]) => Promise<{ next: Date | null }[]>;
  round: () => Promise<void>;
}

/** Brings the gateway back and advances the clock until nothing is asked about any more. */
export async function hearEverything({ gateway, thali, read, round }: Life): Promise<void> {
  Object.assign(gateway, AT_EASE);
  for (;;) {
    gateway.decide('done');
    const [due] = await read(`select min(due_at) as next from (
      select due_at from payment_due where store_id = $1 union all
      select due_at from refunds_due where store_id = $1) due`);
    if (!due?.next) return;
    thali.clock.now = Math.max(thali.clock.now, due.next.getTime());
    await round();
  }
}
