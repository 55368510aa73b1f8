import { options, tests } from './.dependency-cruiser.mjs';

/** Whole folders, without their tests: a test may use any part. */
export default {
  forbidden: [
    {
      name: 'no-folder-cycle',
      comment: 'Whoever reads one folder need not read the others that stand on it.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    includeOnly: { path: '^src/' },
    exclude: { path: tests },
    cache: { ...options.cache, folder: 'node_modules/.cache/dependency-cruiser-folders' },
  },
};
