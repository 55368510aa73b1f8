import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { drawPictures, FRAMES, mainColor, type Picture, toWebp } from '#dish-pictures';
import { atMost } from '#platform/work/server/at-most.ts';
import { colouredUrl } from '#restaurant/pictures/server/image-name.ts';
import { createFolderMasters } from '#restaurant/pictures/server/masters/folder-masters.ts';
import type { DemoStore } from './demo-store.ts';

/** Where a package has the pictures of its demo stores. A repository has none and draws them. */
const PACKED = join(import.meta.dirname, '../../../../demo-pictures');
/** Dishes are smaller than an owner's, so that they are soon drawn. */
const SIZES = { ...FRAMES, item: { width: 640, height: 480 } };
/** Guests look at them while the rest is drawn behind. */
const DRAWN_AT_ONCE = 2;

type Coloured = Pick<DemoStore, 'primaryColor'>;

/** Known before the picture is drawn. Only a logo shows its store's colour. */
export function pictureId(picture: Picture, { primaryColor }: Coloured): string {
  const recipe = [picture, SIZES[picture.frame], picture.frame === 'logo' ? primaryColor : ''];
  return createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 32);
}

export const pictureAddress = (picture: Picture, store: Coloured): string =>
  colouredUrl({
    id: pictureId(picture, store),
    color: mainColor(picture, store.primaryColor),
    isOpaque: true,
  });

/** Every picture that a store needs: its logo, its categories' banners, its items. */
export function picturesOf(store: DemoStore): Picture[] {
  const categories = store.menus.flatMap((menu) => menu.categories);
  const banners = categories.map(({ image }) => image).filter((image) => image !== null);
  const dishes = categories.flatMap(({ items }) => items.flatMap(({ images }) => images));
  return [store.logo, ...banners, ...dishes];
}

export interface DemoPictures {
  /** From now on each picture of these stores is drawn when it is first asked for. Answers their ids. */
  begin(stores: readonly DemoStore[]): string[];
  /** Nobody needs a recipe any more. */
  end(): void;
  /** The bytes of a picture. Null if it is none of them. */
  make(id: string): Promise<Buffer | null>;
}

/** The pictures of the demo stores, as long as some of them are only recipes. */
export function createDemoPictures(folder = PACKED): DemoPictures {
  const recipes = new Map<string, { picture: Picture; brand: string }>();
  const packed = createFolderMasters(folder);
  const inTurn = atMost(DRAWN_AT_ONCE);
  return {
    begin(stores) {
      for (const store of stores)
        for (const picture of picturesOf(store))
          recipes.set(pictureId(picture, store), { picture, brand: store.primaryColor });
      return [...recipes.keys()];
    },
    end: () => recipes.clear(),
    async make(id) {
      const recipe = recipes.get(id);
      if (!recipe) return null;
      return (await packed.read(id)) ?? inTurn(() => draw(recipe.picture, recipe.brand));
    },
  };
}

async function draw(picture: Picture, brand: string): Promise<Buffer> {
  const job = { ...SIZES[picture.frame], pictures: [picture], brand };
  for await (const drawn of drawPictures(job)) return toWebp(drawn);
  throw new Error('A picture of the demo was not drawn');
}
