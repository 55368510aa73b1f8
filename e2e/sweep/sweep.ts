import { expect, test } from 'vitest';
import { PATIENCE_MS } from '../../src/testing/server/wait-until.ts';
import type { Scene } from '../screens/scene.ts';
import type { Visitor } from '../screens/visitor.ts';
import type { PersonOptions } from '../testing/browser.ts';
import { DESKTOP } from '../testing/browser.ts';
import { DEMO_PASSWORD } from '../testing/demo.ts';
import { leave } from '../testing/offline.ts';
import type { Stage } from '../testing/stage.ts';
import { type Look, lookAt, readIn, SMALL, speak } from './look-at.ts';

export async function visit(stage: Stage, options: PersonOptions = {}): Promise<Visitor> {
  const person = await stage.person({ viewport: SMALL, ...options });
  return { ...person, origin: stage.origin, password: DEMO_PASSWORD, hindi: options.hindi ?? false };
}

/** Looks at each scene of guests on a small phone, and at its large words in Hindi. Answers the paths once they were seen. */
export function sweepGuests(stage: Stage, scenes: readonly Scene[], lookOf: (scene: Scene) => Look) {
  const seen = new Set<string>();
  const visits = scenes.flatMap((scene) =>
    (scene.isEnglish || !lookOf(scene).isLarge ? [false] : [false, true]).map((hindi) => ({
      name: scene.name,
      hindi,
      scene,
    })),
  );
  test.each(visits)('$name, in Hindi: $hindi', async ({ hindi, scene }) => {
    const visitor = await visit(stage, { hindi, worker: scene.worker ?? false });
    await scene.arrange(visitor);
    await (hindi ? readIn(visitor.page) : lookAt(visitor.page, lookOf(scene)));
    seen.add(new URL(visitor.page.url()).pathname);
    visitor.mayComplain(...(scene.complaints ?? []));
    if (scene.worker) await leave(visitor);
  });
  return seen;
}

/** A place in the back office, and how one comes there. */
type Place = Pick<Scene, 'name' | 'complaints' | 'arrange'>;

/** One person looks at all of these places on a desktop. */
export function sweepOffice(stage: Stage, what: string, places: readonly Place[]): void {
  test(what, { timeout: places.length * PATIENCE_MS }, async () => {
    const visitor = await visit(stage, { viewport: DESKTOP });
    expect(await findFaults(visitor, places)).toBe('');
  });
}

export async function findFaults(
  visitor: Visitor,
  places: readonly Place[],
  look: Look = {},
): Promise<string> {
  const faults: string[] = [];
  const { page } = visitor;
  const usual = page.viewportSize() ?? DESKTOP;
  for (const { name, arrange, complaints = [] } of places) {
    try {
      await page.setViewportSize(usual);
      await arrange(visitor);
      await lookAt(page, look);
      if (look.isLarge) {
        await speak(page, 'hi');
        await readIn(page);
        await speak(page, 'en');
      }
    } catch (error) {
      faults.push(`${name}: ${describe(error)}`);
      await page.evaluate(() => localStorage.removeItem('thali.language'));
    }
    visitor.mayComplain(...complaints);
    faults.push(...visitor.complaints.splice(0).map((complaint) => `${name}: ${complaint}`));
  }
  return faults.join('\n');
}

/** What an assertion has found, besides its message. */
function describe(error: unknown): string {
  const { message, actual } = error as Error & { actual?: unknown };
  return actual === undefined ? message : `${message}: ${JSON.stringify(actual)}`;
}
