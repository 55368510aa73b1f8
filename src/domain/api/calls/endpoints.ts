import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** One call of the API. The server registers it as it stands here; clients use its types. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
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
}

/** Declares the calls of a resource. Their keys become the operation ids of the API document. */
export function endpoints<const Calls extends Record<string, Endpoint>>(tag: string, calls: Calls): Calls {
  const named = Object.entries(calls).map(([operationId, { schema, ...call }]) => {
    const described = { ...schema, tags: [tag], operationId };
    return [operationId, { ...call, schema: described }];
  });
  return Object.fromEntries(named);
}
