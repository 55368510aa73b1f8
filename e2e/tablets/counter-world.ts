import { expect } from 'vitest';
import type { Answer } from '../../src/calls/contract.ts';
import { defaultBillSettings } from '../../src/money/bills/rules/bill-settings.ts';
import type { TillView } from '../../src/money/till/wire/till.ts';
import type { CatalogueView } from '../../src/ordering/catalogue/wire/catalogue.ts';
import type { PlaceOrderBody, StaffOrderView } from '../../src/ordering/orders/wire/order.ts';
import { AppError } from '../../src/platform/errors/rules/errors.ts';
import type { StoreForStaff } from '../../src/restaurant/stores/wire/store.ts';
import type { Numbered } from '../../src/restaurant/without-the-line/office/keep.ts';
import type { TakenNumbers } from '../../src/restaurant/without-the-line/office/numbers.ts';
import { editedHere } from '../../src/restaurant/without-the-line/rules/edited-here.ts';
import { emptySitting, foldFloor } from '../../src/restaurant/without-the-line/rules/folding/fold-floor.ts';
import { foldOrders } from '../../src/restaurant/without-the-line/rules/folding/fold-orders.ts';
import { type MadeHere, orderMadeHere } from '../../src/restaurant/without-the-line/rules/order-made-here.ts';
import { openedWith } from '../../src/restaurant/without-the-line/rules/own-ids.ts';
import { nextRoundOf } from '../../src/restaurant/without-the-line/rules/round-here.ts';
import { sitDown } from '../../src/tables/sittings/server/testing/sit-down.ts';
import type { FloorView, StaffSitting } from '../../src/tables/sittings/wire/sittings.ts';
import {
  addTestPerson,
  admitTestTablet,
  startTestTurn,
} from '../../src/testing/server/people/test-tablets.ts';
import type { TestApp } from '../../src/testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  orderBody,
  replaceCatalogue,
  simpleItem,
  type TestStore,
} from '../../src/testing/server/test-stores.ts';
import { expectDrawers, expectEdits, expectOrders, expectPapers, expectSeries, type Shown } from './shown.ts';
import { Tablet } from './tablet.ts';

const TABLES = ['1', '2', '3'];
const ORDER_TYPES = [{ label: 'Dine-In' }, { label: 'Pickup' }];
const CASH = 'Cash' as const;

/** What the server told a tablet last. */
interface Said {
  catalogue: CatalogueView;
  profile: StoreForStaff;
  floor: FloorView;
  orders: StaffOrderView[];
}

/** Two tablets of one restaurant, its guests' phones, and what everybody was shown. */
export class CounterWorld {
  readonly tablets: { tablet: Tablet; said: Said }[] = [];
  readonly shown: Shown = {
    orders: new Map(),
    papers: new Map(),
    begun: new Set(),
    tables: new Map(),
    moved: new Map(),
    edits: new Set(),
  };
  readonly #thali: TestApp;
  readonly #store: TestStore;
  readonly #roles: ('STAFF' | 'MANAGER')[] = [];
  #price = 33;

  private constructor(thali: TestApp, store: TestStore) {
    this.#thali = thali;
    this.#store = store;
  }

  static async open(thali: TestApp): Promise<CounterWorld> {
    const dishes = catalogueOf([simpleItem('Tea', 33)], { orderTypes: ORDER_TYPES });
    const world = new CounterWorld(thali, await createTestStore(thali, dishes));
    const { storeId } = world.#store;
    const tables = TABLES.map((iden) => ({ iden, idel: 'Table', conf: 'Dine-In' }));
    await world.#owner('POST', `/api/stores/${storeId}/tables`, { tables });
    await world.#owner('PUT', `/api/stores/${storeId}/bill-settings`, {
      ...defaultBillSettings(''),
      isRounded: true,
    });
    // The waiter gives discounts within a limit, and may not do at all what the manager may.
    for (const [name, role] of [
      ['Counter', 'STAFF'],
      ['Hall', 'MANAGER'],
    ] as const) {
      const accountId = await addTestPerson(thali, world.#store, { role });
      const admitted = await admitTestTablet(thali, world.#store, name);
      world.#roles.push(role);
      const tablet = new Tablet(thali, {
        accountId,
        cookie: await startTestTurn(thali, admitted, accountId),
      });
      await tablet.boot();
      await tablet.sendSaved();
      world.tablets.push({ tablet, said: await world.#ask(tablet) });
    }
    return world;
  }

  async #owner(method: string, path: string, body?: object) {
    const { token } = this.#store;
    const answer = await this.#thali.call(method, path, { token, ...(body ? { body } : {}) });
    expect(answer.status, answer.text).toBeLessThan(500);
    return answer.body;
  }

  readonly #path = (rest: string) => `/api/stores/${this.#store.storeId}${rest}`;

  async #ask(tablet: Tablet): Promise<Said> {
    const { storeId } = this.#store;
    const [catalogue, profile, floor, list] = [
      await tablet.read('GET', this.#path('/catalogue')),
      await tablet.read('GET', `/store/api/store/${storeId}`),
      await tablet.read('GET', this.#path('/floor')),
      await tablet.read('GET', this.#path('/orders?limit=200')),
    ];
    const { orders } = list as { orders: StaffOrderView[] };
    return { catalogue, profile, floor, orders } as Said;
  }

  /** Hears what is new, with the line. */
  async look(which: number): Promise<void> {
    const own = this.#at(which);
    if (own.tablet.hasLine) own.said = await this.#ask(own.tablet);
  }

  #at(which: number) {
    const own = this.tablets[which % this.tablets.length];
    if (!own) throw new Error('There is no tablet');
    return own;
  }

  #floorAt({ tablet, said }: { tablet: Tablet; said: Said }): FloorView {
    return foldFloor(said.floor, tablet.waiting() as never, null);
  }

  #teaFor(which: number, count: number, more: object): PlaceOrderBody {
    const { catalogue } = this.#at(which).said;
    const item = catalogue.menus[0]?.categories[0]?.items[0];
    const value = Number(item?.configs[0]?.contents[0]?.value ?? 0);
    const lines = [{ item: item?._id ?? '', value, quantity: count }];
    return orderBody(this.#store, { lines, amount: value * count, more }) as unknown as PlaceOrderBody;
  }

  async sell(which: number, count: number, percent = 0): Promise<void> {
    const { tablet, said } = this.#at(which);
    const body = this.#teaFor(which, count, { orderType: 'Pickup', address: 'ASAP' });
    const amount = Math.round((Number(body.amount) * (100 - percent)) / 100);
    const discount = percent === 0 ? {} : { discount: { percent, reason: 'Regular' } };
    const sale = { paid: { method: CASH, amount }, ...discount };
    const id = tablet.newId();
    this.shown.begun.add(id);
    let onPaper: string | null = null;
    const numbered = this.#numbered<'POST /api/stores/:storeId/sales'>(which, { id, body, sale });
    const having: typeof numbered = {
      ...numbered,
      with: (own) => {
        onPaper = own.bill;
        return numbered.with(own);
      },
    };
    const answer = await tablet.perform(
      'POST /api/stores/:storeId/sales',
      {
        params: { storeId: this.#store.storeId },
        headers: { 'idempotency-key': id },
        body: { order: body, ...sale },
      },
      having,
    );
    if (typeof answer === 'string') return expect(answer, said.profile.name).not.toBe('INTERNAL');
    // The answer has what it came to before the discount.
    this.shown.orders.set(id, percent === 0 ? Math.round(Number(answer.amount)) : amount);
    const number = answer.bill?.number ?? onPaper;
    if (number !== null) this.shown.papers.set(id, number);
  }

  /** A round of a table, which it opens if it is free. */
  async round(which: number, at: number, count: number): Promise<void> {
    const own = this.#at(which);
    const table = this.#floorAt(own).tables[at % TABLES.length];
    if (!table) return;
    const body = this.#teaFor(which, count, {
      orderType: 'Dine-In',
      table: { iden: table.iden, idel: 'Table' },
    });
    const id = own.tablet.newId();
    const sitting = table.sitting ?? emptySitting(openedWith(id) ?? '', Date.now(), null);
    const round = nextRoundOf(sitting, foldOrders(own.said.orders, own.tablet.waiting() as never));
    this.shown.begun.add(id);
    const having = this.#numbered<'POST /api/stores/:storeId/orders'>(which, { id, body, round });
    const answer = await own.tablet.perform(
      'POST /api/stores/:storeId/orders',
      { params: { storeId: this.#store.storeId }, headers: { 'idempotency-key': id }, body },
      having,
    );
    if (typeof answer !== 'string') this.shown.orders.set(id, null);
  }

  #numbered<At extends 'POST /api/stores/:storeId/sales' | 'POST /api/stores/:storeId/orders'>(
    which: number,
    asked: Pick<MadeHere, 'id' | 'body' | 'sale' | 'round'>,
  ): Numbered<At> {
    const { catalogue, profile } = this.#at(which).said;
    const { sale, round } = asked;
    return {
      numbers: { isOrder: true, isBilled: sale !== undefined, timeZone: profile.timeZone },
      with: ({ orderNo, tabletLetter, bill }) => {
        const own = { orderNo, tabletLetter };
        const made = orderMadeHere({ ...asked, own, at: Date.now(), by: 'Ravi' }, { catalogue, profile });
        const { _id, amount, state, createdAt } = made;
        const answer = { _id, slug: '', ...own, amount, state, createdAt } as Answer<At>;
        const named = { ...(bill === null ? {} : { bill }), ...(round && { sitting: round.sitting._id }) };
        return { given: { orderNo, ...named }, standIn: { revision: catalogue.revision, answer, made } };
      },
    };
  }

  /** Changes the first round of a table: more portions or fewer, one more tea, or a discount for the whole table. */
  async edit(which: number, at: number, how: number): Promise<void> {
    const own = this.#at(which);
    const { sitting } = this.#floorAt(own).tables[at % TABLES.length] ?? {};
    const orders = foldOrders(own.said.orders, own.tablet.waiting() as never);
    const tab = orders
      .filter((order) => order.sitting?._id === sitting?._id)
      .toSorted((one, other) => (one.sitting?.round ?? 0) - (other.sitting?.round ?? 0));
    const [order] = tab;
    const line = order?.items.find(({ discarded }) => !discarded);
    if (!sitting || !order || !line || tab.length < sitting.rounds.length) return;
    const { itemID, value } = line;
    const tea = { kind: 'add' as const, itemID, value, quantity: 1, configs: [] };
    const [change = tea] = [
      { kind: 'quantity' as const, line: line._id, quantity: how + 1 },
      { kind: 'discount' as const, percent: 5, reason: 'Regular' },
    ].slice(how % 3);
    const body = { changes: [change], reason: 'Asked for' };
    const id = own.tablet.newId();
    const asked = {
      id,
      at: Date.now(),
      orderId: order._id,
      body,
      by: 'Ravi',
      role: this.#roles[which % this.#roles.length] ?? 'MANAGER',
    };
    const { said, tablet } = own;
    const edited = orNull(() => editedHere(tab, asked, said));
    if (!edited) return;
    const params = { storeId: this.#store.storeId, orderId: order._id };
    const answer = await tablet.perform(
      'POST /api/stores/:storeId/orders/:orderId/edit',
      { params, headers: { 'idempotency-key': id }, body },
      { revision: said.catalogue.revision, answer: order, edited },
    );
    if (typeof answer !== 'string' && change.kind !== 'quantity') this.shown.edits.add(id);
  }

  /** Takes all that is due at a table in cash, and clears it. */
  async settle(which: number, at: number): Promise<void> {
    const own = this.#at(which);
    const { sitting } = this.#floorAt(own).tables[at % TABLES.length] ?? {};
    if (!sitting?.due) return;
    const params = { storeId: this.#store.storeId, sittingId: sitting._id };
    const key = own.tablet.newId();
    const standIn = { revision: own.said.catalogue.revision, answer: {} as StaffSitting };
    const { timeZone } = own.said.profile;
    const numbered = {
      numbers: { isOrder: false, isBilled: true, timeZone },
      with: ({ bill }: TakenNumbers) => ({ given: { bill }, standIn }),
    };
    const paid = await own.tablet.perform(
      'POST /api/stores/:storeId/sittings/:sittingId/payments',
      { params, headers: { 'idempotency-key': key }, body: { method: CASH, amount: sitting.due } },
      sitting.bill === undefined ? numbered : standIn,
    );
    if (typeof paid === 'string') return;
    this.shown.tables.set(key, sitting.due);
    await own.tablet.perform(
      'POST /api/stores/:storeId/sittings/:sittingId/close',
      { params, body: { cooking: 'serve' } } as never,
      standIn as never,
    );
  }

  async move(which: number, from: number, to: number): Promise<void> {
    const own = this.#at(which);
    const { tables } = this.#floorAt(own);
    const [one, other] = [tables[from % TABLES.length], tables[to % TABLES.length]];
    if (!one?.sitting || !other || other.sitting) return;
    await own.tablet.perform(
      'POST /api/stores/:storeId/sittings/:sittingId/move',
      { params: { storeId: this.#store.storeId, sittingId: one.sitting._id }, body: { to: other._id } },
      { revision: own.said.catalogue.revision, answer: {} as StaffSitting },
    );
  }

  /** Puts cash into the drawer, or takes some out. */
  async moveCash(which: number, rupeesIn: number): Promise<void> {
    const { tablet, said } = this.#at(which);
    const key = tablet.newId();
    const body = {
      what: rupeesIn < 0 ? ('out' as const) : ('in' as const),
      amount: Math.abs(rupeesIn),
      reason: 'other' as const,
    };
    const answer = await tablet.perform(
      'POST /api/stores/:storeId/till/entries',
      { params: { storeId: this.#store.storeId }, headers: { 'idempotency-key': key }, body },
      { revision: said.catalogue.revision, answer: {} as TillView },
    );
    if (typeof answer !== 'string') this.shown.moved.set(key, rupeesIn);
  }

  /** The power goes while the tablet sells, and comes back. */
  async cutPower(which: number, count: number): Promise<void> {
    const { tablet } = this.#at(which);
    const selling = this.sell(which, count).catch(() => {});
    for (let tick = 0; tick < count * 3; tick++)
      await new Promise<void>(tick % 3 === 0 ? (then) => setImmediate(then) : queueMicrotask);
    const before = new Map(this.shown.orders);
    await tablet.boot();
    await selling;
    // Nobody saw what came after the cut.
    for (const id of this.shown.orders.keys())
      if (!before.has(id)) for (const shown of [this.shown.orders, this.shown.papers]) shown.delete(id);
  }

  async guestsSitDown(at: number): Promise<void> {
    await sitDown(this.#thali, this.#store, TABLES[at % TABLES.length] ?? '', {}).catch(() => {});
  }

  /** How many percent waiters give by themselves. */
  async changeLimit(staffPercent: number): Promise<void> {
    const reasons = { off: [], discount: [], complimentary: [] };
    const editRules = { reasons, guard: 'ready', staffPercent };
    await this.#owner('PATCH', this.#path(''), { editRules });
  }

  async changeBills(isRounded: boolean): Promise<void> {
    const prefix = isRounded ? 'INV/' : 'NEW/';
    await this.#owner('PUT', this.#path('/bill-settings'), {
      ...defaultBillSettings(''),
      isRounded: true,
      prefix,
    });
  }

  async changePrice(): Promise<void> {
    this.#price += 1;
    const dishes = catalogueOf([simpleItem('Tea', this.#price)], { orderTypes: ORDER_TYPES });
    await replaceCatalogue(this.#thali, this.#store, dishes);
  }

  async closeDay(): Promise<void> {
    const { number } = (await this.#owner('GET', this.#path('/till'))) as TillView;
    await this.#owner('POST', this.#path('/till/close'), { number });
  }

  async #all<T>(name: 'orders' | 'bills'): Promise<T[]> {
    const all: T[] = [];
    let before = '';
    do {
      const page = await this.#owner('GET', this.#path(`/${name}?limit=200${before && `&before=${before}`}`));
      all.push(...page[name]);
      before = page.next ?? '';
    } while (before !== '');
    return all;
  }

  /** Everything that people were shown is at the server once, and the books tie. */
  async expectRight(): Promise<void> {
    for (const { tablet } of this.tablets) {
      await tablet.findLine();
      await tablet.boot();
      await tablet.sendSaved();
      expect(tablet.waiting()).toEqual([]);
    }
    const orders = await this.#all<StaffOrderView>('orders');
    const open = (await this.#owner('GET', this.#path('/till'))) as TillView;
    const days = [open];
    for (let number = 1; number < open.number; number++)
      days.push((await this.#owner('GET', this.#path(`/till/days/${number}`))) as TillView);
    const bills = await this.#all<{ number: string; orderId: string }>('bills');
    const { questions } = await this.#owner('GET', this.#path('/questions'));
    expectOrders(orders, this.shown);
    expectEdits(orders, questions, this.shown);
    expectDrawers(days, orders, this.shown);
    expectPapers(bills, this.shown);
    expectSeries(bills);
  }
}

/** What only the server decides waits for the line. */
function orNull<T>(decide: () => T): T | null {
  try {
    return decide();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
