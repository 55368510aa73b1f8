import type { LogConsumer } from '#platform/consumers/server/consume-logs.ts';
import type { LogRow } from '#platform/realtime/tables.ts';
import { eventTypeOf } from '#programs/v1/wire/events.ts';
import { newDelivery } from './new-delivery.ts';
import { insertDeliveries, selectWebhooks } from './queries.ts';

export const WEBHOOKS = 'webhooks';

/** Writes a delivery for each address that wants to be told. What happens waits for none of them. */
export const webhookConsumer: LogConsumer = {
  name: WEBHOOKS,
  async consume(tx, storeId, entries) {
    const told = entries.flatMap((entry) => {
      const type = eventTypeOf(entry);
      return type ? [{ entry, type }] : [];
    });
    if (told.length === 0) return;
    const addresses = (await selectWebhooks(tx.db, storeId)).filter(({ offAt }) => offAt === null);
    const rows = told.flatMap(({ entry, type }) =>
      addresses
        .filter(({ events }) => events.includes(type))
        .map(({ id }) => {
          const about = { storeId, webhookId: id, seq: entry.seq, type, orderId: orderOf(entry) };
          return newDelivery(about, tx.now);
        }),
    );
    await insertDeliveries(tx.db, rows, new Date(tx.now));
  },
};

const orderOf = ({ kind, orderId }: LogRow) => (kind === 'order' ? orderId : null);
