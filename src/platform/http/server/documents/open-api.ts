import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Endpoint } from '#platform/calls/wire/endpoints.ts';
import { errorView } from '#platform/calls/wire/faults.ts';
import { describeAdmission } from './describe-admission.ts';
import { type App, jsonSchema, type Schema } from './schemas.ts';

/** Loads everything from this server. The page's library writes styles into its elements. */
const PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'";

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 120 40">
  <circle cx="20" cy="20" r="15" fill="none" stroke="#f90" stroke-width="3"/>
  <circle cx="15" cy="16" r="4" fill="#f90"/><circle cx="25" cy="17" r="3.5" fill="#f90"/>
  <circle cx="20" cy="26" r="4.5" fill="#f90"/>
  <text x="46" y="27" font-family="system-ui, sans-serif" font-size="20" font-weight="700" fill="#fff">API</text>
</svg>`;

const ABOUT = `Menus, ordering and the order desk. Every error answers {code, message, details?, requestId}.

With a key, made under Settings › Keys for programs (put it in with *Authorize* to try calls here):

\`\`\`sh
curl https://menu.example/v1/orders?limit=10 -H "Authorization: Bearer $KEY"
\`\`\`

\`\`\`ts
import { connect } from '../client.ts'; // docs/api/client.ts has the types of all calls of /v1, and imports nothing.

const call = connect('https://menu.example', process.env.KEY);
const { orders } = await call('GET /v1/orders', { query: { limit: '10' } });
\`\`\`

Assistants that speak MCP have the same calls at \`/mcp\`.`;

const INPUTS = ['body', 'params', 'querystring', 'headers'] as const;

interface Documented {
  version: string;
  /** The document is serialised for each reader, so readers are counted. */
  count: (request: FastifyRequest) => Promise<unknown>;
}

/** Builds the document from the schemas that validate and serialise. */
export async function openApi(app: App, { version, count }: Documented): Promise<void> {
  const onRequest = async (request: FastifyRequest) => {
    await count(request);
  };
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Every call',
        version,
        license: { name: 'MIT', identifier: 'MIT' },
        description: ABOUT,
      },
      components: {
        securitySchemes: {
          token: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description:
              '`token {token}`, as sign-up and log-in answer it. Browsers send a cookie in its place.',
          },
          key: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'thali_live_…',
            description:
              'For programs. An owner makes it under Settings › Keys for programs, with the scopes that it needs. Each answer tells in `RateLimit` how many calls are left.',
          },
          tablet: {
            type: 'apiKey',
            in: 'cookie',
            name: 'thali_tablet',
            description: 'Set when an owner or manager admits the browser as a tablet.',
          },
          appToken: { type: 'apiKey', in: 'header', name: 'app-token' },
        },
      },
    },
    transform: ({ schema, url, route }) => ({
      schema: toJsonSchemas({ ...describe(route.config?.call), ...schema } as RouteSchema),
      url,
    }),
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: PAGE_POLICY,
    theme: { title: 'Every call' },
    logo: { type: 'image/svg+xml', content: Buffer.from(LOGO), href: '/docs' },
    uiHooks: { onRequest },
    uiConfig: { url: '/docs/openapi.json', deepLinking: true, tryItOutEnabled: true },
  });
  app.get('/docs/openapi.json', { schema: { hide: true }, onRequest }, async ({ site }, reply) => {
    const document = app.swagger();
    const info = { ...document.info, title: site.brand.name };
    const named = { ...document, info, servers: [{ url: site.origin }] };
    return reply.header('cache-control', 'no-cache').send(named);
  });
}

type RouteSchema = Record<string, unknown> & {
  response?: Record<string, unknown>;
  produces?: readonly string[];
};

/** A call without a security entry is open to all. */
const describe = (call: Endpoint | undefined) =>
  call ? { ...describeAdmission(call), example: call.example } : { security: [] };

function toJsonSchemas({ produces, example, ...schema }: RouteSchema): RouteSchema {
  const converted: RouteSchema = { ...schema };
  for (const part of INPUTS) {
    const input = schema[part];
    if (isZod(input)) converted[part] = jsonSchema(input, 'input');
  }
  if (example !== undefined) converted['body'] = { ...(converted['body'] as object), examples: [example] };
  if (schema.hide) return converted;
  const answers = Object.entries(schema.response ?? {}).map(([status, answer]) => [
    status,
    isZod(answer) ? { description: 'As asked', ...jsonSchema(answer, 'output') } : answer,
  ]);
  converted.response = {
    ...(produces ? { 200: whole(produces) } : {}),
    ...(answers.length === 0 && !produces ? { default: { description: schema.summary } } : {}),
    ...Object.fromEntries(answers),
    '4xx': { description: 'Refused, with a code', ...jsonSchema(errorView, 'output') },
  };
  return converted;
}

/** The answer of calls that send no JSON: a picture, a PDF, a stream. */
function whole(types: readonly string[]): object {
  const content = Object.fromEntries(types.map((type) => [type, { schema: {} }]));
  return { description: 'As asked', content };
}

function isZod(value: unknown): value is Schema {
  return value instanceof z.core.$ZodType;
}
