import type { EInvoice } from '#money/e-invoices/rules/invoice.ts';
import type { EInvoiceCredentials } from '#money/e-invoices/wire/e-invoices.ts';
import type { KeyAnswer } from '#money/payments/rules/gateways.ts';

export interface RegistryAccount extends EInvoiceCredentials {
  gstin: string;
}

/** What the registry gives for a document. */
export interface Registered {
  irn: string;
  ackNo: string;
  /** 2026-11-20 12:00:05, in India. */
  ackDate: string;
  /** A token that the registry has signed. Empty where it gives it no more. */
  signedQr: string;
}

export type RegistryAnswer<Done> =
  | { state: 'done'; done: Done }
  /** It will not do it, and says why. */
  | { state: 'refused'; code: string; said: string }
  /** Nothing is known: it may have done it. Also where it can't work or takes no keys: it is asked again. */
  | { state: 'away' };

/** Whoever brings documents to the registry. It stores nothing, and none of its calls throws. */
export interface EInvoiceProvider {
  /** Whether a store may name this address as its provider's. */
  takesHost(host: string): boolean;
  /** Registers a document once, however often it is sent: it answers with what is there already. */
  register(account: RegistryAccount, document: EInvoice): Promise<RegistryAnswer<Registered>>;
  /** Cancels what is cancelled already, too. */
  cancel(account: RegistryAccount, irn: string): Promise<RegistryAnswer<null>>;
  /** Whether it takes these credentials. Nothing is registered. */
  tryKeys(account: RegistryAccount): Promise<KeyAnswer>;
}
