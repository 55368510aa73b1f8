import type * as z from 'zod/mini';
import type { OperatorAct } from '#operators/stores/rules/acts.ts';
import type { OperatorPermission } from '#operators/stores/rules/roles.ts';
import type { LimitBy, LimitName } from '#platform/limits/rules/policy.ts';
import type { Permission } from '#restaurant/people/rules/permissions.ts';
import { ofCommand, withKey } from './params.ts';

type Schema = z.core.$ZodType;

/** Limits that the server counts before it reads a body. A text says why it counts none, not even `calls`. */
type CountedAtOnce<Name extends LimitName> = readonly Name[] | string;

/** Who may call. */
type Admitted =
  /** Everybody: with the app token if one is set (guest), or at all times (anybody). */
  | {
      access: 'guest' | 'anybody';
      limits: CountedAtOnce<LimitBy<'network'>>;
      verified?: never;
      needsAccount?: never;
      forKeys?: never;
      logs?: never;
    }
  /** Any signed-in person. */
  | {
      access: 'account';
      limits?: CountedAtOnce<LimitBy<'network' | 'account'>>;
      verified?: never;
      needsAccount?: never;
      forKeys?: never;
      logs?: never;
    }
  /** Only operators of the brand whose role may do this. Everybody else is told that there is no such call. */
  | OfOperators
  /** Only a browser that a store has admitted as its tablet. */
  | {
      access: 'tablet';
      limits?: CountedAtOnce<LimitBy<'network' | 'tablet'>>;
      verified?: never;
      needsAccount?: never;
      forKeys?: never;
      logs?: never;
    }
  /** Members of the store in the address who have this permission. The verb may ask for more. */
  | {
      access: Permission;
      limits?: CountedAtOnce<LimitBy<'network' | 'account' | 'store' | 'account and store'>>;
      /** Only if their address is confirmed. */
      verified?: true;
      /** Only if they have signed in with a password. At a tablet they have proved no more than a PIN. */
      needsAccount?: true;
      /** Only for programs. Their key says of which store the call is, so its address does not. */
      forKeys?: true;
      logs?: never;
    };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * A call that changes something names the act under which the log of operators has it. One that may be sent again because
 * its answer was lost says what happens then: only POST makes something each time.
 */
type OfOperators = {
  access: OperatorPermission;
  limits?: CountedAtOnce<LimitBy<'network' | 'account'>>;
  verified?: never;
  needsAccount?: never;
  forKeys?: never;
} & (
  | { method: 'GET'; logs?: never; once?: never }
  | { method: 'POST'; logs: OperatorAct; once: Once }
  | { method: Exclude<Method, 'GET' | 'POST'>; logs: OperatorAct; once?: never }
);

/**
 * How a call counts once, however often it is sent: the server notes its Idempotency-Key with what it changes (`noted`),
 * the verb keeps a key (`kept`), or doing it again changes nothing (`same`).
 */
type Once = 'noted' | 'kept' | 'same';

/** Who may call, and which limits a call counts. Calls of signed-in people always count `calls` too. */
export type Admission = Admitted & {
  /** At a door for everybody: who has a key is counted by it, so that strangers use up nothing of theirs. */
  keyed?: true;
  /** Counted by the verb at each call, because only the verb knows the key, or whether the count is given back. */
  within?: readonly LimitName[];
  /** Counted by the verb on these occasions. */
  sometimes?: { readonly [Name in LimitName]?: string };
};

/** One call of the API. The server registers exactly this; clients use its types. */
export type Endpoint = Admission & {
  method: Method;
  url: string;
  /** Of the floor or the counter. */
  command?: Once;
  /** Of operators, and of the office, which keeps nothing without the line. */
  once?: Once;
  /** A body that works in any store: shown in the API document, and sent by the tests of every call. */
  example?: object;
  schema: {
    summary: string;
    params?: Schema;
    querystring?: Schema;
    headers?: Schema;
    body?: Schema;
    response?: Record<number, Schema>;
    consumes?: readonly string[];
    produces?: readonly string[];
  };
};

/** Declares the calls of a resource. Their keys become the operation ids of the API document. */
export function endpoints<const Calls extends Record<string, Endpoint>>(tag: string, calls: Calls): Calls {
  const named = Object.entries(calls).map(([operationId, call]) => {
    const given = call.command ? ofCommand : call.once === 'noted' ? withKey : null;
    const headers = given ? { headers: given } : {};
    const schema = { ...call.schema, ...headers, tags: [tag], operationId };
    return [operationId, { ...call, schema, config: { call } }];
  });
  return Object.fromEntries(named);
}
