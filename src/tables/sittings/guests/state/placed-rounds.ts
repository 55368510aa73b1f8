import { DEFAULT_COUNTRY_CODE } from '#ordering/placing/rules/checkout.ts';
import { $liveStore } from '#platform/phone/guests/state/live-store.ts';
import {
  addToHistory,
  type PlacedRecord,
  readOrderHistory,
} from '#platform/phone/guests/state/order-history.ts';
import { addressLine } from '#restaurant/stores/rules/address-line.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { placeName } from '#tables/table-list/rules/place-name.ts';
import type { SittingView } from '../../wire/sittings.ts';

type Round = SittingView['orders'][number];

const noted = new Set<string>();
let written: Promise<void> = Promise.resolve();

/** Keeps the rounds in which the guest has a part among this phone's orders, whoever has sent them. */
export function noteRounds(view: SittingView): void {
  const you = view.guests.find((guest) => guest.you)?._id;
  const isMine = ({ who }: Round) => Object.values(who).some(({ guest, shared }) => shared || guest === you);
  const fresh = view.orders.filter((round) => !noted.has(round._id) && isMine(round));
  for (const { _id } of fresh) noted.add(_id);
  if (fresh.length > 0) written = written.then(() => note(fresh));
}

async function note(rounds: Round[]): Promise<void> {
  const known = new Set((await readOrderHistory()).map(({ orderId }) => orderId));
  const store = $liveStore.get()?.store ?? null;
  for (const round of rounds) if (!known.has(round._id)) await addToHistory(recordOf(round, store));
}

export function recordOf(round: Round, store: StoreModel | null): PlacedRecord {
  const { profile } = store?.page ?? {};
  const items = (store?.page.menus ?? []).flatMap(({ categories }) => categories.flatMap((one) => one.items));
  const { name, slug, logo, currency } = round.store;
  return {
    orderId: round._id,
    orderNumber: round.orderNo,
    itemsList: round.items.map(
      ({ itemLabel, quantity, value, images, configs, options, remarks, translations }) => ({
        // A dish that the menu no longer has can't be ordered again.
        itemId: items.find(({ label }) => label === itemLabel)?._id ?? '',
        itemLabel,
        quantity,
        value,
        images,
        configs,
        ...(options ? { options } : {}),
        ...(remarks ? { remarks } : {}),
        ...(translations ? { translations } : {}),
      }),
    ),
    user: { name: round.user.name, phone: '', countryCode: DEFAULT_COUNTRY_CODE },
    remarks: round.remarks,
    address: round.table ? placeName(round.table) : round.address,
    value: round.amount,
    orderSlug: round.slug,
    orderTime: round.createdAt,
    profile: {
      name,
      slug,
      logo,
      currency,
      address: profile ? addressLine({ ...profile.address, country: '' }) : '',
    },
    config: { label: round.orderType },
  };
}
