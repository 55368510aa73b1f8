import * as z from 'zod/mini';
import { id, text } from '#platform/calls/wire/primitives.ts';
import { OFFICE_LANGUAGES } from '#platform/language/rules/languages.ts';
import { PAPERS } from '../rules/paper/lay-out.ts';
import { PRINTER_FAULTS } from '../rules/printer-fault.ts';

/**
 * The server calls a tcp printer in its local network. Star and Epson printers call the server, from
 * anywhere. So does a device that has a printer at a cable or by Bluetooth.
 */
export const PRINTER_KINDS = ['tcp', 'device', 'star', 'epson'] as const;
export type PrinterKind = (typeof PRINTER_KINDS)[number];

export const MOST_PRINTERS = 20;

const ids = z.nullable(z.array(id).check(z.maxLength(500)));
const paper = z.union([z.literal(PAPERS[0]), z.literal(PAPERS[1])]);

const settings = {
  name: text(40, 1),
  /** Only for tcp printers: an address in the local network. Its port follows a colon and defaults to 9100. */
  address: text(60),
  paper,
  language: z.enum(OFFICE_LANGUAGES),
  tickets: z.boolean(),
  receipts: z.boolean(),
  categories: ids,
  orderTypes: ids,
  copies: z.int().check(z.gte(1), z.lte(5)),
  enabled: z.boolean(),
};

/** Whether it opens the cash drawer when the staff receive cash. Star printers can't. */
const drawer = z.boolean();

export const newPrinterBody = z.strictObject({
  kind: z.enum(PRINTER_KINDS),
  ...settings,
  drawer: z._default(drawer, false),
});
export const printerPatch = z.partial(z.strictObject({ ...settings, drawer }));

const printerView = z.object({
  _id: z.string(),
  kind: z.enum(PRINTER_KINDS),
  name: z.string(),
  address: z.string(),
  paper,
  language: z.enum(OFFICE_LANGUAGES),
  tickets: z.boolean(),
  receipts: z.boolean(),
  categories: z.nullable(z.array(z.string())),
  orderTypes: z.nullable(z.array(z.string())),
  copies: z.number(),
  enabled: z.boolean(),
  drawer,
  seenAt: z.nullable(z.string()),
  failingSince: z.nullable(z.string()),
  fault: z.nullable(z.enum(PRINTER_FAULTS)),
  waiting: z.number(),
});

export const printersView = z.object({
  printers: z.array(printerView),
  /** Whether this server may call printers in its own network. */
  canCall: z.boolean(),
});

/** `pollingAddress` is only sent here: the printer has to be set to call it. */
export const savedPrinter = z.extend(printersView, {
  printer: z.string(),
  pollingAddress: z.nullable(z.string()),
});

const what = z.enum(['ticket', 'receipt', 'test', 'drawer']);

const printJobView = z.object({
  _id: z.string(),
  printer: z.string(),
  orderNo: z.nullable(z.number()),
  what,
  state: z.enum(['queued', 'sent', 'failed']),
  tries: z.number(),
  createdAt: z.string(),
});

/** Jobs that are not printed, oldest first. */
export const printJobsView = z.object({ jobs: z.array(printJobView) });

export const jobStep = z.strictObject({ step: z.enum(['retry', 'discard']) });

export const PRINTABLE = ['ticket', 'receipt'] as const;
export type Printable = (typeof PRINTABLE)[number];
export const printOrderBody = z.strictObject({ what: z.enum(PRINTABLE), printer: id });

const look = {
  lead: z.optional(z.string()),
  right: z.optional(z.string()),
  centred: z.optional(z.literal(true)),
  bold: z.optional(z.literal(true)),
  inverse: z.optional(z.literal(true)),
  size: z.optional(z.enum(['tall', 'large'])),
};

const lines = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string(), ...look }),
    z.object({ kind: z.literal('qr'), text: z.string() }),
    z.object({ kind: z.literal('rule') }),
    z.object({ kind: z.literal('gap') }),
    z.object({ kind: z.literal('drawer') }),
  ]),
);

export const printView = z.object({ lines });

/** Null if it is printed. */
const deviceFault = z.nullable(z.enum(['silent', 'paper', 'cover', 'trouble']));
export const deviceResult = z.strictObject({
  fault: deviceFault,
  /** Whether some of a job that failed may be on paper. */
  hasBegun: z._default(z.boolean(), false),
  /** Whether the device can't turn it into bytes, so that it would fail each time. */
  unprintable: z._default(z.boolean(), false),
});
export const deviceJob = z.object({
  paper,
  copies: z.number(),
  /** Null while there is nothing to print. */
  job: z.nullable(
    z.object({
      _id: z.string(),
      what,
      /** Null where it is of no order. */
      orderNo: z.nullable(z.number()),
      lines,
    }),
  ),
});
export type DeviceFault = z.infer<typeof deviceFault>;
export type DeviceJob = z.infer<typeof deviceJob>;
/** As a device sends it. */
export type DeviceResult = z.input<typeof deviceResult>;

export type NewPrinterBody = z.infer<typeof newPrinterBody>;
export type PrinterPatch = z.infer<typeof printerPatch>;
export type PrinterView = z.infer<typeof printerView>;
export type PrintersView = z.infer<typeof printersView>;
export type SavedPrinter = z.infer<typeof savedPrinter>;
export type PrintJobView = z.infer<typeof printJobView>;
export type PrintJobsView = z.infer<typeof printJobsView>;
export type PrintOrderBody = z.infer<typeof printOrderBody>;
export type PrintView = z.infer<typeof printView>;
