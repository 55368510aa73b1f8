import { findItem, readStore } from './staff.ts';
import type { Visitor } from './visitor.ts';

export interface Meal {
  type: string;
  table?: { iden: string; idel: string };
  dishes: Record<string, number>;
  remarks?: string;
}

/** Places an order through the API. */
export async function placeMeal(
  visitor: Visitor,
  store: string,
  { type, table, dishes, remarks = '' }: Meal,
) {
  const { storeId, items: menu } = await readStore(visitor, store);
  const url = `${visitor.origin}/order/create/web/${storeId}`;
  const items = Object.entries(dishes).map(([name, quantity]) => {
    const item = findItem(menu, name);
    const needed = item.configs.filter(({ required }, at) => required || at === 0);
    const configs = needed.map(({ label, contents }) => ({ label, contents: [contents[0]?.label ?? ''] }));
    return { itemID: item._id, itemLabel: name, quantity, value: '0', configs };
  });
  const send = async (amount: number, values: string[]) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        orderType: type,
        amount,
        items: items.map((item, at) => ({ ...item, value: values[at] ?? item.value })),
        user: { name: 'Meera', phone: '9876543210', countryCode: '+91' },
        remarks,
        address: table ? '' : 'ASAP',
        table,
      }),
    });
    const body = await answer.json();
    if (answer.status !== 201 && body.code !== 'PRICE_CHANGED')
      throw new Error(`${type}: ${JSON.stringify(body)}`);
    return body;
  };
  // The refusal contains the right figures.
  const { details } = await send(0, []);
  return send(
    details.amount,
    details.items.map(({ value }: { value: string }) => value),
  );
}
