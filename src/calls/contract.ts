import type * as z from 'zod/mini';
import type { Endpoint } from '#platform/calls/wire/endpoints.ts';
import type { CALLS } from './index.ts';

type Calls = typeof CALLS;

type AddressOf<Call> = Call extends Endpoint ? `${Call['method']} ${Call['url']}` : never;
type Contract = { [Name in keyof Calls as AddressOf<Calls[Name]>]: Calls[Name]['schema'] };

/** Method and address of a call. Browsers import only its types, so its schemas stay out of their bundles. */
export type Address = keyof Contract;

/** Commands of the floor and the counter: each has a key, under which it counts once. */
export type CommandAddress = {
  [Name in keyof Calls]: Calls[Name] extends { command: string } ? AddressOf<Calls[Name]> : never;
}[keyof Calls];

/** A command with what it was given, told apart by `at`. */
export type Command = { [At in CommandAddress]: { at: At; given: Given<At> } }[CommandAddress];

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
