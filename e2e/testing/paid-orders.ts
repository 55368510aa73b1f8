import { MERCHANT } from '../../src/money/payments/server/testing/fake-paytm.ts';
import type { LedgerGateway } from '../../src/money/payments/server/testing/ledger-gateway.ts';
import { ONLINE, sendBack, setGateway } from '../../src/money/payments/server/testing/pay-scene.ts';
import {
  addMember,
  catalogueOf,
  createTestStore,
  postOrder,
  simpleItem,
} from '../../src/testing/server/test-stores.ts';
import type { Stage } from './stage.ts';

const LINES = [
  { item: 'Masala dosa', value: 120, price: 120 },
  { item: 'Filter coffee', value: 60, price: 60 },
];
const PRICE = 180;

/** Opens a restaurant whose guests pay at the gateway. */
export async function openPaidKitchen({ thali }: Pick<Stage, 'thali'>, gateway: LedgerGateway) {
  const dishes = LINES.map(({ item, price }) => simpleItem(item, price));
  const store = await createTestStore(
    thali,
    catalogueOf(dishes, { orderTypes: [{ label: ONLINE, online_payment: 1 }] }),
  );
  await setGateway(thali, store, MERCHANT);
  return {
    store,
    email: await addMember(thali, store, 'MANAGER'),
    async placePaid(name: string) {
      const lines = LINES.map(({ item, value }) => ({ item, value }));
      const more = { orderType: ONLINE, user: { name, phone: '9845071236' } };
      const { body, text } = await postOrder(thali, store, { lines, amount: PRICE, more });
      if (!body.data) throw new Error(text);
      const attempt = body.data.param_dict.ORDER_ID;
      gateway.pay(attempt);
      await sendBack(thali, store, gateway.returnOf(attempt, PRICE * 100));
      return { id: body._id as string, slug: body.slug as string, orderNo: body.orderNo as number };
    },
  };
}
