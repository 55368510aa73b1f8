import type { DemoStore } from './demo-store.ts';
import { heritageCafe } from './stores/heritage-cafe.ts';
import { nightOwl } from './stores/night-owl.ts';
import { palaceRooms } from './stores/palace-rooms/store.ts';
import { saffronStreet } from './stores/saffron-street/store.ts';
import { udupiTiffin } from './stores/udupi-tiffin/store.ts';

export const DEMO_STORES: DemoStore[] = [saffronStreet, udupiTiffin, palaceRooms, heritageCafe, nightOwl];
