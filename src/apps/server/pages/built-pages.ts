import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { byLanguage } from '#platform/language/rules/languages.ts';
import type { InlineStyles, PageAssets, RenderPage } from '#restaurant/pages/wire/page.ts';
import type { TonesOf } from '#restaurant/pictures/wire/store-pictures.ts';

/** The built front ends: files that are sent as they are, and the page renderer. */
export interface BuiltPages {
  render: RenderPage;
  tonesOf: TonesOf;
  assets: PageAssets;
  /** Folders of files for browsers. */
  customer: string;
  backOffice: string;
  /** The page of the back office, with a placeholder for the nonce of its styles. */
  backOfficePage: string;
  /** The worker script, which caches menus for guests without a network. */
  worker: string;
  /** The script with which a restaurant's own website shows its menu. */
  embed: string;
}

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk>;

const ENTRY = 'src/apps/guests/entry-client.tsx';
const PLACES = 'src/apps/guests/routing/places-route.tsx';
const ORDER = 'src/apps/guests/routing/status-route.tsx';

export async function loadBuiltPages(dist: string): Promise<BuiltPages> {
  const customer = join(dist, 'customer');
  const backOffice = join(dist, 'backoffice');
  const manifest = JSON.parse(await readFile(join(customer, 'manifest.json'), 'utf8')) as Manifest;
  const fileOf = (name: string) => {
    const file = manifest[name]?.file;
    if (file === undefined) throw new Error(`${customer} has no ${name}: build the pages again.`);
    return `/assets/${file}`;
  };
  const first = chunksOf(manifest, ENTRY);
  const places = chunksOf(manifest, PLACES).filter((chunk) => !first.includes(chunk));
  const order = chunksOf(manifest, ORDER).filter((chunk) => !first.includes(chunk));
  const readStyles = async (chunks: Chunk[]): Promise<InlineStyles> => {
    const files = [...new Set(chunks.flatMap(({ css }) => css ?? []))];
    const styles = await Promise.all(files.map((file) => readFile(join(customer, file), 'utf8')));
    return { css: styles.join('').trim(), files: files.map((file) => `/assets/${file}`) };
  };
  const renderer = (await import(pathToFileURL(join(dist, 'renderer/entry-server.js')).href)) as {
    renderPage: RenderPage;
    tonesOf: TonesOf;
  };
  return {
    render: renderer.renderPage,
    tonesOf: renderer.tonesOf,
    assets: {
      script: fileOf(ENTRY),
      preloads: first.map(({ file }) => `/assets/${file}`).filter((file) => file !== fileOf(ENTRY)),
      styles: await readStyles(first),
      order: {
        scripts: order.map(({ file }) => `/assets/${file}`),
        styles: await readStyles(order),
      },
      places: {
        scripts: places.map(({ file }) => `/assets/${file}`),
        styles: [...new Set(places.flatMap(({ css }) => css ?? []))].map((file) => `/assets/${file}`),
      },
      texts: byLanguage((language) => fileOf(`src/texts/guests/main/${language}.ts`)),
    },
    customer,
    backOffice,
    backOfficePage: await readFile(join(backOffice, 'index.html'), 'utf8'),
    worker: await readFile(join(dist, 'worker/service-worker.js'), 'utf8'),
    embed: await readFile(join(dist, 'embed/embed.js'), 'utf8'),
  };
}

/** A script and its static imports, which may import each other. Dynamic ones are not needed for the first page. */
function chunksOf(manifest: Manifest, entry: string): Chunk[] {
  const seen = new Set<string>();
  const chunks: Chunk[] = [];
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) add(imported);
    chunks.push(chunk);
  };
  add(entry);
  return chunks;
}
