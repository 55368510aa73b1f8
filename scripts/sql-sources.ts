// The SQL step of the check: whole migrations, and SQL in the server's sources.
import { globSync, readFileSync } from 'node:fs';
import { fragmentFaults, migrationFaults } from '../src/platform/db/server/statements/sql-rules.ts';
import { sqlLiterals } from './sql-literals.ts';

const migrations = globSync('src/platform/db/server/migrations/**/*.sql').flatMap((path) =>
  migrationFaults(readFileSync(path, 'utf8')).map((fault) => `${path}: ${fault}`),
);

// The embedded server administers PostgreSQL itself, and the SQL rules contain what they forbid.
const sources = globSync('src/{*/*/server,apps/server}/**/*.ts', {
  exclude: ['**/*.test.ts', 'src/platform/db/server/embedded/**', 'src/platform/db/server/sql-rules/**'],
}).flatMap((path) => {
  const allowed = { notify: path.startsWith('src/platform/realtime/server/') };
  return sqlLiterals(path, readFileSync(path, 'utf8')).flatMap(({ line, sql }) =>
    fragmentFaults(sql, allowed).map((fault) => `${path}:${line}: ${fault}`),
  );
});

const faults = [...migrations, ...sources];
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
