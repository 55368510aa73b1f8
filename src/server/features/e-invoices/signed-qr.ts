import type { EInvoice } from '#domain/e-invoice/invoice.ts';

/**
 * Whether a signed code is of this document. Two programs that bill under one GSTIN may have used a number twice, and the
 * registry then answers with the document of the other. A code that can't be read says nothing.
 */
export function isSignedFor(signedQr: string, { BuyerDtls, ValDtls }: EInvoice): boolean {
  const signed = readSigned(signedQr);
  if (!signed) return true;
  return signed.BuyerGstin === BuyerDtls.Gstin && Number(signed.TotInvVal) === ValDtls.TotInvVal;
}

function readSigned(signedQr: string): { BuyerGstin?: unknown; TotInvVal?: unknown } | null {
  try {
    const claims = Buffer.from(signedQr.split('.')[1] ?? '', 'base64url').toString();
    const { data } = JSON.parse(claims) as { data: string };
    return JSON.parse(data);
  } catch {
    return null;
  }
}
