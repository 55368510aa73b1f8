import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { CatalogueDraft } from '#platform/ports/server/menus.ts';
import type { WorkerAnswer } from './large-saves.ts';
import { prepareSave } from './prepare-save.ts';

parentPort?.postMessage(prepare(workerData as CatalogueDraft));

function prepare(draft: CatalogueDraft): WorkerAnswer {
  try {
    return { prepared: prepareSave(draft) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refused: { code: error.code, details: error.details } };
  }
}
