import { DEFAULT_CHAT, type GroupKind } from '#guests/chat/rules/chat.ts';
import { addMessage } from '#guests/chat/server/add-message.ts';
import { saveChatSettings } from '#guests/chat/server/chat-settings.ts';
import { groupId, orderConversation } from '#guests/chat/server/conversation-id.ts';
import { markSeen, writeMessage } from '#guests/chat/server/staff-chat.ts';
import { listOrders } from '#ordering/order-desk/server/list-orders.ts';
import { OPEN } from '#ordering/orders/rules/order.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { asOwner, type Step, type StoreOfPast } from './step.ts';

const QUICK_REPLIES = ['Coming right away.', 'Ten more minutes.', 'I’ll ask the kitchen.'];

/** What guests write while they wait for a delivery, the latest order first, and what the owner answers. */
const ABOUT_ORDERS = [
  { guest: 'Could the dal be mild, please? It is for a child.', answer: null },
  { guest: 'The gate is at the back. Please ring twice.', answer: 'Thank you, I’ll tell the rider.' },
  { guest: 'How long will it take?', answer: 'It is being packed now: about fifteen minutes.' },
];
const DELIVERY = 'Delivery';
const MOST_LOOKED_AT = 50;
const LAST_WRITTEN = 6 * MINUTE;

const TO_GROUPS: readonly { kind: GroupKind; before: number; text: string }[] = [
  {
    kind: 'everyone',
    before: 5 * HOUR,
    text: 'Twelve guests on the terrace tonight. Please keep 12 to 14 free.',
  },
  { kind: 'kitchen', before: 3 * HOUR, text: 'Ten portions of Koliwada prawns are left.' },
  { kind: 'floor', before: HOUR, text: 'The card terminal on the terrace works again.' },
];

/** What the messages of a store hold at the first start. */
export function chatSteps(store: StoreOfPast): Step[] {
  const { storeId, now } = store;
  const as = asOwner(store);
  const write = (ctx: Ctx, id: string, text: string) =>
    writeMessage(as(ctx), id, { _id: uuidV7(ctx.now), text });
  const turnOn = (ctx: Ctx) =>
    saveChatSettings(as(ctx), { ...DEFAULT_CHAT, isOn: true, quickReplies: QUICK_REPLIES });
  const writeAboutOrders = async (ctx: Ctx) => {
    const request = { states: [...OPEN], since: null, before: null, payment: null, limit: MOST_LOOKED_AT };
    const { orders } = await listOrders(as(ctx), request);
    const waiting = orders.filter(({ orderType }) => orderType === DELIVERY);
    for (const [index, { guest, answer }] of ABOUT_ORDERS.entries()) {
      const order = waiting[index];
      if (!order) return;
      const asked = { ...ctx, now: ctx.now - index * MINUTE };
      const written = {
        id: uuidV7(asked.now),
        side: 'guest',
        accountId: null,
        name: '',
        text: guest,
      } as const;
      const { seq } = await addMessage(asked, orderConversation({ storeId, id: order._id }), written);
      if (answer === null) continue;
      await markSeen(as(asked), order._id, seq);
      await write({ ...ctx, now: asked.now + MINUTE }, order._id, answer);
    }
  };
  return [
    { at: now - DAY, run: turnOn },
    ...TO_GROUPS.map(({ kind, before, text }) => ({
      at: now - before,
      run: (ctx: Ctx) => write(ctx, groupId(storeId, kind), text),
    })),
    { at: now - LAST_WRITTEN, run: writeAboutOrders },
  ];
}
