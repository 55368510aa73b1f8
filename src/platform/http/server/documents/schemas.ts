import fastJson from 'fast-json-stringify';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchemaCompiler,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
} from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import * as z from 'zod';
import type { Endpoint } from '#platform/calls/wire/endpoints.ts';
import { describeIssue } from '#platform/calls/wire/faults.ts';
import type { AppError } from '#platform/errors/rules/errors.ts';
import { formFault } from '#platform/errors/rules/field-fault.ts';

export type Schema = z.core.$ZodType;

/** One schema gives a route its types, its validation, its fast serialisation and its documentation. */
export interface ZodProvider extends FastifyTypeProvider {
  validator: this['schema'] extends Schema ? z.core.output<this['schema']> : unknown;
  serializer: this['schema'] extends Schema ? z.core.input<this['schema']> : unknown;
}

/** The handler of a call, for a handler that two calls share. */
export type RouteHandler<Call extends Endpoint> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  unknown,
  Call['schema'],
  ZodProvider
>;

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodProvider
>;

z.config(z.locales.en());

export const validatorCompiler: FastifySchemaCompiler<unknown> =
  ({ schema }) =>
  (data: unknown) => {
    const result = z.safeParse(schema as Schema, data);
    return result.success ? { value: result.data } : { error: invalid(result.error.issues) };
  };

function invalid(issues: readonly z.core.$ZodIssue[]): AppError {
  return formFault(issues.slice(0, 100).flatMap(describeIssue));
}

type Serializer = (data: unknown) => string;

const serializers = new WeakMap<Schema, Serializer>();

/** Sends only what the schema names, whatever the handler returns. Compiled for each schema at its first use. */
export const serializerCompiler: FastifySerializerCompiler<Schema> =
  ({ schema }) =>
  (data: unknown) => {
    const known = serializers.get(schema);
    if (known) return known(data);
    const serialize: Serializer = fastJson(jsonSchema(schema, 'output') as fastJson.Schema);
    serializers.set(schema, serialize);
    return serialize(data);
  };

export function jsonSchema(schema: Schema, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-7' });
  return rest;
}
