// Deletes the snapshots of earlier schemas: the next migration is made from the newest alone.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const META = 'src/platform/db/server/migrations/meta';

const snapshots = readdirSync(META).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(join(META, name));
