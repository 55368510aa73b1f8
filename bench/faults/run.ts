import { parseArgs } from 'node:util';
import { newDataDir } from '../harness/program.ts';
import { median } from '../table.ts';
import { checkStore } from './check-store.ts';
import { createRandom } from './random.ts';
import { readStored } from './read-stored.ts';
import { BACK_WITHIN_MS, chooseBlow, type RoundResult, runRound, startRig, VICTIMS } from './round.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const random = createRandom(Number(values.seed));
const rounds = Number(values.rounds);

console.log(`${rounds} rounds of kill -9 under load, seed ${random.seed} (--rounds N, --seed N)`);
const home = await newDataDir();
const rig = await startRig({ dataDir: home.dataDir });
const results: RoundResult[] = [];
try {
  for (let round = 1; round <= rounds; round++) {
    const blow = chooseBlow(random, random.pick(VICTIMS));
    const result = await runRound(rig, random, blow);
    results.push(result);
    const { victim, acknowledged, unanswered, backAfterMs, faults } = result;
    if (backAfterMs > BACK_WITHIN_MS) faults.push(`It took ${backAfterMs.toFixed(0)} ms to be back`);
    const figures = `${acknowledged} acknowledged, ${unanswered} unanswered, back after ${backAfterMs.toFixed(0)} ms`;
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${round} ${victim}: ${figures}`);
    for (const fault of faults) console.log(`    ${fault}`);
  }
  // A later kill must not lose what earlier rounds have stored.
  for (const [index, { shop, noted, faults }] of results.entries()) {
    const later = checkStore(noted, await readStored(home.dataDir, shop.storeId));
    for (const fault of later) console.log(`✗ at the end, of round ${index + 1}: ${fault}`);
    faults.push(...later);
  }
} finally {
  await rig.program.stop();
  await home.remove();
}

for (const victim of VICTIMS) {
  const times = results.filter((result) => result.victim === victim).map(({ backAfterMs }) => backAfterMs);
  if (times.length === 0) continue;
  const [middle, worst] = [median(times), Math.max(...times)].map((ms) => `${ms.toFixed(0)} ms`);
  console.log(`${victim}: ${times.length} rounds, back after ${middle} (median), ${worst} (worst)`);
}
const acknowledged = results.reduce((sum, result) => sum + result.acknowledged, 0);
const faulty = results.filter((result) => result.faults.length > 0).length;
console.log(
  `${acknowledged} orders were acknowledged before the blows; ${results.length - faulty} rounds passed, ${faulty} failed`,
);
process.exitCode = faulty === 0 ? 0 : 1;
