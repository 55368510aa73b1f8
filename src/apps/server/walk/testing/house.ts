import { randomUUID } from 'node:crypto';
import { useFakePrinter } from '#kitchen/printing/server/testing/fake-printer.ts';
import { followAndSend, setUpPrinter } from '#kitchen/printing/server/testing/print-scene.ts';
import { createLedgerGateway } from '#money/payments/server/testing/ledger-gateway.ts';
import { setGateway } from '#money/payments/server/testing/pay-scene.ts';
import { setPayee } from '#money/receipts/server/testing/payee.ts';
import { makeTestKey } from '#programs/keys/server/testing/make-test-key.ts';
import { stockScene } from '#stock/ingredients/server/testing/stock-scene.ts';
import { aRule } from '#testing/rules/price-rules.ts';
import type { Answer } from '#testing/server/call.ts';
import { addTestPerson, admitTestTablet } from '#testing/server/people/test-tablets.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { createTestStore, hire, logIn, patchStore, unique } from '#testing/server/test-stores.ts';
import type { Dice } from './dice.ts';
import {
  AT_FIRST,
  catalogueOf,
  catalogueWith,
  HAPPY,
  type House,
  KINDS,
  nameOf,
  ON_TOP,
  PORTIONS,
  PRICES,
  SIDES,
} from './menu.ts';

export const GSTIN = '29AAGCB7383J1Z4';
/** Sunday, the last but one of November, at seven in the evening in India. */
export const BEGINS = Date.parse('2026-11-29T13:30:00Z');
const ACCOUNT = { kind: 'razorpay', merchent_id: 'rzp_test_1', merchent_key: 'key', webhook_secret: 'one' };
export const OPENING = 1_000_000;

export const PANEER = 100;
/** How much of it stands in for the paneer of a portion. */
export const TOFU = 130;
/** What a portion takes, in grams or pieces. The small size and the cola of the combo are what rows choose. */
export const RECIPES: Record<string, Record<string, number>> = {
  plain: { Rice: 150 },
  size: { Ghee: 20 },
  combo: { Bottle: 1 },
  swap: { Paneer: PANEER, Rice: 50 },
  counted: { Rice: 30 },
  choice: { Rice: 70 },
  Papad: { Flour: 10 },
  Lassi: { Curd: 120 },
  Soup: { Flour: 25 },
  Chaat: { Curd: 40 },
};
/** Saffron is in nothing else. */
const SIZES = { Half: { Ghee: 20 }, Full: { Ghee: 40, Saffron: 1 } };
export const INGREDIENTS = ['Rice', 'Paneer', 'Tofu', 'Flour', 'Curd', 'Bottle', 'Ghee', 'Saffron'] as const;

export type Program = Awaited<ReturnType<typeof startProgram>>;
export type Open = Awaited<ReturnType<typeof openHouse>>;

/** A tablet of the restaurant, and the numbers that it gives next, which it asks for once. */
export interface Tablet {
  cookie: string;
  next: { letter: string; orderNo: number; bill: number; year: number; prefix: string } | null;
}

/** One program for all evenings, beside a gateway and two printers. */
export async function startProgram() {
  const gateway = createLedgerGateway();
  const thali = await useTestApp({ payments: gateway.kinds });
  return { gateway, thali, kitchen: await useFakePrinter(), bar: await useFakePrinter() };
}

export const drawHouse = (dice: Dice): House => ({
  isRounded: dice.below(2) === 1,
  isTaxIncluded: dice.below(3) === 0,
  isOneTax: dice.below(2) === 1,
  ...AT_FIRST,
});

/** What an owner makes of it in the middle of the evening; null where they change nothing. */
export function drawChange(dice: Dice, house: House): House | null {
  if (dice.below(2) === 0) return null;
  const other = { packing: 15_20, service: 450, rate: 12, raised: 12_20, hasCourses: false };
  const all = { ...other, isRounded: !house.isRounded };
  const some = Object.entries(all).filter(() => dice.below(2) === 1);
  return { ...house, ...Object.fromEntries(some) };
}

/** A restaurant with all that the rows of an evening need. */
export async function openHouse(program: Program, house: House) {
  const { thali } = program;
  thali.clock.now = BEGINS - 3_600_000;
  const store = await createTestStore(thali, catalogueOf(house));
  const { storeId, token: owner } = store;
  /** Whether the program ends before it has answered this call. Nobody ends it while the house is set up. */
  const kills = { isNow: (_path: string): boolean => false };

  async function sent(
    method: string,
    path: string,
    body?: object,
    { token = owner, headers = {} }: { token?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const isAlone = 'cookie' in headers || 'authorization' in headers;
    const request = {
      ...(body ? { body } : {}),
      ...(isAlone ? {} : { token }),
      headers: { 'idempotency-key': randomUUID(), ...headers },
    };
    const send = () => thali.call(method, `/api/stores/${storeId}/${path}`, request);
    const answer = await send();
    if (method === 'GET' || !kills.isNow(path)) return answer;
    // Nobody has heard the answer, so the same command goes to the next program.
    await thali.restart();
    return send();
  }
  /** Where the menu has changed meanwhile, as when portions are left again, it is read and saved once more. */
  async function saveCatalogue(next: House): Promise<void> {
    const { revision, ...catalogue } = await done('GET', 'catalogue');
    const headers = { 'if-match': `"${revision}"` };
    const saved = await sent('PUT', 'catalogue', catalogueWith(next, catalogue), { headers });
    if (saved.body.code === 'REVISION_STALE') return saveCatalogue(next);
    if (saved.status >= 300) throw new Error(`The menu was refused: ${saved.text}`);
  }

  /** Must be done; what is refused fails the evening. */
  async function done(...asked: Parameters<typeof sent>): Promise<Answer['body']> {
    const answer = await sent(...asked);
    if (answer.status >= 300) throw new Error(`${asked[0]} ${asked[1]} was refused: ${answer.text}`);
    return answer.body;
  }
  async function person(name: string, role: 'STAFF' | 'MANAGER' | 'KITCHEN'): Promise<string> {
    const email = `${name}-${unique()}@thali.example`;
    await hire(thali, storeId, { name, email, role });
    return logIn(thali, email);
  }

  await patchStore(thali, store, { gstNo: GSTIN, address: { street: '12 MG Road', city: 'Bengaluru' } });
  await setPayee(thali, store);
  await setGateway(thali, store, ACCOUNT);
  await setBills(house);
  await done('PUT', 'till/settings', { boundary: '04:00', blind: false, closesItself: false, drawers: [] });
  const settings = await done('GET', 'sitting-settings');
  await done('PUT', 'sitting-settings', { ...settings, isOn: true, admission: 'everybody' });
  await setRules();
  await setCourses(house);
  await setKitchen();
  const stock = await setStock();
  const tablet: Tablet = { cookie: await admitTestTablet(thali, store), next: null };
  const farhan = await addTestPerson(thali, store, { name: 'Farhan' });
  const ravi = await addTestPerson(thali, store, { role: 'MANAGER', name: 'Ravi' });
  const guest = { name: 'Asha Rao', countryCode: '+91', phone: '9876543210', note: '', limit: null };
  const open = {
    program,
    thali,
    house,
    kills,
    async change(next: House): Promise<void> {
      await saveCatalogue(next);
      await setBills(next);
      await setCourses(next);
      open.house = next;
    },
    store,
    stock,
    sent,
    done,
    ravi,
    tablet,
    /** A tablet of the floor, and a waiter who has no account. */
    floor: { cookie: await admitTestTablet(thali, store, 'Floor'), farhan },
    khata: (await done('POST', 'khatas', guest))._id as string,
    key: await makeTestKey(thali, store, ['orders.write']),
    people: {
      waiter: await person('Meera', 'STAFF'),
      cashier: await person('Kavya', 'STAFF'),
      cook: await person('Kabir', 'KITCHEN'),
      owner,
    },
    /** Whatever follows the log has read it: stock, and the printers. */
    async settle(): Promise<void> {
      await stock.follow();
      await followAndSend(thali);
    },
    /** A table of its own, in the hall that has a price rule or in the garden. */
    async addTable(iden: string, room: 'AC hall' | 'Garden'): Promise<string> {
      await done('POST', 'tables', { tables: [{ iden, idel: 'Table', conf: null, room }] });
      return iden;
    },
  };
  return open;

  async function setBills({ isRounded, isTaxIncluded }: House): Promise<void> {
    const prefixes = { prefix: 'INV/', creditPrefix: 'CN/', footer: '' };
    await done('PUT', 'bill-settings', { kind: 'tax_invoice', isRounded, isTaxIncluded, ...prefixes });
  }

  async function setCourses({ hasCourses }: House): Promise<void> {
    const courses = ['Starters', 'Mains'].map((name) => ({ id: name, name, categories: [name] }));
    const saved = await patchStore(thali, store, { courses: { isOn: hasCourses, courses } });
    if (saved.status !== 200) throw new Error(`The courses were refused: ${saved.text}`);
  }

  async function setRules(): Promise<void> {
    const when = { byHour: HAPPY, byArea: { areas: ['AC hall'] }, byChannel: { channel: 'guest' as const } };
    const priceRules = (['byHour', 'byArea', 'byChannel'] as const).map((price) =>
      aRule(price, {
        when: when[price],
        what: { categories: [], items: KINDS.flatMap((kind) => store.items[nameOf(kind, price)] ?? []) },
        how: { kind: 'percent', percent: ON_TOP[price] * 100 },
      }),
    );
    const saved = await patchStore(thali, store, { priceRules });
    if (saved.status !== 200) throw new Error(`The rules were refused: ${saved.text}`);
  }

  async function setKitchen(): Promise<void> {
    const atBar = [...Object.keys(SIDES).filter(isAtBar), 'Cola'].map((label) => store.items[label]);
    for (const [name, { address }] of Object.entries({ Kitchen: program.kitchen, Bar: program.bar })) {
      const { id } = await setUpPrinter(thali, store, { name, address });
      const cooks = { categories: [], items: name === 'Bar' ? atBar : [], isDefault: name === 'Kitchen' };
      await done('POST', 'stations', { name, ...cooks, minutes: null, times: [], printers: [id] });
    }
  }

  async function setStock() {
    const stock = stockScene(thali, store);
    for (const name of INGREDIENTS) await stock.add(name, name === 'Bottle' ? 'pc' : 'g');
    await stock.enter('opening', Object.fromEntries(INGREDIENTS.map((name) => [name, [OPENING, 1000]])));
    const recipes = Object.entries(RECIPES).flatMap(([dish, lines]) =>
      dishesLike(dish).map((label) => ({
        item: store.items[label],
        lines: Object.entries(lines).map(([ingredient, quantity]) => ({ ingredient, quantity })),
      })),
    );
    await done('POST', 'stock/import', { ingredients: [], recipes });
    for (const price of PRICES) {
      const idOf = (kind: 'swap' | 'size' | 'counted') => store.items[nameOf(kind, price)] ?? '';
      const swaps = { Paneer: ['Tofu', TOFU, 'veg'] as [string, number, 'veg'] };
      await kept(stock.setRecipe({ kind: 'dish', itemId: idOf('swap') }, RECIPES['swap'] ?? {}, { swaps }));
      for (const [option, lines] of Object.entries(SIZES)) {
        const choice = { group: 'Size', option };
        await kept(stock.setRecipe({ kind: 'choice', itemId: idOf('size'), choice }, lines));
      }
      await done('PUT', `items/${idOf('counted')}/portions`, { left: PORTIONS });
    }
    await kept(stock.call('PUT', `/ingredients/${stock.idOf('Paneer')}/out`, { isOut: true }));
    return stock;
  }
}

/** The dishes that a recipe is for. Of sizes and combos, the size and the cola have it. */
function dishesLike(dish: string): string[] {
  if (dish === 'size') return [];
  if (dish === 'combo') return ['Cola'];
  return dish in SIDES ? [dish] : PRICES.map((price) => nameOf(dish as (typeof KINDS)[number], price));
}

export const isAtBar = (side: string): boolean => SIDES[side as keyof typeof SIDES]?.station === 'Bar';
async function kept(asked: Promise<Answer>): Promise<void> {
  const answer = await asked;
  if (answer.status >= 300) throw new Error(`The stock was refused: ${answer.text}`);
}
