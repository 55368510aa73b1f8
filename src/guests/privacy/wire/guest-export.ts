import * as z from 'zod/mini';
import { exportedMessage } from '#guests/chat/wire/chat.ts';
import { exportedFeedback } from '#guests/feedback/wire/feedback.ts';
import { exportedReservation } from '#guests/reservations/wire/calendar.ts';
import { buyer } from '#money/bills/wire/bills.ts';

const exportedOrder = z.object({
  orderNo: z.number(),
  placedAt: z.string(),
  orderType: z.string(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  place: z.string(),
  remarks: z.string(),
  /** Whom the bill is for. */
  company: z.nullable(buyer),
  amount: z.number(),
  currency: z.string(),
  paid: z.number(),
  refunded: z.number(),
  items: z.array(
    z.object({
      item: z.string(),
      options: z.array(z.string()),
      remarks: z.string(),
      quantity: z.number(),
      price: z.number(),
      removed: z.boolean(),
    }),
  ),
  upiReferences: z.array(z.string()),
  bills: z.array(z.string()),
  /** What was written about the order. */
  messages: z.array(exportedMessage),
  feedback: z.nullable(exportedFeedback),
});

const exportedAccount = z.object({
  name: z.string(),
  phone: z.string(),
  note: z.string(),
  openedAt: z.string(),
  /** What was put on it, with the method `Account`, and what came for it. */
  entries: z.array(z.object({ at: z.string(), method: z.string(), amount: z.number() })),
});

export const guestExport = z.object({
  store: z.string(),
  exportedAt: z.string(),
  orders: z.array(exportedOrder),
  reservations: z.array(exportedReservation),
  accounts: z.array(exportedAccount),
});
export type GuestExport = z.infer<typeof guestExport>;
