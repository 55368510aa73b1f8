import { openDoor } from '../door.ts';
import type { Random } from '../random.ts';
import { type Endured, endure, type Trouble } from './endure.ts';
import { makeSmallDisk } from './full-disk.ts';
import { printerAndGatewayHang, SILENT_FROM_THE_START, silentAt } from './others-hang.ts';
import { type Stage, setStage } from './stage.ts';
import { DATABASE_TROUBLES } from './troubles.ts';

const WHOLE_WITHIN_MS = 5_000;
/** It calls printers and gateways at this machine. */
const BRISK = 'bench/faults/streams/brisk-main.ts';

/** Holds every stream open through every trouble. Prints a row for each, and answers whether all are good. */
export async function endureTroubles(random: Random, isWanted: (what: string) => boolean): Promise<boolean> {
  const results: boolean[] = [];
  const play = async (stage: Stage, troubles: readonly Trouble[]) => {
    try {
      for (const trouble of troubles) results.push(print(await endure(stage, trouble, random)));
    } catch (error) {
      console.log(`✗ ${(error as Error).message}`);
      results.push(false);
    } finally {
      await stage.stop();
    }
  };
  const wanted = DATABASE_TROUBLES.filter(({ what }) => isWanted(what));
  if (wanted.length > 0) await play(await setStage(), wanted);

  const disk = isWanted('has a full disk') ? makeSmallDisk() : null;
  if (disk) {
    await play(await setStage({ directory: disk.directory }), [disk.full]);
    disk.remove();
  }
  if (isWanted(SILENT_FROM_THE_START.what)) {
    const silent = await openDoor(() => null);
    await play(await setStage({ env: silentAt(silent) }), [SILENT_FROM_THE_START]);
    silent.close();
  }
  const hanging = await printerAndGatewayHang();
  if (isWanted(hanging.what)) await play(await setStage({ entry: BRISK }), [hanging]);
  return results.every((isGood) => isGood);
}

function print({ what, wholeAfterMs, last, acknowledged, faults }: Endured): boolean {
  if (wholeAfterMs > WHOLE_WITHIN_MS) faults.push(`It took ${wholeAfterMs.toFixed(0)} ms to be whole again`);
  const isGood = faults.length === 0;
  const figures = `${acknowledged} acknowledged, whole after ${wholeAfterMs.toFixed(0)} ms (${last})`;
  console.log(`${isGood ? '✓' : '✗'} every stream is open, the database ${what}: ${figures}`);
  for (const fault of faults) console.log(`    ${fault}`);
  return isGood;
}
