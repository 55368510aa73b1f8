import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** One call of the API: the server serves it as it stands here, and clients take its types. */
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

/** A resource's calls, by the names that the document gives them. */
export function endpoints<const Calls extends Record<string, Endpoint>>(tag: string, calls: Calls): Calls {
  const named = Object.entries(calls).map(([operationId, { schema, ...call }]) => {
    const described = { ...schema, tags: [tag], operationId };
    return [operationId, { ...call, schema: described }];
  });
  return Object.fromEntries(named);
}
