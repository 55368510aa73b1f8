import type { Picture } from '#dish-pictures';
import { addStory } from '#guests/stories/server/write-stories.ts';
import { parseDocument } from '#ordering/menu/server/saving/prepare-save.ts';
import { writeCatalogue } from '#ordering/menu/server/saving/write-catalogue.ts';
import type { PriceRule } from '#ordering/price-rules/rules/price-rule.ts';
import type { Ctx, StaffActor, StoreCtx } from '#platform/context/server/context.ts';
import { withTransaction } from '#platform/context/server/context.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { parseNetwork } from '#platform/limits/server/network.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { joinStore } from '#restaurant/access/server/membership.ts';
import { createAccount } from '#restaurant/accounts/server/create-account.ts';
import { createStore } from '#restaurant/set-up/server/create-store.ts';
import { appendTables } from '#tables/table-list/server/add-tables.ts';
import { fromWire } from '#tables/table-list/server/wire-names.ts';
import { DEMO_EMAIL } from './demo-owner.ts';
import type { DemoPriceRule, DemoStore } from './demo-store.ts';
import { insertDemoStores } from './queries.ts';

type Address = (picture: Picture, store: DemoStore) => string;

export interface SeededDemo {
  owner: StaffActor;
  stores: { demo: DemoStore; storeId: string }[];
}

const HERE = parseNetwork('127.0.0.1');
/** Of an hour. */
const MINUTES = 60;
const OWNER = 'Demo owner';

/** Makes the demo stores and their owner, all or none. Catalogues are saved like any other. The rest is made behind. */
export async function seedDemo(
  ctx: Ctx,
  stores: DemoStore[],
  password: string,
  address: Address,
): Promise<SeededDemo> {
  const passwordHash = await ctx.services.passwords.hash(password, 'demo');
  // Before the lock: hashes a password and reads nothing.
  return withTransaction(ctx, async (tx) => {
    const verifiedAt = new Date(tx.now);
    const owner = await createAccount(tx, {
      name: OWNER,
      email: DEMO_EMAIL,
      passwordHash,
      verifiedAt,
    });
    const actor: StaffActor = { kind: 'staff', id: owner, name: OWNER, role: 'OWNER', isVerified: true };
    const made: SeededDemo['stores'] = [];
    for (const [index, demo] of stores.entries()) {
      const { logo, menus, orderConfigs, upi, tables, stories: _, priceRules = [], ...profile } = demo;
      const ids = idsOf(demo, tx.now);
      const storeId = await createStore(tx, {
        ...profile,
        priceRules: priceRules.map((rule) => ruleOf(rule, ids, tx.now)),
        logo: address(logo, demo),
        upi: upi ? { ...upi, changed: null } : null,
      });
      // One after another, so that the owner arrives at the first.
      await joinStore({ ...tx, now: tx.now + index }, owner, storeId, 'OWNER');
      const document = {
        orderConfigs,
        menus: menus.map((menu) => withIds(withAddresses(menu, demo, address), ids)),
      };
      await writeCatalogue(tx, storeId, parseDocument(document, tx.now));
      await appendTables(
        tx,
        storeId,
        tables.map((table) => fromWire(table)),
      );
      await tellStories({ ...tx, actor, storeId, network: HERE }, demo, address);
      made.push({ demo, storeId });
    }
    await insertDemoStores(
      tx.db,
      made.map(({ storeId }) => storeId),
    );
    return { owner: actor, stores: made };
  });
}

/** Each at its own time, with the picture of a dish. */
async function tellStories(ctx: StoreCtx, demo: DemoStore, address: Address): Promise<void> {
  const dishes = demo.menus.flatMap(({ categories }) => categories).flatMap(({ items }) => items);
  for (const { title, daysAgo, tags, dish, alt, content } of demo.stories ?? []) {
    const picture = dishes.find(({ label }) => label === dish)?.images[0];
    if (!picture) throw new Error(`No picture of ${dish} for a story of the demo`);
    await addStory(
      { ...ctx, now: ctx.now - daysAgo * DAY },
      {
        title,
        tags,
        publishAt: 'now',
        cover: { url: address(picture, demo), alt },
        document: { type: 'doc', content },
      },
    );
  }
}

/** By their names, of the dishes that are in a combo or in a rule. */
function idsOf({ menus, priceRules = [] }: DemoStore, now: number): Map<string, string> {
  const options = menus
    .flatMap(({ categories }) => categories.flatMap(({ items }) => items))
    .flatMap(({ configs }) => configs.flatMap(({ contents }) => contents));
  const named = [...options.flatMap(({ dish }) => dish ?? []), ...priceRules.flatMap(({ dishes }) => dishes)];
  return new Map([...new Set(named)].map((label) => [label, uuidV7(now)]));
}

function ruleOf(rule: DemoPriceRule, ids: ReadonlyMap<string, string>, now: number): PriceRule {
  const { label, translations, dishes, percent, from, until } = rule;
  return {
    id: uuidV7(now),
    label,
    translations,
    when: {
      types: [],
      areas: [],
      channel: null,
      days: [],
      fromDay: null,
      untilDay: null,
      start: from * MINUTES,
      end: until * MINUTES,
    },
    what: { categories: [], items: dishes.flatMap((dish) => ids.get(dish) ?? []) },
    how: { kind: 'percent', percent: -percent * 100 },
  };
}

function withIds(menu: ReturnType<typeof withAddresses>, ids: ReadonlyMap<string, string>) {
  return {
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.map((item) => ({
        ...item,
        _id: ids.get(item.label),
        configs: item.configs.map((group) => ({
          ...group,
          contents: group.contents.map(({ dish, ...option }) => ({
            ...option,
            itemID: dish === undefined ? undefined : ids.get(dish),
          })),
        })),
      })),
    })),
  };
}

function withAddresses(menu: DemoStore['menus'][number], store: DemoStore, address: Address) {
  return {
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      image: category.image && address(category.image, store),
      items: category.items.map((item) => ({
        ...item,
        images: item.images.map((picture) => address(picture, store)),
      })),
    })),
  };
}
