import { randomUUID } from 'node:crypto';
import { DEFAULT_SITTINGS } from '#tables/sittings/rules/settings.ts';
import type { Admission } from '#tables/sittings/rules/sitting.ts';
import { ALL, FOUR, NOTICES_GONE_MS, type Scene } from './scene.ts';
import { seat } from './seat.ts';
import { asOwner, readStore } from './staff.ts';
import { addDishes, byPosition } from './steps.ts';
import type { Visitor } from './visitor.ts';

const SLUG = 'saffron-street';
const IDEN = '24';
const LINK = `/${SLUG}?men=all&conf=Dine-In&iden=${IDEN}&idel=Table`;
const PAGE = `/${SLUG}/table`;

type Staff = (method: string, path: string, body?: object) => Promise<unknown>;

/** A table that is free, whose guests order together, and what the staff do with it. */
async function freeTable(visitor: Visitor, admission: Admission): Promise<Staff> {
  const { storeId } = await readStore(visitor, SLUG);
  const store = `/api/stores/${storeId}`;
  await asOwner(visitor, 'PUT', `${store}/sitting-settings`, { ...DEFAULT_SITTINGS, admission });
  const sittingId = async () => {
    const { tables } = await asOwner(visitor, 'GET', `${store}/floor`);
    return tables.find(({ iden }: { iden: string }) => iden === IDEN).sitting?._id;
  };
  const staff: Staff = async (method, path, body) =>
    asOwner(visitor, method, `${store}/sittings/${await sittingId()}${path}`, body);
  if (await sittingId()) await staff('POST', '/close', { reason: 'Cleared' });
  return staff;
}

/** Another phone at the table. */
async function friend(visitor: Visitor, name: string) {
  const { items } = await readStore(visitor, SLUG);
  const { call } = await seat(visitor, SLUG, IDEN, name);
  const simple = items.filter(({ configs }) => configs.every(({ contents }) => contents.length <= 1));
  return {
    call,
    add: (place: number, more: object) =>
      call('PUT', `/lines/${randomUUID()}`, {
        itemID: simple[place]?._id,
        configs: [],
        quantity: 1,
        ...more,
      }),
    async sendAll() {
      const { lines, sums } = await call('GET', '');
      await call('POST', '/orders', { lines: lines.map(({ _id }) => _id), amount: sums.all });
    },
  };
}

async function scan({ page }: Visitor): Promise<void> {
  await page.goto(LINK);
  await byPosition(page, 'a[href*="men="]').click();
  await byPosition(page, '[data-dish]').waitFor();
}

const barLink = ({ page }: Visitor) => byPosition(page, `section[data-cart-bar] a[href="${PAGE}"]`);

/** The visitor and a friend at one table, with dishes of both in its cart. */
async function together(visitor: Visitor) {
  const staff = await freeTable(visitor, 'everybody');
  await scan(visitor);
  await addDishes(visitor.page, [1, 3]);
  await barLink(visitor).waitFor();
  const ravi = await friend(visitor, 'Ravi');
  await ravi.add(0, { quantity: 3, remarks: 'Less spicy' });
  await ravi.add(2, { shared: true });
  await barLink(visitor).click();
  await byPosition(visitor.page, 'main section li').waitFor();
  return { staff, ravi };
}

/** After a round, with somebody who was called and a part that is being paid. */
async function ordered(visitor: Visitor) {
  const scene = await together(visitor);
  await scene.ravi.sendAll();
  await scene.ravi.call('POST', '/calls', { kind: 'water' });
  await scene.ravi.call('POST', '/parts', { kind: 'even', of: 2, tip: 20 });
  await byPosition(visitor.page, 'main time').waitFor();
  return scene;
}

const FOR_ALL = 'main button[role=switch]:has(small)';

/** The menu at a table where a friend has said what they don't eat. */
async function needs(visitor: Visitor): Promise<void> {
  await freeTable(visitor, 'everybody');
  await scan(visitor);
  await addDishes(visitor.page, [1]);
  await barLink(visitor).waitFor();
  const ravi = await friend(visitor, 'Ravi');
  await ravi.call('PUT', '/needs', { avoid: ['nuts', 'egg'], eats: 'veg', spice: 1 });
  await byPosition(visitor.page, FOR_ALL).waitFor();
}

export const tableScenes: Scene[] = [
  {
    name: 'table-for-all',
    looks: FOUR,
    async arrange(visitor) {
      await needs(visitor);
      await byPosition(visitor.page, FOR_ALL).click();
      await byPosition(visitor.page, '#for-all-no').waitFor();
    },
  },
  {
    name: 'table-needs',
    looks: FOUR,
    async arrange(visitor) {
      await needs(visitor);
      await byPosition(visitor.page, `${FOR_ALL} + button`).click();
      await byPosition(visitor.page, 'dialog form').waitFor();
    },
  },
  {
    name: 'table-join',
    looks: ALL,
    async arrange(visitor) {
      await freeTable(visitor, 'ask');
      await friend(visitor, 'Ravi');
      await visitor.page.goto(LINK);
      await byPosition(visitor.page, 'dialog form').waitFor();
    },
  },
  {
    name: 'table-waiting',
    looks: FOUR,
    async arrange(visitor) {
      await freeTable(visitor, 'ask');
      await friend(visitor, 'Ravi');
      await visitor.page.goto(LINK);
      await byPosition(visitor.page, 'dialog form button[type=submit]').click();
      await byPosition(visitor.page, 'dialog form').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'table-menu',
    looks: ALL,
    settleMs: NOTICES_GONE_MS,
    async arrange(visitor) {
      await freeTable(visitor, 'ask');
      await scan(visitor);
      await addDishes(visitor.page, [1]);
      await barLink(visitor).waitFor();
      await friend(visitor, 'Ravi');
      await byPosition(visitor.page, 'section[data-cart-bar] li button').waitFor();
    },
  },
  {
    name: 'table-cart',
    looks: ALL,
    settleMs: NOTICES_GONE_MS,
    async arrange(visitor) {
      await together(visitor);
    },
  },
  {
    name: 'table-ordered',
    looks: ALL,
    settleMs: NOTICES_GONE_MS,
    async arrange(visitor) {
      await ordered(visitor);
    },
  },
  {
    name: 'table-pay',
    looks: ALL,
    settleMs: NOTICES_GONE_MS,
    async arrange(visitor) {
      await ordered(visitor);
      await byPosition(visitor.page, 'main button[aria-haspopup=dialog]').click();
      await visitor.page.locator('dialog input[name=kind]').nth(2).check();
    },
  },
  {
    name: 'table-closed',
    looks: FOUR,
    settleMs: NOTICES_GONE_MS,
    async arrange(visitor) {
      const { staff } = await ordered(visitor);
      await staff('POST', '/close', { reason: 'Paid outside' });
      await byPosition(visitor.page, 'main section [role=status] h2').waitFor();
    },
  },
];
