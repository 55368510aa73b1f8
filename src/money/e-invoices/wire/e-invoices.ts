import * as z from 'zod/mini';
import { KEY_ANSWERS } from '#money/payments/rules/gateways.ts';
import { text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { E_INVOICE_FAULTS } from '../rules/faults.ts';
import { E_INVOICE_STATES } from '../rules/states.ts';

const line = text(200, 1).check(z.regex(/^[\x21-\x7e]+$/, formatFault('plainLetters')));

/** Those that the provider gives, and those of the API user that is made at the registry. */
const credentials = z.strictObject({
  appId: line,
  appSecret: line,
  userName: line,
  password: line,
  /** Replaces the provider's usual address, such as for its test. */
  host: z.optional(text(300).check(z.regex(/^https?:\/\/[^\s"'<>\\]+$/i, formatFault('webAddress')))),
});

export const eInvoiceSettingsBody = z.strictObject({
  isOn: z.boolean(),
  /** Left out: they stay. Null removes them. */
  credentials: z.optional(z.nullable(credentials)),
});

export const eInvoiceSettingsView = z.object({
  isOn: z.boolean(),
  hasCredentials: z.boolean(),
  /** Documents that the registry has refused or that wait for long. */
  unregistered: z.number(),
});

export const eInvoiceTest = z.object({ keys: z.enum(KEY_ANSWERS) });

/** What is missing, or what the registry said, with its code. */
const reason = z.object({ faults: z.array(z.enum(E_INVOICE_FAULTS)), code: z.string(), said: z.string() });

export const eInvoiceView = z.object({
  state: z.enum(E_INVOICE_STATES),
  /** Tries without an answer. */
  tries: z.number(),
  reason: z.nullable(reason),
});

export type EInvoiceCredentials = z.infer<typeof credentials>;
export type EInvoiceSettingsBody = z.infer<typeof eInvoiceSettingsBody>;
export type EInvoiceSettingsView = z.infer<typeof eInvoiceSettingsView>;
export type EInvoiceView = z.infer<typeof eInvoiceView>;
export type Reason = z.infer<typeof reason>;
