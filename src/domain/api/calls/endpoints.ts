import type * as z from 'zod/mini';
import type { LimitBy, LimitName } from '../../limits/policy.ts';
import type { Permission } from '../../staff/permissions.ts';

type Schema = z.core.$ZodType;

/** Counted by the server, before it reads a body. A text says why nothing is counted, `calls` neither. */
type CountedAtOnce<Name extends LimitName> = readonly Name[] | string;

/** Who may call. */
type Admitted =
  /** Everybody: with the app token if one is set (guest), or at all times (anybody). */
  | { access: 'guest' | 'anybody'; limits: CountedAtOnce<LimitBy<'network'>>; verified?: never }
  /** Any signed-in person. */
  | { access: 'account'; limits?: CountedAtOnce<LimitBy<'network' | 'account'>>; verified?: never }
  /** Members of the store in the address who have this permission. The verb may ask for more. */
  | {
      access: Permission;
      limits?: CountedAtOnce<LimitBy<'network' | 'account' | 'store' | 'account and store'>>;
      /** Only if their address is confirmed. */
      verified?: true;
    };

/** Who may call and what a call counts, besides `calls`, which counts whoever is signed in. */
export type Admission = Admitted & {
  /** Counted by the verb each time: only there is known by what, or whether it is given back. */
  within?: readonly LimitName[];
  /** Counted by the verb on these occasions. */
  sometimes?: { readonly [Name in LimitName]?: string };
};

/** One call of the API. The server registers it as it stands here; clients use its types. */
export type Endpoint = Admission & {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
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
    const schema = { ...call.schema, tags: [tag], operationId };
    return [operationId, { ...call, schema, config: { call } }];
  });
  return Object.fromEntries(named);
}
