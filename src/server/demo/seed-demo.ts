import type { Picture } from '#dish-pictures';
import { joinStore } from '../features/access/membership.ts';
import { createAccount } from '../features/accounts/create-account.ts';
import { parseDocument } from '../features/menus/prepare-save.ts';
import { writeCatalogue } from '../features/menus/write-catalogue.ts';
import { createStore } from '../features/onboarding/create-store.ts';
import { colouredUrl } from '../features/pictures/image-name.ts';
import { saveMaster } from '../features/pictures/save-master.ts';
import { fromWire } from '../features/tables/wire-names.ts';
import type { Ctx, StaffActor } from '../platform/context/context.ts';
import { withTransaction } from '../platform/context/context.ts';
import { composePictures, pictureKey } from './compose-pictures.ts';
import { DEMO_EMAIL } from './demo-owner.ts';
import type { DemoStore } from './demo-store.ts';
import { insertDemoStores } from './queries.ts';

type Address = (picture: Picture, store: DemoStore) => string;

export interface SeededDemo {
  owner: StaffActor;
  stores: { demo: DemoStore; storeId: string }[];
}

const OWNER = 'Demo owner';

/** Makes the demo stores and their owner, all or none. Catalogues and pictures are saved like any other. */
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
    const made: SeededDemo['stores'] = [];
    for (const [index, demo] of stores.entries()) {
      const { logo, menus, orderConfigs, upi, tables, ...profile } = demo;
      const storeId = await createStore(tx, {
        ...profile,
        tables: tables.map((table) => fromWire(table)),
        logo: address(logo, demo),
        upi: upi ? { ...upi, changed: null } : null,
      });
      // One after another, so that the owner arrives at the first.
      await joinStore({ ...tx, now: tx.now + index }, owner, storeId, 'OWNER');
      const document = { orderConfigs, menus: menus.map((menu) => withAddresses(menu, demo, address)) };
      await writeCatalogue(tx, storeId, parseDocument(document, tx.now));
      made.push({ demo, storeId });
    }
    await insertDemoStores(
      tx.db,
      made.map(({ storeId }) => storeId),
    );
    return {
      owner: { kind: 'staff', id: owner, name: OWNER, role: 'OWNER', isVerified: true },
      stores: made,
    };
  });
}

/** Composes the pictures and saves them like uploads. Answers their addresses. */
export async function storePictures(ctx: Ctx, stores: DemoStore[]): Promise<Address> {
  const kept = await composePictures(stores, (bytes) => saveMaster(ctx.services.images, bytes));
  return (picture, store) => {
    const image = kept.get(pictureKey(picture, store));
    if (!image) throw new Error('A picture of the demo stores was not composed');
    return colouredUrl(image);
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
