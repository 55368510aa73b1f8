// npm run screens: takes a screenshot of every screen. Those that the README shows are written to
// docs/screens.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { launch, newDataDir, whenReady } from '../../bench/harness/program.ts';
import { DESKTOP, launchBrowser, newPerson, type PersonOptions } from '../testing/browser.ts';
import type { Scene } from './scene.ts';
import { scenes } from './scenes.ts';

const ROOT = join(import.meta.dirname, '../..');
const SHOWN = join(ROOT, 'docs/screens');
const OUT = join(ROOT, 'screens');
const QUALITY = 82;

const LOOKS: Record<string, PersonOptions> = {
  phone: {},
  'phone-dark': { dark: true },
  'phone-hindi': { hindi: true },
  desktop: { viewport: DESKTOP },
  'desktop-dark': { viewport: DESKTOP, dark: true },
};

const only = process.argv.slice(2);
const { dataDir, remove } = await newDataDir();
const password = 'a plain long one';
// QR codes and emails then show a name that phones could reach, as in a restaurant.
const PORT = process.env['PORT'] ?? '4480';
const PUBLIC_URL = 'http://thali.example';
const program = launch({ dataDir, env: { DEMO: '1', DEMO_PASSWORD: password, PORT, PUBLIC_URL } });
await whenReady(program);
const origin = `http://localhost:${PORT}`;
const browser = await launchBrowser();
await mkdir(OUT, { recursive: true });
try {
  for (const scene of scenes.filter(
    ({ name }) => only.length === 0 || only.some((part) => name.includes(part)),
  )) {
    for (const look of scene.looks) await take(scene, look);
  }
} finally {
  await browser.close();
  await program.stop();
  await remove();
}

async function take(scene: Scene, look: string): Promise<void> {
  const person = await newPerson(browser, origin, { ...LOOKS[look], density: 2, worker: true });
  const { hindi = false } = LOOKS[look] ?? {};
  await scene.arrange({ ...person, origin, password, hindi });
  // Waits for pictures that are still loading, and for the notices of earlier actions to go.
  await person.page.waitForLoadState('networkidle').catch(() => {});
  await person.page.waitForTimeout(scene.settleMs ?? 800);
  const picture = await person.page.screenshot({ animations: 'disabled' });
  const name = `${scene.name}-${look}.webp`;
  const folder = existsSync(join(SHOWN, name)) ? SHOWN : OUT;
  await sharp(picture).webp({ quality: QUALITY }).toFile(join(folder, name));
  await person.context.close();
  console.log(`${scene.name}-${look}`);
}
