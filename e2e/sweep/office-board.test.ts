import { beforeAll } from 'vitest';
import { boardScenes } from '../screens/board-scenes.ts';
import { floorScenes } from '../screens/floor-scenes.ts';
import { officeScenes } from '../screens/office-scenes.ts';
import { boardStates, tableStates } from '../screens/office-states.ts';
import { sellSome } from '../screens/sell.ts';
import { setStage } from '../testing/stage.ts';
import { sweepOffice, visit } from './sweep.ts';

const stage = await setStage();

beforeAll(async () => sellSome(await visit(stage)));

sweepOffice(stage, 'the board and what opens over it', [...boardScenes, ...boardStates]);
sweepOffice(stage, 'tables and the floor', [...tableStates, ...floorScenes]);
sweepOffice(stage, 'reports, bills, imports and history', officeScenes);
