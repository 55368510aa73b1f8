import { gatewayCalls } from '#money/payments/wire/gateways-calls.ts';
import { healthCalls, metricsCalls } from '#operators/health/wire/health-calls.ts';
import { assistantCalls } from '#programs/assistants/wire/assistants-calls.ts';
import { v1Calls } from '#programs/v1/wire/v1-calls.ts';
import { v1GuestCalls } from '#programs/v1/wire/v1-guests-calls.ts';
import { proxyCalls } from '#restaurant/domains/wire/domains-calls.ts';
import * as own from './own-calls.ts';

/** All groups as one. It is named, since the compiler does not write out a type of this length. */
type Merged<Groups> = Both<Groups[keyof Groups]>;
type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** By name, whatever the order in which a bundler lists what a file exports. */
const merge = <Groups extends object>(groups: Groups): Merged<Groups> =>
  Object.assign(
    {},
    ...Object.entries(groups)
      .toSorted(byName)
      .map(([, calls]) => calls),
  );

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

/** The calls of our own apps. */
export const CALLS: Merged<typeof own> = merge(own);

/** The calls of gateways, proxies, health checks and programs with a key, which none of our apps makes. */
const others = { proxyCalls, gatewayCalls, healthCalls, metricsCalls, v1Calls, v1GuestCalls, assistantCalls };

/** All calls of this server. */
export const ALL_CALLS: Merged<typeof own & typeof others> = { ...CALLS, ...merge(others) };
