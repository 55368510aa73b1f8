const testHelp = String.raw`/testing/|/test-[^/]+\.ts$`;
export const tests = String.raw`\.test\.tsx?$|${testHelp}`;
const queries = String.raw`[/-]queries\.ts$`;
const pure = '^src/([^/]+/[^/]+/(rules|wire)|calls)/';
const ofGuests = '^src/([^/]+/[^/]+/(guests|guests-api|texts/guests)|(texts|ui|apps)/guests)/';
const ofOffice = '^src/([^/]+/[^/]+/(office|office-api|texts/office)|(texts|ui|apps)/office)/';
const ofServer = '^src/([^/]+/[^/]+/server|(apps|testing)/server)/';
const tables = String.raw`^src/[^/]+/[^/]+/tables\.ts$`;

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
      name: 'rules-are-pure',
      comment: 'Rules and wire import each other, zod/mini and its English words: no I/O, no other layer.',
      severity: 'error',
      from: { path: pure, pathNot: tests },
      to: { pathNot: `${pure}|^node_modules/zod/(v4/)?(mini/|locales/en\\.)` },
    },
    {
      name: 'rules-tests',
      severity: 'error',
      from: { path: `(${pure}).*\\.test\\.ts$` },
      to: { pathNot: `${pure}|^src/testing/rules/|^node_modules/` },
    },
    {
      name: 'looks-fetch-nothing',
      comment: 'What both front ends share knows no layer but rules and wire.',
      severity: 'error',
      from: { path: '^src/ui/shared/' },
      to: { path: '^src/|^e2e/|^bench/|^scripts/', pathNot: `^src/ui/shared/|${pure}` },
    },
    {
      name: 'looks-have-no-node',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'guests-app-is-apart',
      comment: 'What guests load knows rules, wire, its own texts and looks: not the office, not the server.',
      severity: 'error',
      from: { path: ofGuests, pathNot: tests },
      to: { path: '^src/', pathNot: `${ofGuests}|^src/ui/shared/|${pure}` },
    },
    {
      name: 'office-is-apart',
      severity: 'error',
      from: { path: ofOffice, pathNot: tests },
      to: { path: '^src/', pathNot: `${ofOffice}|^src/ui/shared/|${pure}` },
    },
    {
      name: 'server-is-apart',
      comment: 'The server gets the rendered page of guests as a built artefact.',
      severity: 'error',
      from: { path: ofServer },
      to: { path: '^src/', pathNot: `${ofServer}|${tables}|^src/dish-pictures/|^src/testing/rules/|${pure}` },
    },
    {
      name: 'tables-are-below-the-server',
      comment:
        "A subject's columns refer to those of others, and to the words of rules and wire. Only servers know them.",
      severity: 'error',
      from: { path: tables },
      to: { pathNot: `${tables}|${pure}|^src/platform/db/server/(columns|drizzle)\\.ts$` },
    },
    {
      name: 'dish-pictures-know-only-rules',
      comment: 'Whoever draws a dish needs no store and no server.',
      severity: 'error',
      from: { path: '^src/dish-pictures/' },
      to: { path: '^src/|^e2e/|^bench/|^scripts/', pathNot: `^src/dish-pictures/|${pure}` },
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
      from: { path: `^src/ui/shared/|${ofGuests}`, pathNot: tests },
      to: { path: '^node_modules/zod/', pathNot: '^node_modules/zod/(v4/)?mini/' },
    },
    {
      name: 'queries-stay-in-their-subject',
      comment: "Call the other subject's verbs, never its queries.",
      severity: 'error',
      from: { path: '^src/([^/]+/[^/]+/[^/]+)/' },
      to: { path: `^src/.*/server.*${queries}`, pathNot: '^src/$1/' },
    },
    {
      name: 'platform-knows-no-subject',
      comment: 'Subjects stand on the platform, and not the other way round.',
      severity: 'error',
      from: { path: '^src/platform/[^/]+/server/', pathNot: tests },
      to: { path: ofServer, pathNot: '^src/platform/' },
    },
    {
      name: 'subjects-know-no-app',
      comment: 'Each app is put together from subjects.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/apps/|${pure}|${tests}` },
      to: { path: '^src/apps/' },
    },
    {
      name: 'sql-only-in-queries',
      comment: "SQL stands in a subject's queries.ts, in db and in realtime.",
      severity: 'error',
      from: { path: '^src/', pathNot: `${queries}|${tables}|^src/platform/(db|realtime)/|${tests}` },
      to: { path: '^node_modules/(@types/)?(drizzle-orm|pg)/|^src/platform/db/server/drizzle\\.ts$' },
    },
    {
      name: 'adapters-only-in-main',
      comment: 'Only main.ts names concrete adapters; everything else gets an interface.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/apps/server/main\\.ts$|/adapters/|${tests}` },
      to: { path: '^src/.*/adapters/' },
    },
    {
      name: 'embedded-only-in-main',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: `^src/apps/server/main\\.ts$|^src/platform/db/server/embedded/|${tests}`,
      },
      to: { path: '^src/platform/db/server/embedded/' },
    },
    {
      name: 'guests-pages-are-apart',
      comment:
        'Routes compose what guests see; a subject imports another one only through its calls or prices.',
      severity: 'error',
      from: { path: '^src/(?!platform/)([^/]+/[^/]+)/guests/' },
      to: { path: '^src/[^/]+/[^/]+/guests/', pathNot: '^src/($1|platform/[^/]+|ordering/prices)/' },
    },
    {
      name: 'subjects-have-a-face',
      comment: "A subject's office imports another one only through that one's folder face.",
      severity: 'error',
      from: { path: '^src/([^/]+/[^/]+)/office/', pathNot: tests },
      to: {
        path: '^src/[^/]+/[^/]+/office/',
        pathNot: '^src/($1/|restaurant/(access|without-the-line)/|[^/]+/[^/]+/office/face/)',
      },
    },
    {
      name: 'components-are-looks',
      comment: 'What calls the API is in a subject, or in its face.',
      severity: 'error',
      from: { path: '^src/ui/office/', pathNot: tests },
      to: {
        path: `${ofOffice}|-api/`,
        pathNot: '^src/(ui|texts)/|^src/restaurant/(access|without-the-line)/office/',
      },
    },
    {
      name: 'the-device-stands-alone',
      comment: 'What a browser keeps of the office is under the API: calls are given to it.',
      severity: 'error',
      from: { path: '^src/restaurant/without-the-line/office/', pathNot: tests },
      to: { path: `${ofOffice}|-api/`, pathNot: '^src/restaurant/without-the-line/office/' },
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
      from: { path: `${ofServer}|${pure}|^(src/dish-pictures|simulators)/`, pathNot: tests },
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
