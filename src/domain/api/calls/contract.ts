import type * as z from 'zod/mini';
import type { accountCalls } from './accounts.ts';
import type { billCalls } from './bills.ts';
import type { catalogueCalls, imageCalls } from './catalogue.ts';
import type { drawingCalls } from './drawings.ts';
import type { Endpoint } from './endpoints.ts';
import type { guestDataCalls } from './guest-data.ts';
import type { menuCalls } from './menus.ts';
import type { alertCalls, messageCalls, staffPushCalls } from './messages.ts';
import type { deskCalls } from './order-desk.ts';
import type { orderCalls } from './orders.ts';
import type { otpCalls } from './otp.ts';
import type { ownAccountCalls } from './own-account.ts';
import type { paymentCalls } from './payments.ts';
import type { printerCalls } from './printers.ts';
import type { refundCalls } from './refunds.ts';
import type { staffCalls } from './staff.ts';
import type { listingCalls, storeCalls } from './stores.ts';
import type { tableCalls } from './tables.ts';

type Calls = typeof accountCalls &
  typeof alertCalls &
  typeof billCalls &
  typeof catalogueCalls &
  typeof deskCalls &
  typeof drawingCalls &
  typeof guestDataCalls &
  typeof imageCalls &
  typeof listingCalls &
  typeof menuCalls &
  typeof messageCalls &
  typeof orderCalls &
  typeof otpCalls &
  typeof ownAccountCalls &
  typeof paymentCalls &
  typeof printerCalls &
  typeof refundCalls &
  typeof staffCalls &
  typeof staffPushCalls &
  typeof storeCalls &
  typeof tableCalls;

type AddressOf<Call> = Call extends Endpoint ? `${Call['method']} ${Call['url']}` : never;
type Contract = { [Name in keyof Calls as AddressOf<Calls[Name]>]: Calls[Name]['schema'] };

/** Method and address of a call. Browsers import only its types, so its schemas stay out of their bundles. */
export type Address = keyof Contract;

type Input<At extends Address, Part extends string> =
  Contract[At] extends Record<Part, infer Schema extends z.core.$ZodType> ? z.input<Schema> : never;

type Text = string | number;
type Texts<Given> = { readonly [Name in keyof Given]: Text };
type MaybeTexts<Given> = { readonly [Name in keyof Given]?: Text | null | undefined };
type Sent<Part extends string, Given> = [Given] extends [never]
  ? unknown
  : null extends Given
    ? { readonly [Name in Part]?: Given }
    : { readonly [Name in Part]: Given };

/** The arguments of a call. Query values that are null or undefined are left out. */
export type Given<At extends Address> = Sent<'params', Texts<Input<At, 'params'>>> &
  ([Input<At, 'querystring'>] extends [never]
    ? unknown
    : { readonly query?: MaybeTexts<Input<At, 'querystring'>> }) &
  Sent<'body', Input<At, 'body'>> & { readonly headers?: Record<string, string> };

export interface GivenToAny {
  params?: Record<string, Text>;
  query?: Record<string, Text | null | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
}

export type GivenTo<At extends Address> =
  Record<never, never> extends Given<At> ? [given?: Given<At>] : [given: Given<At>];

export type Answer<At extends Address> = Contract[At] extends { response: infer Answers }
  ? {
      [Status in keyof Answers]: Answers[Status] extends z.core.$ZodType ? z.output<Answers[Status]> : never;
    }[keyof Answers]
  : unknown;
