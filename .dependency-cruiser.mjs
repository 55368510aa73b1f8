const testHelp = String.raw`/testing/|/test-[^/]+\.ts$`;
export const tests = String.raw`\.test\.tsx?$|${testHelp}`;
const queries = String.raw`[/-]queries\.ts$`;

/** @type {import('dependency-cruiser').ICruiseOptions} */
export const options = {
  doNotFollow: { path: '^node_modules/' },
  // A program that runs from this checkout has its files in `.setup`.
  exclude: { path: '^(\\.setup|dist|lib|data|docs)/' },
  // Types count: a type taken from the wrong part couples as much as a function does.
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'types', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
  },
  cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment: 'The domain imports itself, zod/mini and its English words: no I/O, no other part.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: tests },
      to: { pathNot: '^src/domain/|^node_modules/zod/(v4/)?(mini/|locales/en\\.)' },
    },
    {
      name: 'domain-tests',
      severity: 'error',
      from: { path: '^src/domain/.*\\.test\\.ts$' },
      to: { pathNot: '^src/domain/|^node_modules/' },
    },
    {
      name: 'ui-knows-only-domain',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/|^e2e/|^bench/|^scripts/', pathNot: '^src/(ui|domain)/' },
    },
    {
      name: 'ui-has-no-node',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'front-ends-are-apart',
      comment: 'Customer and back office know the server only through domain/api, and not each other.',
      severity: 'error',
      from: { path: '^src/(customer|backoffice)/' },
      to: { path: '^src/', pathNot: '^src/($1|ui|domain)/' },
    },
    {
      name: 'server-knows-only-domain',
      comment: 'The server gets the rendered customer page as a built artefact.',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/', pathNot: '^src/(server|dish-pictures|domain)/' },
    },
    {
      name: 'dish-pictures-know-only-domain',
      comment: 'Whoever draws a dish needs no store and no server.',
      severity: 'error',
      from: { path: '^src/dish-pictures/' },
      to: { path: '^src/|^e2e/|^bench/|^scripts/', pathNot: '^src/(dish-pictures|domain)/' },
    },
    {
      name: 'dish-pictures-have-one-door',
      comment: "import from '#dish-pictures'.",
      severity: 'error',
      from: { pathNot: '^src/dish-pictures/' },
      to: { path: '^src/dish-pictures/', pathNot: '^src/dish-pictures/dish-pictures\\.ts$' },
    },
    {
      name: 'small-zod-in-the-browser',
      comment: "import from 'zod/mini': the whole of zod is 24 to 90 kB.",
      severity: 'error',
      from: { path: '^src/(ui|customer)/', pathNot: tests },
      to: { path: '^node_modules/zod/', pathNot: '^node_modules/zod/(v4/)?mini/' },
    },
    {
      name: 'queries-stay-in-their-feature',
      comment: "Call the other feature's verbs, never its queries.",
      severity: 'error',
      from: { path: '^src/server/((?:(?:features|platform|program)/)?[^/]+)' },
      to: { path: `^src/server/.*${queries}`, pathNot: '^src/server/$1/' },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'Features stand on the platform, and not the other way round.',
      severity: 'error',
      from: { path: '^src/server/platform/', pathNot: tests },
      to: { path: '^src/server/', pathNot: '^src/server/platform/' },
    },
    {
      name: 'features-know-no-program',
      comment: 'Pages, the demo and the program are put together from features.',
      severity: 'error',
      from: { path: '^src/server/features/', pathNot: tests },
      to: { path: '^src/server/', pathNot: '^src/server/(platform|features)/' },
    },
    {
      name: 'sql-only-in-queries',
      comment: "SQL stands in a feature's queries.ts, in db and in realtime.",
      severity: 'error',
      from: { path: '^src/', pathNot: `${queries}|^src/server/platform/(db|realtime)/|${tests}` },
      to: { path: '^node_modules/(@types/)?(drizzle-orm|pg)/|^src/server/platform/db/drizzle\\.ts$' },
    },
    {
      name: 'adapters-only-in-main',
      comment: 'Only main.ts names concrete adapters; everything else gets an interface.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/server/main\\.ts$|/adapters/|${tests}` },
      to: { path: '^src/.*/adapters/' },
    },
    {
      name: 'embedded-only-in-main',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/server/main\\.ts$|^src/server/platform/db/embedded/|${tests}` },
      to: { path: '^src/server/platform/db/embedded/' },
    },
    {
      name: 'features-are-apart',
      comment: 'Routes compose features; a feature never imports its sibling.',
      severity: 'error',
      from: { path: '^src/customer/features/([^/]+)/' },
      to: { path: '^src/customer/features/', pathNot: '^src/customer/features/$1/' },
    },
    {
      name: 'features-have-a-face',
      comment: "A feature of the office imports another only through that one's folder face.",
      severity: 'error',
      from: { path: '^src/backoffice/features/([^/]+)/' },
      to: { path: '^src/backoffice/features/', pathNot: '^src/backoffice/features/($1/|[^/]+/face/)' },
    },
    {
      name: 'components-are-looks',
      comment: 'What calls the API is in a feature, or in its face.',
      severity: 'error',
      from: { path: '^src/backoffice/components/', pathNot: tests },
      to: { path: '^src/backoffice/(api|features|routes)/' },
    },
    {
      name: 'device-stands-alone',
      comment: 'What a browser keeps of the office is under the API: calls are given to it.',
      severity: 'error',
      from: { path: '^src/backoffice/device/', pathNot: tests },
      to: { path: '^src/backoffice/(api|components|features|routes|session)/' },
    },
    {
      name: 'nothing-imports-e2e',
      severity: 'error',
      from: { pathNot: '^e2e/' },
      to: { path: '^e2e/' },
    },
    {
      name: 'nothing-imports-bench',
      severity: 'error',
      from: { pathNot: '^(bench|e2e)/' },
      to: { path: '^bench/' },
    },
    {
      name: 'simulators-stand-alone',
      comment: 'A gateway that shared our code would share our mistakes.',
      severity: 'error',
      from: { path: '^simulators/' },
      to: { path: '^(src|e2e|bench|scripts)/' },
    },
    {
      name: 'only-tests-import-simulators',
      severity: 'error',
      from: { pathNot: `^(simulators|e2e)/|${tests}` },
      to: { path: '^simulators/' },
    },
    {
      name: 'src-imports-no-scripts',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: '^scripts/' },
    },
    {
      name: 'no-test-help-in-production',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: testHelp },
    },
    {
      name: 'nothing-imports-a-test',
      severity: 'error',
      from: {},
      to: { path: String.raw`\.test\.tsx?$` },
    },
    {
      name: 'no-dev-dependency-in-production',
      comment: 'What is served is built: the packages of the front ends are needed no longer then.',
      severity: 'error',
      from: { path: '^(src/(server|domain|dish-pictures)|simulators)/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], pathNot: '^node_modules/@types/' },
    },
    {
      name: 'no-undeclared-dependency',
      comment: 'tools/package.json has those of tests and scripts.',
      severity: 'error',
      from: { path: '^(src|simulators)/', pathNot: tests },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolved-import',
      comment: "A package's file by its .js name may hold only types; those tsc resolves.",
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: String.raw`^[@a-z].*/.*\.js$` },
    },
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphan',
      comment: 'Nothing imports this file, and it is no place where a program begins.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^src/',
        pathNot: String.raw`\.d\.ts$|/(main|entry-[a-z]+)\.tsx?$|${tests}`,
      },
      to: {},
    },
  ],
  options,
};
