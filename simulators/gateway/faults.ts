/** How the guest's browser is sent back after a payment. */
export const WAYS_BACK = {
  once: 'As it should be',
  twice: 'Told twice',
  never: 'Never told: the guest closes the browser',
  'wrong-amount': 'The gateway takes a rupee less',
  'foreign-order': 'The form names another order',
  forged: 'Forged: nothing is paid, our own values come back under new names',
  replay: 'Replayed: nothing is paid, the form of an earlier payment comes again',
} as const;

export const REFUND_WAYS = {
  done: 'Done',
  pending: 'Pending, until it is decided below',
  failed: 'Refused by the bank',
} as const;

export const WEBHOOK_WAYS = { once: 'Once', twice: 'Twice', never: 'Never' } as const;

export const MANDATE_WAYS = {
  confirmed: 'Registered',
  initiated: 'Pending, until it is decided below',
  rejected: 'Refused by the bank',
} as const;

export const CHARGE_WAYS = {
  paid: 'Paid',
  pending: 'Pending, until it is decided below',
  failed: 'Failed: insufficient funds',
  refused: 'Refused at once',
  silent: 'Paid, but nobody is answered',
} as const;

export type MandateWay = keyof typeof MANDATE_WAYS;
export type ChargeWay = keyof typeof CHARGE_WAYS;
export type WayBack = keyof typeof WAYS_BACK;
export type RefundWay = keyof typeof REFUND_WAYS;
export type WebhookWay = keyof typeof WEBHOOK_WAYS;

/** Faults to simulate. A choice on the payment page takes precedence over `wayBack`. */
export interface Faults {
  wayBack: WayBack;
  refunds: RefundWay;
  webhooks: WebhookWay;
  mandates: MandateWay;
  charges: ChargeWay;
  down: boolean;
  slowMs: number;
}

export const NO_FAULTS: Faults = {
  wayBack: 'once',
  refunds: 'done',
  webhooks: 'once',
  mandates: 'confirmed',
  charges: 'paid',
  down: false,
  slowMs: 0,
};

const LONGEST_MS = 60_000;

const oneOf = <T extends object>(known: T, value: unknown): value is keyof T =>
  typeof value === 'string' && Object.hasOwn(known, value);

/** Applies valid values and ignores others. The fields of a form are texts. */
export function changeFaults(faults: Faults, wanted: Readonly<Record<string, unknown>>): void {
  const { wayBack, refunds, webhooks, mandates, charges, down, slowMs } = wanted;
  if (oneOf(WAYS_BACK, wayBack)) faults.wayBack = wayBack;
  if (oneOf(REFUND_WAYS, refunds)) faults.refunds = refunds;
  if (oneOf(WEBHOOK_WAYS, webhooks)) faults.webhooks = webhooks;
  if (oneOf(MANDATE_WAYS, mandates)) faults.mandates = mandates;
  if (oneOf(CHARGE_WAYS, charges)) faults.charges = charges;
  if (down !== undefined) faults.down = down === true || down === 'true';
  const ms = Number(slowMs ?? Number.NaN);
  if (ms >= 0 && ms <= LONGEST_MS) faults.slowMs = ms;
}
