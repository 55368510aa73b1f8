import { parseArgs } from 'node:util';
import { connectionOf } from '../harness/database.ts';
import { newDataDir } from '../harness/program.ts';
import { median } from '../table.ts';
import { checkStore } from './check-store.ts';
import { runFailover } from './failover.ts';
import { startPair } from './pair.ts';
import { killInTurn, startFleet } from './processes.ts';
import { createRandom } from './random.ts';
import { readStored } from './read-stored.ts';
import { BACK_WITHIN_MS, chooseBlow, type RoundResult, runRound, startRig, VICTIMS } from './round.ts';
import { endureTroubles } from './streams/run-troubles.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    failovers: { type: 'string', default: '5' },
    troubles: { type: 'string', default: '' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
/** One turn kills each of three processes. */
const ROUNDS_OF_ONE_TURN = 20;
const random = createRandom(Number(values.seed));
const rounds = Number(values.rounds);

console.log(
  `${rounds} rounds of kill -9 under load, seed ${random.seed} (--rounds N, --failovers N, --troubles 'part of a name', --seed N)`,
);
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
    const later = checkStore(noted, await readStored(await connectionOf(home.dataDir), shop.storeId));
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
const fleet = await startFleet(3);
let fleetFaults = 0;
try {
  for (let turn = 1; turn <= Math.ceil(rounds / ROUNDS_OF_ONE_TURN); turn++) {
    const { acknowledged, unanswered, pictures, faults } = await killInTurn(fleet, random, 100);
    const figures = `${acknowledged} acknowledged, ${unanswered} unanswered, ${pictures} pictures`;
    console.log(`${faults.length === 0 ? '✓' : '✗'} three processes, turn ${turn}: ${figures}`);
    for (const fault of faults) console.log(`    ${fault}`);
    fleetFaults += faults.length;
  }
} finally {
  await fleet.stop();
}

const acknowledged = results.reduce((sum, result) => sum + result.acknowledged, 0);
const faulty = results.filter((result) => result.faults.length > 0).length;
console.log(
  `${acknowledged} orders were acknowledged before the blows; ${results.length - faulty} rounds passed, ${faulty} failed`,
);
const failedOver = await failOver();
const endured = await endureTroubles(random, (what) => what.includes(values.troubles));
process.exitCode = faulty + fleetFaults === 0 && failedOver && endured ? 0 : 1;

/** Each time over a pair of its own, since a standby is promoted only once. */
async function failOver(): Promise<boolean> {
  let allGood = true;
  for (let round = 1; round <= Number(values.failovers); round++) {
    const { dataDir, remove } = await newDataDir();
    const pair = await startPair(dataDir);
    const { faults, backAfterMs, acknowledged, unanswered } = await runFailover(pair, { dataDir, random });
    if (backAfterMs > BACK_WITHIN_MS) faults.push(`It took ${backAfterMs.toFixed(0)} ms to be back`);
    const figures = `${acknowledged} acknowledged, ${unanswered} unanswered, back after ${backAfterMs.toFixed(0)} ms`;
    console.log(`${faults.length === 0 ? '✓' : '✗'} failover ${round}: ${figures}`);
    for (const fault of faults) console.log(`    ${fault}`);
    allGood &&= faults.length === 0;
    await pair.stop();
    await remove();
  }
  return allGood;
}
