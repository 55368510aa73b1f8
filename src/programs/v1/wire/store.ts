import * as z from 'zod/mini';
import { GUEST_LANGUAGES } from '#platform/language/rules/languages.ts';
import { languagesOf } from '#platform/language/rules/store-languages.ts';
import { toMinor } from '#platform/money/rules/money.ts';
import { openingHoursView } from '#restaurant/opening-hours/wire/opening.ts';
import type { StoreForStaff } from '#restaurant/stores/wire/store.ts';
import type { TablesView } from '#tables/table-list/wire/tables.ts';
import { minor } from './order.ts';

export const storeForm = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  logo: z.nullable(z.string()),
  legalName: z.string(),
  gstin: z.string(),
  fssai: z.string(),
  address: z.object({
    street: z.string(),
    city: z.string(),
    pinCode: z.string(),
    state: z.string(),
    country: z.string(),
  }),
  currency: z.string(),
  timeZone: z.string(),
  /** In which guests can read, English first. */
  languages: z.array(z.enum(GUEST_LANGUAGES)),
  /** Null: always open. */
  openingHours: z.nullable(openingHoursView),
  /** Whether it takes no orders for now, and until when. */
  paused: z.boolean(),
  pausedUntil: z.nullable(z.string()),
  taxIncluded: z.boolean(),
  orderTypes: z.array(z.object({ id: z.string(), name: z.string(), active: z.boolean() })),
});

export const tableList = z.object({
  tables: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      label: z.string(),
      area: z.nullable(z.string()),
      seats: z.nullable(z.int()),
      /** The page to which its QR code leads. */
      link: z.string(),
      /** For its orders of the last 24 hours. */
      due: minor,
    }),
  ),
});

export function toApiStore(view: StoreForStaff): z.infer<typeof storeForm> {
  return {
    id: view._id,
    name: view.name,
    description: view.description,
    logo: view.logo,
    legalName: view.legalName,
    gstin: view.gstNo,
    fssai: view.fssaiNo,
    address: view.address,
    currency: view.currency,
    timeZone: view.timeZone,
    languages: [...languagesOf(view)],
    openingHours: view.openingHours,
    paused: view.paused,
    pausedUntil: view.pausedUntil,
    taxIncluded: view.taxIncluded ?? false,
    orderTypes: view.orderConfigs.map(({ _id, label, active }) => ({ id: _id, name: label, active })),
  };
}

export function toApiTables({ tables, due }: TablesView): z.infer<typeof tableList> {
  return {
    tables: tables.map((table) => ({
      id: table._id,
      name: table.iden,
      label: table.idel,
      area: table.room,
      seats: table.seats,
      link: table.link,
      due: toMinor(due[table.iden] ?? 0),
    })),
  };
}
