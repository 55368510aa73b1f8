import { uuidV7 } from '#platform/ids/server/ids.ts';
import type { DeliveryRow } from '../tables.ts';

type About = Pick<DeliveryRow, 'storeId' | 'webhookId' | 'seq' | 'type' | 'orderId'>;

export const newDelivery = (about: About, now: number): DeliveryRow => ({
  ...about,
  id: uuidV7(now),
  state: 'waiting',
  tries: 0,
  status: null,
  tookMs: null,
  createdAt: new Date(now),
  triedAt: null,
});
