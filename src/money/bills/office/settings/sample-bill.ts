import { taxesWithin } from '#ordering/catalogue/rules/sold-taxes.ts';
import { tidyHsn } from '#ordering/menu/rules/hsn.ts';
import type { StoreForStaff } from '#restaurant/stores/wire/store.ts';
import { type BilledLine, billOf } from '../../rules/bill.ts';
import { type BillSettings, kindFor } from '../../rules/bill-settings.ts';
import { type BillContent, supplierOf } from '../../rules/bill-sheet.ts';

const TAXED = [{ label: 'GST', rate: 500 }];
const line = (id: string, label: string, base: number, quantity: number, itemDiscount = 0): BilledLine => ({
  id,
  label,
  options: [],
  base,
  quantity,
  categoryDiscount: 0,
  itemDiscount,
  taxes: [],
});
const LINES = [line('1', 'Paneer butter masala', 285_00, 1, 1000), line('2', 'बटर नान', 65_00, 3)];

/** What a bill looks like with these settings. */
export function sampleBill(
  profile: StoreForStaff,
  settings: BillSettings,
  { number, date }: { number: string; date: string },
): BillContent {
  const kind = kindFor(settings.kind, profile.gstNo, false);
  const taxes = settings.isTaxIncluded ? taxesWithin(TAXED) : TAXED;
  const lines = LINES.map((one) => ({
    ...one,
    hsn: tidyHsn(settings.hsn),
    ...(kind === 'tax_invoice' ? { taxes } : {}),
  }));
  return {
    kind,
    number,
    date: `${date} 13:05`,
    supplier: supplierOf(profile),
    customer: '',
    order: { number: 42, type: 'Dine-In', place: '' },
    currency: profile.currency,
    figures: billOf(lines, [], { kind, isRounded: settings.isRounded }),
    corrects: null,
    footer: settings.footer,
  };
}
