import { editor } from '../screens/editor.ts';
import { menuStates, peopleStates, settingsStates } from '../screens/office-states.ts';
import { people } from '../screens/people.ts';
import { firstSetUp, settingsScenes } from '../screens/settings-scenes.ts';
import { setStage } from '../testing/stage.ts';
import { sweepOffice } from './sweep.ts';

const stage = await setStage();

sweepOffice(stage, 'the menu editor', [...editor, ...menuStates]);
sweepOffice(stage, 'people and accounts', [...people, ...peopleStates]);

/** Its gateway belongs to the program of the demo, which the tests of gateways start. */
const settings = settingsScenes.filter(({ name }) => name !== 'settings-payments-connected');
sweepOffice(stage, 'settings', [...settings, ...settingsStates, firstSetUp]);
