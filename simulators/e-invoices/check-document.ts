import { type Document, dayOf, type Item, type Refusal } from './document.ts';

const DAY_MS = 86_400_000;
const RATES = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40];
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

interface Caller {
  /** Whose keys they are. */
  gstin: string;
  now: number;
}

type Check = [isWrong: boolean, code: string, said: string];

function firstOf(checks: Check[]): Refusal | null {
  const [, code, said] = checks.find(([isWrong]) => isWrong) ?? [];
  return code === undefined || said === undefined ? null : { code, said };
}

/** Why the registry refuses a document; null if it takes it. It adds up to the rupee, and here to the paisa. */
export function refusalOf(document: Document, caller: Caller): Refusal | null {
  const missing = missingIn(document);
  if (missing) return { code: '2140', said: `Error while validating invoice: ${missing}` };
  const items = document.ItemList.map((item) => refusalOfItem(item, document));
  return refusalOfParties(document, caller) ?? items.find((one) => one !== null) ?? refusalOfSums(document);
}

function refusalOfParties({ DocDtls, SellerDtls, BuyerDtls }: Document, { gstin, now }: Caller) {
  const day = dayOf(DocDtls.Dt);
  return firstOf([
    [SellerDtls.Gstin !== gstin, '2143', 'Invoice does not belongs to the user GSTIN'],
    [SellerDtls.Gstin === BuyerDtls.Gstin, '2211', 'Supplier and recipient GSTIN should not be the same.'],
    [!isGstin(BuyerDtls.Gstin), '3028', 'GSTIN is invalid'],
    [!SellerDtls.Gstin.startsWith(SellerDtls.Stcd), '2258', 'Supplier GSTIN state code should be the same'],
    [!BuyerDtls.Gstin.startsWith(BuyerDtls.Stcd), '2265', 'Recipient GSTIN state code should be the same'],
    [day > now, '2163', 'The document date should not be future date'],
    [
      day < now - 31 * DAY_MS,
      '2305',
      'IRN cannot be generated with document date prior to 30 days from today',
    ],
  ]);
}

const isName = (text: string) => text.length >= 3 && text.length <= 100;
const isPin = (pin: number) => Number.isInteger(pin) && pin >= 100_000 && pin <= 999_999;
const isAmount = (amount: number) => /^\d+(\.\d{1,2})?$/.test(String(amount));

/** What is not as the schema has it. */
function missingIn({ Version, TranDtls, DocDtls, SellerDtls, BuyerDtls, ItemList }: Document) {
  const parties = [SellerDtls, BuyerDtls];
  const amounts = ItemList.flatMap(({ TotAmt, Discount, AssAmt, CgstAmt, SgstAmt, IgstAmt, OthChrg }) => [
    ...[TotAmt, Discount, AssAmt, CgstAmt, SgstAmt, IgstAmt, OthChrg],
  ]);
  const isThere: Record<string, boolean> = {
    Version: Version === '1.1',
    TranDtls: TranDtls.TaxSch === 'GST' && TranDtls.SupTyp === 'B2B' && TranDtls.RegRev === 'N',
    'Document Type': ['INV', 'CRN'].includes(DocDtls.Typ),
    'Document Number': /^[a-zA-Z1-9][a-zA-Z0-9/-]{0,15}$/.test(DocDtls.No),
    'Document Date': /^[0-3]\d\/[01]\d\/20[1-3]\d$/.test(DocDtls.Dt),
    'Legal Name': parties.every(({ LglNm }) => isName(LglNm)),
    'Address 1': parties.every(({ Addr1 }) => Addr1 !== '' && Addr1.length <= 100),
    Location: parties.every(({ Loc }) => isName(Loc) && Loc.length <= 50),
    Pincode: parties.every(({ Pin }) => isPin(Pin)),
    ItemList: ItemList.length > 0 && ItemList.length <= 1000,
    'Product Description': ItemList.every(({ PrdDesc }) => PrdDesc.length >= 3 && PrdDesc.length <= 300),
    Amount: amounts.every(isAmount),
  };
  return Object.keys(isThere).find((field) => !isThere[field]) ?? null;
}

const paise = (rupees: number) => Math.round(rupees * 100);

function refusalOfItem(item: Item, { SellerDtls, BuyerDtls, DocDtls }: Document): Refusal | null {
  const { HsnCd, GstRt, TotAmt, Discount, AssAmt, CgstAmt, SgstAmt, IgstAmt, OthChrg, TotItemVal } = item;
  const isWithin = SellerDtls.Stcd === BuyerDtls.Pos;
  const isCode = /^(\d{6}|\d{8})$/.test(HsnCd) && item.IsServc === (HsnCd.startsWith('99') ? 'Y' : 'N');
  const taxes = CgstAmt + SgstAmt + IgstAmt;
  const isRated = DocDtls.Typ === 'CRN' || Math.abs((AssAmt * GstRt) / 100 - taxes) <= 1;
  return firstOf([
    [!isCode, '2176', `Invalid HSN code(s)-${HsnCd}`],
    [!RATES.includes(GstRt), '2240', `Invalid GST rate for HSN -${HsnCd}`],
    [isWithin && IgstAmt !== 0, '2172', 'For intra state transaction IGST Amounts are not applicable'],
    [
      !isWithin && CgstAmt + SgstAmt !== 0,
      '2174',
      'For inter state transaction, CGST and SGST are not applicable',
    ],
    [CgstAmt !== SgstAmt, '2227', 'SGST and CGST Amounts should be equal'],
    [Math.abs(item.Qty * item.UnitPrice - TotAmt) > 1, '2192', 'TotAmt should be equal to (Qty * UnitPrice)'],
    [
      paise(TotAmt) - paise(Discount) !== paise(AssAmt),
      '2193',
      'AssAmt should be equal to (TotAmt - Discount)',
    ],
    [!isRated, isWithin ? '2234' : '2235', 'Invalid tax amounts'],
    [paise(AssAmt) + paise(taxes) + paise(OthChrg) !== paise(TotItemVal), '2194', 'Invalid total item value'],
  ]);
}

function refusalOfSums({ ItemList, ValDtls }: Document): Refusal | null {
  const differs = (sum: number, amount: 'AssAmt' | 'CgstAmt' | 'SgstAmt' | 'IgstAmt' | 'OthChrg') =>
    paise(sum) !== ItemList.reduce((all, item) => all + paise(item[amount]), 0);
  const { AssVal, CgstVal, SgstVal, IgstVal, Discount, OthChrg, RndOffAmt, TotInvVal } = ValDtls;
  const total = AssVal + CgstVal + SgstVal + IgstVal + OthChrg - Discount + RndOffAmt;
  const isTotal = paise(TotInvVal) === paise(total) && Math.abs(RndOffAmt) < 100;
  return firstOf([
    [differs(AssVal, 'AssAmt'), '2182', 'Taxable value of all items must be equal to total taxable value'],
    [differs(SgstVal, 'SgstAmt'), '2183', 'SGST value of all items must be equal to total SGST Value'],
    [differs(CgstVal, 'CgstAmt'), '2184', 'CGST value of all items must be equal to total CGST value'],
    [differs(IgstVal, 'IgstAmt'), '2185', 'IGST value of all items must be equal to total IGST Value'],
    [
      differs(OthChrg, 'OthChrg'),
      '2264',
      'Total of other charges in all items must be equal to the document’s',
    ],
    [!isTotal, '2189', 'Invalid total Invoice Value'],
  ]);
}

/** The last character checks the others: each second one counts twice, in base 36. */
function isGstin(gstin: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(gstin)) return false;
  let sum = 0;
  for (const [at, letter] of [...gstin.slice(0, 14)].entries()) {
    const product = DIGITS.indexOf(letter) * ((at % 2) + 1);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return DIGITS[(36 - (sum % 36)) % 36] === gstin[14];
}
