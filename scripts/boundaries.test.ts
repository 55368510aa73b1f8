import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cruiseSources, rules } from './boundaries/cruise-sources.ts';

const tree = mkdtempSync(join(tmpdir(), 'boundaries-'));
let violations: string[] = [];

// Files with their imports. Beside each wrong import stands the rule that must report it.
const planted: Record<string, Record<string, string>> = {
  'src/domain/money.ts': {},
  '.setup/running/1/dist/cart.js': { './menu.js': '' },
  '.setup/running/1/dist/menu.js': { './cart.js': '' },
  'src/domain/menu.ts': { './money.ts': '', 'zod/mini': '' },
  'src/domain/cart.ts': {
    './menu.ts': '',
    zod: 'domain-is-pure',
    'node:fs': 'domain-is-pure',
    'fs/promises': 'domain-is-pure',
    fastify: 'domain-is-pure',
    '#server/program/app.ts': 'domain-is-pure',
  },
  'src/domain/cart.test.ts': { './cart.ts': '', vitest: '', 'node:assert': 'domain-tests' },
  'src/ui/button.ts': {
    '#domain/money.ts': '',
    react: '',
    'node:path': 'ui-has-no-node',
    zod: 'small-zod-in-the-browser',
    '../customer/api.ts': 'ui-knows-only-domain',
  },
  'src/dish-pictures/dish-pictures.ts': {
    './recipe.ts': '',
    '#domain/menu.ts': '',
    '../server/platform/context.ts': 'dish-pictures-know-only-domain',
  },
  'src/dish-pictures/recipe.ts': {},
  'src/customer/api.ts': {
    '#domain/menu.ts': '',
    'zod/mini': '',
    zod: 'small-zod-in-the-browser',
    '../backoffice/main.ts': 'front-ends-are-apart',
    '../server/platform/context.ts': 'front-ends-are-apart',
  },
  'src/customer/routes.ts': { './features/menu/page.ts': '', './features/cart/sheet.ts': '' },
  'src/customer/features/menu/page.ts': {
    './card.ts': '',
    '../../../ui/button.ts': '',
    '../cart/sheet.ts': 'features-are-apart',
  },
  'src/customer/features/menu/card.ts': { '#domain/money.ts': '' },
  'src/customer/features/cart/sheet.ts': { react: '' },
  'src/backoffice/main.ts': {
    zod: '',
    './features/board/page.ts': '',
    '../customer/features/cart/sheet.ts': 'front-ends-are-apart',
  },
  'src/backoffice/features/board/page.ts': {
    '../floor/face/chip.ts': '',
    '../floor/signals.ts': 'features-have-a-face',
    '../../components/button.ts': '',
  },
  'src/backoffice/features/floor/face/chip.ts': { '../signals.ts': '' },
  'src/backoffice/features/floor/signals.ts': { '../../api/tables.ts': '' },
  'src/backoffice/components/button.ts': {
    react: '',
    '../api/tables.ts': 'components-are-looks',
    '../features/floor/face/chip.ts': 'components-are-looks',
  },
  'src/backoffice/api/tables.ts': {},
  'src/backoffice/device/door.ts': { '#domain/menu.ts': '', '../api/tables.ts': 'device-stands-alone' },
  'src/server/program/app.ts': {
    '../../dish-pictures/dish-pictures.ts': '',
    '../../dish-pictures/recipe.ts': 'dish-pictures-have-one-door',
    '../features/placing/place-order.ts': '',
    '../features/placing/queries.ts': 'queries-stay-in-their-feature',
    '../platform/mail/adapters/smtp.ts': 'adapters-only-in-main',
    '../platform/db/embedded/start.ts': 'embedded-only-in-main',
    '../../customer/routes.ts': 'server-knows-only-domain',
    '../testing/database.ts': 'no-test-help-in-production',
    '../features/placing/test-orders.ts': 'no-test-help-in-production',
    autocannon: 'no-dev-dependency-in-production',
    '../../../scripts/tool.ts': 'src-imports-no-scripts',
    '../../../simulators/gateway/sim.ts': 'only-tests-import-simulators',
    '../features/placing/place-order.test.ts': 'nothing-imports-a-test',
    '../../../e2e/journey.ts': 'nothing-imports-e2e',
    '../../../bench/load.ts': 'nothing-imports-bench',
    leftpad: 'no-undeclared-dependency',
    './nowhere.ts': 'no-unresolved-import',
  },
  'src/server/main.ts': {
    './program/app.ts': '',
    './platform/mail/adapters/smtp.ts': '',
    './platform/db/embedded/start.ts': '',
    pg: 'sql-only-in-queries',
  },
  'src/server/platform/context.ts': { './db/client.ts': '', 'type pg': 'sql-only-in-queries' },
  'src/server/features/placing/place-order.ts': {
    './queries.ts': '',
    '../menus/parse-menu-view.ts': '',
    '../menus/queries.ts': 'queries-stay-in-their-feature',
    '../menus/item-queries.ts': 'queries-stay-in-their-feature',
    'drizzle-orm': 'sql-only-in-queries',
    'drizzle-orm/pg-core': 'sql-only-in-queries',
  },
  'src/server/features/menus/show-page.ts': { '../../pages/page.ts': 'features-know-no-program' },
  'src/server/pages/page.ts': { '../features/menus/parse-menu-view.ts': '' },
  'src/server/platform/realtime/feeds.ts': {
    '../../features/placing/place-order.ts': 'platform-knows-no-feature',
  },
  'src/server/features/placing/place-order.test.ts': {
    './place-order.ts': '',
    '../../testing/database.ts': '',
    '../../platform/mail/adapters/smtp.ts': '',
    'drizzle-orm': '',
    vitest: '',
    '../../../../scripts/tool.ts': '',
    '../../../../simulators/gateway/sim.ts': '',
  },
  'src/server/features/placing/test-orders.ts': { vitest: '', '../../testing/database.ts': '' },
  'src/server/features/placing/queries.ts': { 'drizzle-orm': '', '../../platform/db/client.ts': '' },
  'src/server/features/menus/queries.ts': { pg: '' },
  'src/server/features/menus/item-queries.ts': { pg: '' },
  'src/server/features/menus/parse-menu-view.ts': { './queries.ts': '', './item-queries.ts': '' },
  'src/server/platform/mail/adapters/smtp.ts': { './lines.ts': '', 'node:net': '' },
  'src/server/platform/mail/adapters/lines.ts': { '../wire.ts': '' },
  'src/server/platform/mail/wire.ts': { './frames.ts': '' },
  'src/server/platform/mail/frames.ts': { 'type ./wire.ts': 'no-cycle' },
  'src/server/platform/db/client.ts': { pg: '', 'drizzle-orm': '' },
  'src/server/platform/db/embedded/start.ts': { './cluster.ts': '' },
  'src/server/platform/db/embedded/cluster.ts': { 'node:child_process': '' },
  'src/server/platform/realtime/listen.ts': { pg: '' },
  'src/server/testing/database.ts': { pg: '', autocannon: '', '../platform/db/embedded/start.ts': '' },
  // No files form a cycle here, but the two folders do.
  'src/server/features/bills/print-bill.ts': { '../payments/list-payments.ts': '' },
  'src/server/features/bills/bill-numbers.ts': {},
  'src/server/features/payments/list-payments.ts': {},
  'src/server/features/payments/settle-order.ts': { 'type ../bills/bill-numbers.ts': '' },
  'src/server/forgotten.ts': { '': 'no-orphan' },
  'simulators/gateway/sim.ts': { 'node:http': '', '../../src/domain/money.ts': 'simulators-stand-alone' },
  'scripts/tool.ts': { '../bench/load.ts': 'nothing-imports-bench' },
  'bench/load.ts': { '../src/server/features/menus/queries.ts': '', autocannon: '' },
  'e2e/journey.ts': { '../bench/load.ts': '', '../src/server/platform/context.ts': '' },
};

beforeAll(async () => {
  const packages = {
    dependencies: ['zod', 'fastify', 'pg', 'drizzle-orm', 'react'],
    dev: ['vitest', 'autocannon'],
  };
  const versions = (names: string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']));
  write('package.json', {
    type: 'module',
    imports: { '#domain/*': './src/domain/*', '#server/*': './src/server/*' },
    dependencies: versions(packages.dependencies),
    devDependencies: versions(packages.dev),
  });
  for (const name of [...packages.dependencies, ...packages.dev, 'leftpad']) {
    const exports = { '.': './index.js', './mini': './mini/index.js', './pg-core': './pg-core/index.js' };
    write(`node_modules/${name}/package.json`, { name, version: '1.0.0', type: 'module', exports });
    for (const file of Object.values(exports)) write(`node_modules/${name}/${file}`, 'export {};');
  }
  for (const [path, imports] of Object.entries(planted)) {
    const names = Object.keys(imports).filter((name) => name !== '');
    write(path, `${names.map(importLine).join('\n')}\nexport const value = 1;\n`);
  }
  violations = await cruiseSources(tree, { cache: false });
});

afterAll(() => rmSync(tree, { recursive: true }));

const cases = Object.entries(planted).flatMap(([from, imports]) =>
  Object.entries(imports).map(([to, rule]) => ({ from, to: to.replace('type ', ''), rule })),
);

test.each(cases.filter(({ rule }) => rule !== ''))('$rule: $from imports $to', ({ from, to, rule }) => {
  expect(violations).toContain(`${rule}: ${from} -> ${targetOf(from, to)}`);
});

test('allowed imports are not reported, and every rule was tried', () => {
  const expected = new Set(
    cases
      .filter(({ rule }) => rule !== '')
      .map(({ from, to, rule }) => `${rule}: ${from} -> ${targetOf(from, to)}`),
  );
  const isOfFiles = (violation: string) => !violation.startsWith('no-folder-cycle');
  expect(violations.filter(isOfFiles).filter((violation) => !expected.has(violation))).toEqual([]);
  const tried = new Set(cases.map(({ rule }) => rule));
  expect(rules.filter((name) => !tried.has(name))).toEqual([]);
});

test('folders that need each other are reported, type imports included', () => {
  const [bills, payments] = ['src/server/features/bills', 'src/server/features/payments'];
  expect(violations).toContain(`no-folder-cycle: ${bills} -> ${payments}`);
  expect(violations).toContain(`no-folder-cycle: ${payments} -> ${bills}`);
});

function importLine(name: string, index: number): string {
  return name.startsWith('type ')
    ? `import type * as import${index} from '${name.slice(5)}';`
    : `import * as import${index} from '${name}';`;
}

function write(path: string, content: string | object): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), typeof content === 'string' ? content : JSON.stringify(content));
}

function targetOf(from: string, to: string): string {
  if (to === '') return from;
  if (to === './nowhere.ts') return to;
  if (to.startsWith('#')) return `src/${to.slice(1)}`;
  if (to.startsWith('.')) return join(dirname(from), to);
  if (/^(node:|fs\/)/.test(to)) return to.replace('node:', '');
  return `node_modules/${to.split('/')[0]}/${to.includes('/') ? `${to.split('/')[1]}/` : ''}index.js`;
}
