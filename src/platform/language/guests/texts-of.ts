import { use } from 'react';
import { useLanguage } from './use-texts.ts';

const arriving: Promise<unknown>[] = [];

/** Waits for the texts of the scripts that have run by now. */
export async function textsArrived(): Promise<void> {
  await Promise.all(arriving);
}

/**
 * The texts of a folder, of which a browser fetches one language, with the first script that shows them: a part that is
 * loaded on demand is not shown before its texts. The server has them all.
 */
export function textsOf<Texts>(subject: string, files: Record<string, () => Promise<Texts>>): () => Texts {
  const load = async () => {
    const texts = await files[`./${document.documentElement.lang}.ts`]?.();
    if (!texts) throw new Error(`No texts for ${subject}`);
    return texts;
  };
  const coming = typeof document === 'undefined' ? null : load();
  // Whoever shows them says that they could not be loaded. React needs no second look at what has arrived.
  coming?.then(
    (value) => Object.assign(coming, { status: 'fulfilled', value }),
    () => {},
  );
  if (coming) arriving.push(coming);
  return () => {
    const { all } = useLanguage();
    // Asked for each time: a component that has waited must not find fewer hooks when it is shown.
    const texts = (all?.[subject] as Texts | undefined) ?? (coming && use(coming));
    if (!texts) throw new Error(`No texts for ${subject}`);
    return texts;
  };
}
