import type { CallToolResult, Tool as ToolView } from '@modelcontextprotocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jsonSchema, type Schema } from '#platform/http/server/documents/schemas.ts';
import { sameOrigin } from '#platform/limits/server/network.ts';
import type { Tool } from '../rules/tools.ts';

interface ObjectSchema {
  properties?: Record<string, object>;
  required?: string[];
}

const PARTS = ['params', 'querystring', 'body'] as const;

const partOf = ({ call }: Tool, part: (typeof PARTS)[number]): ObjectSchema => {
  const schema = call.schema[part];
  return schema ? jsonSchema(schema as Schema, 'input') : {};
};

/** A tool as assistants are told of it: what its call takes, wherever the call takes it. */
export function describeTool(tool: Tool): ToolView {
  const { name, title, description, changes } = tool;
  const parts = PARTS.map((part) => partOf(tool, part));
  return {
    name,
    title,
    description,
    inputSchema: {
      type: 'object',
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
      required: parts.flatMap(({ required = [] }) => required),
      additionalProperties: false,
    },
    annotations: {
      title,
      readOnlyHint: changes === undefined,
      destructiveHint: false,
      idempotentHint: changes?.again !== 'more',
      openWorldHint: false,
    },
  };
}

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Makes the call of a tool as its key would make it, so that who may, how often, what is valid and what is logged are
 * those of the call. A refusal is an answer in words: the assistant can do something about it.
 */
export async function callTool(
  tool: Tool | undefined,
  given: Record<string, unknown>,
  { request, reply }: Asked,
): Promise<CallToolResult> {
  if (!tool) return refusal('There is no such tool for you. If there should be, the key lacks its scope.');
  const { call } = tool;
  const named = (part: (typeof PARTS)[number]) =>
    pick(given, Object.keys(partOf(tool, part).properties ?? {}));
  const unknown = Object.keys(given).filter((name) => !PARTS.some((part) => name in named(part)));
  if (unknown.length > 0) return refusal(`There is no ${unknown.join(', ')} here.`);
  const params = named('params');
  const leading = Object.keys(params).filter((name) => /^\.{1,2}$/.test(String(params[name])));
  if (leading.length > 0) return refusal(`${leading.join(', ')}: there is nothing of that name.`);
  const path = call.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  // That call is counted by itself.
  await request.giveBack?.();
  const answer = await request.server.inject({
    method: call.method,
    url: path,
    query: Object.fromEntries(
      Object.entries(named('querystring')).map(([name, value]) => [name, String(value)]),
    ),
    headers: sameCaller(request),
    ...sameOrigin(request),
    ...(call.schema.body ? { payload: named('body') } : {}),
  });
  for (const name of ['ratelimit', 'ratelimit-policy', 'retry-after']) {
    const told = answer.headers[name];
    if (told !== undefined) reply.header(name, told);
  }
  const body = answer.json<Record<string, unknown>>();
  if (answer.statusCode >= 400) return refusal(sayRefusal(body));
  return { content: [{ type: 'text', text: tool.say(body as never) }], structuredContent: body };
}

const refusal = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });

const pick = (given: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => name in given).map((name) => [name, given[name]]));

/** By which the inner call finds the same caller, at the same site and network. */
const CALLER = ['host', 'authorization', 'app-token', 'user-agent', 'forwarded', 'x-forwarded-for'];
const PROXIES = ['x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

const sameCaller = ({ headers }: FastifyRequest) =>
  pick(headers, [...CALLER, ...PROXIES]) as Record<string, string>;

interface Refused {
  message?: string;
  details?: { fields?: Record<string, string>; dishes?: string[]; scopes?: string[] };
}

function sayRefusal({ message = 'That did not work.', details = {} }: Refused): string {
  const { fields = {}, dishes = [], scopes = [] } = details;
  return [
    message,
    ...Object.entries(fields).map(([field, fault]) => `${field}: ${fault}.`),
    ...dishes,
    ...(scopes.length > 0 ? [`The key needs ${scopes.join(' or ')}.`] : []),
  ].join('\n');
}
