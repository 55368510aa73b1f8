/** A schema as the API document has it. Nothing in it refers to something else. */
interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
}

interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  schema?: Schema;
}

interface Operation {
  summary: string;
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

export type Paths = Record<string, Record<string, Operation>>;

/** A file for whoever writes a program: the types of all calls, and a function that makes them. It imports nothing. */
export function writeClient(paths: Paths): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const address = `${method.toUpperCase()} ${path}`;
      const given = typeOfGiven(operation);
      return `  /** ${operation.summary}. */\n  '${address}': { given: ${given}; answer: ${typeOfAnswer(operation)} };`;
    }),
  );
  return `${HEAD}\nexport interface Calls {\n${calls.join('\n')}\n}\n${CONNECT}`;
}

function typeOfGiven({ parameters = [], requestBody }: Operation): string {
  const of = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const body = jsonOf(requestBody);
  const parts = [
    partOf('params', of('path')),
    partOf('query', of('query')),
    ...(body ? [`body: ${typeOf(body)}`] : []),
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'Nothing' : `{ ${parts.join('; ')} }`;
}

function partOf(name: string, parameters: Parameter[]): string {
  if (parameters.length === 0) return '';
  const isNeeded = parameters.some(({ required }) => required);
  const fields = parameters.map(
    (parameter) => `${parameter.name}${parameter.required ? '' : '?'}: ${typeOf(parameter.schema ?? {})}`,
  );
  return `${name}${isNeeded ? '' : '?'}: { ${fields.join('; ')} }`;
}

function typeOfAnswer({ responses }: Operation): string {
  const answers = Object.entries(responses)
    .filter(([status]) => /^2\d\d$/.test(status))
    .map(([, answer]) => jsonOf(answer));
  return answers.map((schema) => (schema ? typeOf(schema) : 'null')).join(' | ');
}

const jsonOf = (content: Content | undefined) => content?.content?.['application/json']?.schema;

export function typeOf(schema: Schema): string {
  if ('const' in schema) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(' | ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' | ');
  if (schema.type === 'array') return `(${typeOf(schema.items ?? {})})[]`;
  if (schema.type === 'object') return typeOfObject(schema);
  const plain: Record<string, string> = { integer: 'number', number: 'number', string: 'string' };
  return (
    plain[schema.type ?? ''] ??
    (schema.type === 'boolean' || schema.type === 'null' ? schema.type : 'unknown')
  );
}

function typeOfObject({ properties, required = [], additionalProperties }: Schema): string {
  if (!properties) {
    const values = typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown';
    return `Record<string, ${values}>`;
  }
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${typeOf(field)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

const HEAD = `// Written by scripts/check-api.ts from docs/api/v1.json. Copy it into your program: it imports nothing.

type Nothing = { params?: never; query?: never; body?: never };
`;

const CONNECT = `
interface Refused {
  code?: string;
  message?: string;
  details?: Record<string, unknown>;
}

/** What was refused, with the code by which a program tells it apart. */
export class ThaliError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Record<string, unknown>;

  constructor(status: number, refused: Refused) {
    super(refused.message ?? 'HTTP ' + status);
    this.name = 'ThaliError';
    this.status = status;
    this.code = refused.code ?? '';
    this.details = refused.details ?? {};
  }
}

type Given<Address extends keyof Calls> = {} extends Calls[Address]['given']
  ? [given?: Calls[Address]['given']]
  : [given: Calls[Address]['given']];

export type Call = <Address extends keyof Calls>(
  address: Address,
  ...given: Given<Address>
) => Promise<Calls[Address]['answer']>;

/** Makes calls with a key: \`await call('GET /v1/orders', { query: { limit: '10' } })\`. Calls for guests need none. */
export function connect(origin: string, key?: string): Call {
  return async (address, ...[given]) => {
    const { params = {}, query = {}, body } = (given ?? {}) as Record<string, Record<string, string> | undefined>;
    const [method = '', path = ''] = address.split(' ');
    const named = path.replace(/{(\\w+)}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const url = new URL(named, origin);
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
    const answer = await fetch(url, {
      method,
      headers: {
        ...(key === undefined ? {} : { authorization: 'Bearer ' + key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const read: unknown = answer.headers.get('content-type')?.includes('json') ? await answer.json() : {};
    if (!answer.ok) throw new ThaliError(answer.status, read as Refused);
    return read as never;
  };
}
`;
