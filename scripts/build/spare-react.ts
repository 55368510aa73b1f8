import type { Plugin, parseAst } from 'vite';

interface Unused {
  /** Functions that are never reached, or whose work nothing asks for, and what they return instead. */
  functions?: Record<string, 'undefined' | 'null' | '""'>;
  exports?: string[];
}

/** What React brings and no page of guests uses: a tenth of their script. Minifiers can't tell. */
const UNUSED: Record<string, Unused> = {
  'react-dom/cjs/react-dom-client.production.js': {
    functions: {
      // Links, styles and scripts in the head, which the server writes.
      isHostHoistableType: 'undefined',
      getResource: 'undefined',
      acquireResource: 'undefined',
      suspendResource: 'undefined',
      mountHoistable: 'undefined',
      getHydratableHoistableCache: 'undefined',
      accumulateSuspenseyCommitOnFiber: 'undefined',
      waitForCommitToBeReady: 'null',
      prefetchDNS: 'undefined',
      preconnect: 'undefined',
      preload: 'undefined',
      preloadModule: 'undefined',
      preinitStyle: 'undefined',
      preinitScript: 'undefined',
      preinitModuleScript: 'undefined',
      // The names of components in and around an error.
      getStackByFiberInDevAndProd: '""',
      getComponentNameFromType: 'null',
      // Forms whose action is a function.
      extractEvents$1: 'undefined',
      startHostTransition: 'undefined',
      requestFormReset: 'undefined',
      runActionStateAction: 'undefined',
      dispatchActionState: 'undefined',
      mountActionState: 'undefined',
      updateActionStateImpl: 'undefined',
      // <SuspenseList>, <Activity>, the compiler, findDOMNode and scheduled hydration.
      updateSuspenseListComponent: 'undefined',
      updateActivityComponent: 'undefined',
      useMemoCache: 'undefined',
      findCurrentFiberUsingSlowPath: 'null',
      attemptExplicitHydrationTarget: 'undefined',
      defaultOnDefaultTransitionIndicator: 'undefined',
    },
  },
  'react-dom/cjs/react-dom.production.js': {
    exports: [
      'preconnect',
      'prefetchDNS',
      'preinit',
      'preinitModule',
      'preload',
      'preloadModule',
      'requestFormReset',
      'unstable_batchedUpdates',
      'useFormState',
      'useFormStatus',
    ],
  },
  'react/cjs/react.production.js': {
    exports: [
      'Activity',
      'Children',
      'Profiler',
      'PureComponent',
      '__COMPILER_RUNTIME',
      'cache',
      'cacheSignal',
      'createRef',
      'startTransition',
      'unstable_useCacheRefresh',
      'useActionState',
      'useDebugValue',
      'useImperativeHandle',
      'useOptimistic',
      'useReducer',
      'useTransition',
    ],
  },
};

const LEFT_OUT = new Set(Object.values(UNUSED).flatMap(({ exports = [] }) => exports));

/** Leaves these parts of React out of guests' script. Refuses an import of them, and a React that has none of that name. */
export function spareReact(): Plugin {
  return {
    name: 'spare-react',
    transform(code, id) {
      const file = Object.keys(UNUSED).find((path) => id.endsWith(`/node_modules/${path}`));
      const body = file || code.includes('react') ? this.parse(code).body : [];
      if (file) return { code: leaveOut(file, code, body), map: null };
      for (const name of namesFromReact(body)) {
        if (LEFT_OUT.has(name))
          throw new Error(`${id} imports ${name}, which spare-react.ts leaves out of React`);
      }
      return null;
    },
  };
}

type Body = ReturnType<typeof parseAst>['body'];

function leaveOut(file: string, code: string, body: Body): string {
  const { functions = {}, exports = [] } = UNUSED[file] ?? {};
  const missing = new Set([...Object.keys(functions), ...exports]);
  let left = code;
  for (const statement of body.toReversed()) {
    const isFunction = statement.type === 'FunctionDeclaration';
    const name = isFunction
      ? statement.id?.name
      : /^exports\.(\w+) =/.exec(code.slice(statement.start, statement.end))?.[1];
    if (!(name && missing.delete(name))) continue;
    const [{ start, end }, text] =
      isFunction && statement.body ? [statement.body, `{ return ${functions[name]}; }`] : [statement, ''];
    left = left.slice(0, start) + text + left.slice(end);
  }
  if (missing.size > 0) throw new Error(`${file} has no ${[...missing].join(', ')}`);
  return left;
}

function namesFromReact(body: Body): string[] {
  return body
    .filter((statement) => statement.type === 'ImportDeclaration')
    .filter(({ source }) => source.value === 'react' || source.value === 'react-dom')
    .flatMap(({ specifiers }) => specifiers)
    .flatMap((specifier) =>
      specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
        ? specifier.imported.name
        : [],
    );
}
