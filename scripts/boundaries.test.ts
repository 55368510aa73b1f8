import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cruiseSources, rules } from './boundaries/cruise-sources.ts';

const tree = mkdtempSync(join(tmpdir(), 'boundaries-'));
let violations: string[] = [];

// Files with their imports. Beside each wrong import stands the rule that must report it.
const planted: Record<string, Record<string, string>> = {
  'src/platform/money/rules/money.ts': {},
  '.setup/running/1/dist/cart.js': { './menu.js': '' },
  '.setup/running/1/dist/menu.js': { './cart.js': '' },
  'src/ordering/menu/rules/menu.ts': { '#platform/money/rules/money.ts': '', 'zod/mini': '' },
  'src/ordering/cart/rules/cart.ts': {
    '#ordering/menu/rules/menu.ts': '',
    zod: 'rules-are-pure',
    'node:fs': 'rules-are-pure',
    'fs/promises': 'rules-are-pure',
    fastify: 'rules-are-pure',
    '#apps/server/program/app.ts': 'rules-are-pure',
  },
  'src/ordering/cart/rules/cart.test.ts': { './cart.ts': '', vitest: '', 'node:assert': 'rules-tests' },
  'src/ordering/menu/wire/menu.ts': {
    '../rules/menu.ts': '',
    '../server/parse-menu-view.ts': 'rules-are-pure',
  },
  'src/ui/shared/button.ts': {
    '#platform/money/rules/money.ts': '',
    react: '',
    'node:path': 'looks-have-no-node',
    zod: 'small-zod-in-the-browser',
    '../../platform/calls/guests-api/call.ts': 'looks-fetch-nothing',
  },
  'src/dish-pictures/dish-pictures.ts': {
    './recipe.ts': '',
    '#ordering/menu/rules/menu.ts': '',
    '../platform/context/server/context.ts': 'dish-pictures-know-only-rules',
  },
  'src/dish-pictures/recipe.ts': {},
  'src/platform/calls/guests-api/call.ts': {
    '#ordering/menu/rules/menu.ts': '',
    'zod/mini': '',
    zod: 'small-zod-in-the-browser',
    '../../../tables/floor/office/signals.ts': 'guests-app-is-apart',
    '../../context/server/context.ts': 'guests-app-is-apart',
  },
  'src/apps/guests/routes.ts': {
    '../../ordering/menu/guests/page.ts': '',
    '../../ordering/cart/guests/sheet.ts': '',
  },
  'src/ordering/menu/guests/page.ts': {
    './card.ts': '',
    '../../../ui/shared/button.ts': '',
    '../../cart/guests/sheet.ts': 'guests-pages-are-apart',
  },
  'src/ordering/menu/guests/card.ts': { '#platform/money/rules/money.ts': '' },
  'src/ordering/cart/guests/sheet.ts': { react: '' },
  'src/apps/office/main.ts': { zod: '', '../../kitchen/board/office/page.ts': '' },
  'src/kitchen/board/office/page.ts': {
    '../../../tables/floor/office/face/chip.ts': '',
    '../../../tables/floor/office/signals.ts': 'subjects-have-a-face',
    '../../../ui/office/button.ts': '',
    '../../../ordering/cart/guests/sheet.ts': 'office-is-apart',
    '../../../ordering/menu/tables.ts': 'office-is-apart',
    '../../../apps/office/shell.ts': 'subjects-know-no-app',
  },
  'src/apps/office/shell.ts': {},
  'src/tables/floor/office/face/chip.ts': { '../signals.ts': '' },
  'src/tables/floor/office/signals.ts': { '../../table-list/office-api/tables.ts': '' },
  'src/ui/office/button.ts': {
    react: '',
    '../../tables/table-list/office-api/tables.ts': 'components-are-looks',
    '../../tables/floor/office/face/chip.ts': 'components-are-looks',
  },
  'src/tables/table-list/office-api/tables.ts': {},
  'src/restaurant/without-the-line/office/door.ts': {
    '#ordering/menu/rules/menu.ts': '',
    '../../../tables/table-list/office-api/tables.ts': 'the-device-stands-alone',
  },
  'src/apps/server/program/app.ts': {
    '../../../dish-pictures/dish-pictures.ts': '',
    '../../../dish-pictures/recipe.ts': 'dish-pictures-have-one-door',
    '../../../ordering/placing/server/place-order.ts': '',
    '../../../ordering/placing/server/queries.ts': 'queries-stay-in-their-subject',
    '../../../platform/mail/server/adapters/smtp.ts': 'adapters-only-in-main',
    '../../../platform/db/server/embedded/start.ts': 'embedded-only-in-main',
    '../../guests/routes.ts': 'server-is-apart',
    '../../../testing/server/database.ts': 'no-test-help-in-production',
    '../../../ordering/placing/server/test-orders.ts': 'no-test-help-in-production',
    autocannon: 'no-dev-dependency-in-production',
    '../../../../scripts/tool.ts': 'src-imports-no-scripts',
    '../../../../simulators/gateway/sim.ts': 'only-tests-import-simulators',
    '../../../ordering/placing/server/place-order.test.ts': 'nothing-imports-a-test',
    '../../../../e2e/journey.ts': 'nothing-imports-e2e',
    '../../../../bench/load.ts': 'nothing-imports-bench',
    leftpad: 'no-undeclared-dependency',
    './nowhere.ts': 'no-unresolved-import',
  },
  'src/apps/server/main.ts': {
    './program/app.ts': '',
    '../../platform/mail/server/adapters/smtp.ts': '',
    '../../platform/db/server/embedded/start.ts': '',
    pg: 'sql-only-in-queries',
  },
  'src/platform/context/server/context.ts': {
    '../../db/server/client.ts': '',
    'type pg': 'sql-only-in-queries',
  },
  'src/ordering/placing/server/place-order.ts': {
    './queries.ts': '',
    '../../menu/server/parse-menu-view.ts': '',
    '../../menu/server/queries.ts': 'queries-stay-in-their-subject',
    '../../menu/server/item-queries.ts': 'queries-stay-in-their-subject',
    'drizzle-orm': 'sql-only-in-queries',
    'drizzle-orm/pg-core': 'sql-only-in-queries',
  },
  'src/ordering/menu/server/show-page.ts': { '../../../apps/server/pages/page.ts': 'subjects-know-no-app' },
  'src/apps/server/pages/page.ts': { '../../../ordering/menu/server/parse-menu-view.ts': '' },
  'src/platform/realtime/server/feeds.ts': {
    '../../../ordering/placing/server/place-order.ts': 'platform-knows-no-subject',
  },
  'src/ordering/placing/server/place-order.test.ts': {
    './place-order.ts': '',
    '../../../testing/server/database.ts': '',
    '../../../platform/mail/server/adapters/smtp.ts': '',
    'drizzle-orm': '',
    vitest: '',
    '../../../../scripts/tool.ts': '',
    '../../../../simulators/gateway/sim.ts': '',
  },
  'src/ordering/placing/server/test-orders.ts': { vitest: '', '../../../testing/server/database.ts': '' },
  'src/ordering/placing/server/queries.ts': {
    'drizzle-orm': '',
    '../../../platform/db/server/client.ts': '',
  },
  'src/ordering/placing/tables.ts': {
    '#ordering/menu/rules/menu.ts': '',
    '../menu/tables.ts': '',
    '../../platform/db/server/drizzle.ts': '',
  },
  'src/stock/buying/tables.ts': {
    '../../ordering/placing/tables.ts': '',
    '../../ordering/placing/server/place-order.ts': 'tables-are-below-the-server',
  },
  'src/ordering/menu/tables.ts': {},
  'src/platform/db/server/drizzle.ts': {},
  'src/ordering/menu/server/queries.ts': { pg: '', '../tables.ts': '', '../../placing/tables.ts': '' },
  'src/ordering/menu/server/item-queries.ts': { pg: '' },
  'src/ordering/menu/server/parse-menu-view.ts': { './queries.ts': '', './item-queries.ts': '' },
  'src/platform/mail/server/adapters/smtp.ts': { './lines.ts': '', 'node:net': '' },
  'src/platform/mail/server/adapters/lines.ts': { '../wire.ts': '' },
  'src/platform/mail/server/wire.ts': { './frames.ts': '' },
  'src/platform/mail/server/frames.ts': { 'type ./wire.ts': 'no-cycle' },
  'src/platform/db/server/client.ts': { pg: '', 'drizzle-orm': '' },
  'src/platform/db/server/embedded/start.ts': { './cluster.ts': '' },
  'src/platform/db/server/embedded/cluster.ts': { 'node:child_process': '' },
  'src/platform/realtime/server/listen.ts': { pg: '' },
  'src/testing/server/database.ts': {
    pg: '',
    autocannon: '',
    '../../platform/db/server/embedded/start.ts': '',
  },
  // No files form a cycle here, but two subjects do, on one layer. On two layers they may.
  'src/money/bills/server/print-bill.ts': { '../../payments/server/list-payments.ts': '' },
  'src/money/bills/server/bill-numbers.ts': {},
  'src/money/payments/server/list-payments.ts': {},
  'src/money/payments/server/settle-order.ts': { 'type ../../bills/server/bill-numbers.ts': '' },
  'src/money/bills/rules/bill.ts': { '../../tabs/rules/tab.ts': '' },
  'src/money/tabs/server/level-tab.ts': { '../../bills/server/bill-numbers.ts': '' },
  'src/money/tabs/rules/tab.ts': {},
  'src/ordering/orders/server/forgotten.ts': { '': 'no-orphan' },
  'simulators/gateway/sim.ts': {
    'node:http': '',
    '../../src/platform/money/rules/money.ts': 'simulators-stand-alone',
  },
  'scripts/tool.ts': { '../bench/load.ts': 'nothing-imports-bench' },
  'bench/load.ts': { '../src/ordering/menu/server/queries.ts': '', autocannon: '' },
  'e2e/journey.ts': { '../bench/load.ts': '', '../src/platform/context/server/context.ts': '' },
};

beforeAll(async () => {
  const packages = {
    dependencies: ['zod', 'fastify', 'pg', 'drizzle-orm', 'react'],
    dev: ['vitest', 'autocannon'],
  };
  const versions = (names: string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']));
  write('package.json', {
    type: 'module',
    imports: Object.fromEntries(
      ['apps', 'ordering', 'platform'].map((room) => [`#${room}/*`, `./src/${room}/*`]),
    ),
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
  const [bills, payments] = ['src/money/bills/server', 'src/money/payments/server'];
  expect(violations).toContain(`no-folder-cycle: ${bills} -> ${payments}`);
  expect(violations).toContain(`no-folder-cycle: ${payments} -> ${bills}`);
  expect(violations.filter((violation) => /^no-folder-cycle.*money/.test(violation))).toHaveLength(2);
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
