import { boardScenes } from './board-scenes.ts';
import { dialogs } from './dialogs.ts';
import { editor } from './editor.ts';
import { floorScenes } from './floor-scenes.ts';
import { guestScenes } from './guest-scenes.ts';
import { officeScenes } from './office-scenes.ts';
import { people } from './people.ts';
import { FOUR, type Scene } from './scene.ts';
import { firstSetUp, settingsScenes } from './settings-scenes.ts';
import { at } from './steps.ts';
import { tabletDialogs, tabletScenes } from './tablet-scenes.ts';

const doors: Scene[] = [
  { name: 'sign-in', looks: FOUR, arrange: at('/auth/login') },
  { name: 'sign-up', looks: FOUR, arrange: at('/auth/register') },
];

/** What pictures are taken of. The last ones change what the others show. */
export const scenes: Scene[] = [
  ...settingsScenes,
  ...editor,
  ...people,
  ...guestScenes,
  ...doors,
  ...boardScenes,
  ...officeScenes,
  ...floorScenes,
  ...dialogs,
  ...tabletScenes,
  ...tabletDialogs,
  firstSetUp,
];
