import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { refusalOf } from './check-document.ts';
import { type Document, dayOf, type Refusal } from './document.ts';

const CANCELLED_WITHIN_MS = 24 * 3_600_000;
const TOLD_WITHIN_MS = 48 * 3_600_000;

export interface Entry {
  document: Document;
  irn: string;
  ackNo: string;
  at: number;
  signedQr: string;
  isCancelled: boolean;
}

/** Registers documents of one GSTIN, as the law’s registry does, and signs them with a key of its own. */
export function createRegistry(gstin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const entries = new Map<string, Entry>();
  let count = 112_010_000_000_000;

  /** RS256, as the signed QR code of an invoice. */
  function signToken(data: object): string {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const head = part({ alg: 'RS256', kid: 'simulated', typ: 'JWT' });
    const signed = `${head}.${part({ data: JSON.stringify(data), iss: 'NIC' })}`;
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
  }

  return {
    entries,
    publicKey,
    register(document: Document, now: number): Entry | (Refusal & { known?: Entry }) {
      const refusal = refusalOf(document, { gstin, now });
      if (refusal) return refusal;
      const irn = irnOf(document);
      const known = entries.get(irn);
      if (known?.isCancelled)
        return { code: '2278', said: 'IRN is already generated and is cancelled for this Document number' };
      if (known) return { code: '2150', said: 'Duplicate IRN', known };
      const { SellerDtls, BuyerDtls, DocDtls, ItemList, ValDtls } = document;
      const signedQr = signToken({
        SellerGstin: SellerDtls.Gstin,
        BuyerGstin: BuyerDtls.Gstin,
        DocNo: DocDtls.No,
        DocTyp: DocDtls.Typ,
        DocDt: DocDtls.Dt,
        TotInvVal: ValDtls.TotInvVal,
        ItemCnt: ItemList.length,
        MainHsnCode: ItemList[0]?.HsnCd,
        Irn: irn,
        IrnDt: indianTime(now),
      });
      const entry = { document, irn, ackNo: String(++count), at: now, signedQr, isCancelled: false };
      entries.set(irn, entry);
      return entry;
    },
    find(irn: string, now: number): Entry | Refusal {
      const entry = entries.get(irn);
      if (!entry) return { code: '2148', said: 'Requested IRN data is not available' };
      if (now - entry.at > TOLD_WITHIN_MS)
        return {
          code: '2283',
          said: 'IRN details cannot be provided as it is generated more than 2 days ago',
        };
      return entry;
    },
    cancel(irn: string, now: number): Entry | Refusal {
      const entry = entries.get(irn);
      if (!entry) return { code: '2148', said: 'Requested IRN data is not available' };
      if (entry.isCancelled) return { code: '9999', said: 'Invoice is not active' };
      if (now - entry.at > CANCELLED_WITHIN_MS)
        return { code: '2270', said: 'The allowed cancellation time limit is crossed' };
      entry.isCancelled = true;
      return entry;
    },
  };
}

/** 2026-11-20 12:00:05, in India. */
export const indianTime = (at: number) =>
  new Date(at + 5.5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** Of the seller, the financial year, the kind and the number, whose capitals do not count. */
function irnOf({ SellerDtls, DocDtls }: Document): string {
  const [year = 0, month = 0] = indianTime(dayOf(DocDtls.Dt)).slice(0, 7).split('-').map(Number);
  const from = month < 4 ? year - 1 : year;
  const text = `${SellerDtls.Gstin}${from}-${(from + 1) % 100}${DocDtls.Typ}${DocDtls.No.toUpperCase()}`;
  return createHash('sha256').update(text).digest('hex');
}
