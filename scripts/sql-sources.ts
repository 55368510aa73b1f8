// The SQL step of the check: whole migrations, and SQL in the server's sources.
import { globSync, readFileSync } from 'node:fs';
import { fragmentFaults, migrationFaults } from '../src/server/platform/db/sql-rules.ts';
import { sqlLiterals } from './sql-literals.ts';

const migrations = globSync('src/server/platform/db/migrations/**/*.sql').flatMap((path) =>
  migrationFaults(readFileSync(path, 'utf8')).map((fault) => `${path}: ${fault}`),
);

// The embedded server administers PostgreSQL itself, and the SQL rules contain what they forbid.
const sources = globSync('src/server/**/*.ts', {
  exclude: [
    '**/*.test.ts',
    'src/server/testing/**',
    'src/server/platform/db/embedded/**',
    'src/server/platform/db/sql-rules/**',
  ],
}).flatMap((path) => {
  const allowed = { notify: path.startsWith('src/server/platform/realtime/') };
  return sqlLiterals(path, readFileSync(path, 'utf8')).flatMap(({ line, sql }) =>
    fragmentFaults(sql, allowed).map((fault) => `${path}:${line}: ${fault}`),
  );
});

const faults = [...migrations, ...sources];
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
