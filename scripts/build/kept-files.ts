import type { Plugin } from 'vite';

/** The screens that an admitted tablet opens without a network. */
const KEPT =
  /\/(app-layout|board|floor-screen|items-page|pass-screen|station-screen|stock-page|tablet-screen|tablets-page|take-order-page|till-page)\.tsx?$/;

/** Names the files that those screens begin with, for the worker, in a file beside them. */
export const keptFiles: Plugin = {
  name: 'kept-files',
  enforce: 'post',
  generateBundle(_, bundle) {
    const kept = new Set(Object.keys(bundle).filter((name) => name.endsWith('.woff2')));
    const add = (name: string) => {
      const chunk = bundle[name];
      if (chunk?.type !== 'chunk' || kept.has(name)) return;
      kept.add(name);
      const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
      for (const file of [...importedCss, ...importedAssets]) if (!file.endsWith('.js')) kept.add(file);
      for (const imported of chunk.imports) add(imported);
    };
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && (chunk.isEntry || KEPT.test(chunk.facadeModuleId ?? '')))
        add(chunk.fileName);
    const source = [...kept].map((name) => `/assets/office/${name}\n`).join('');
    this.emitFile({ type: 'asset', fileName: 'kept-files.txt', source });
  },
};
