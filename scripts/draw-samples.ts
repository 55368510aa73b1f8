// npm run draw-samples: draws the pictures of the menu that guests without a code see.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPictures, FRAMES, type Picture, toPng } from '#dish-pictures';
import { saffronStreet } from '../src/apps/server/demo/stores/saffron-street/store.ts';

const OUT = join(import.meta.dirname, '../src/restaurant/stores/guests/picker/sample-pictures');
const QUALITY = 80;

/** By file: a dish or a category of the demo that looks like it. */
const DISHES = {
  'paneer-tikka': 'Paneer tikka',
  'chicken-65': 'Chicken 65',
  'vegetable-samosa': 'Samosa chaat',
  'dal-makhani': 'Dal makhani',
  'butter-chicken': 'Butter chicken',
  'hyderabadi-biryani': 'Chicken dum biryani',
  'garlic-naan': 'Garlic naan',
  'gulab-jamun': 'Gulab jamun',
  'mango-lassi': 'Mango lassi',
  'masala-chai': 'Masala chai',
};
const CATEGORIES = { starters: 'Starters', mains: 'Vegetarian curries', sweets: 'Desserts' };

const categories = saffronStreet.menus.flatMap((menu) => menu.categories);

await mkdir(OUT, { recursive: true });
for (const [file, label] of Object.entries(DISHES))
  await draw(
    file,
    categories.flatMap(({ items }) => items).find((item) => item.label === label)?.images[0],
    640,
  );
for (const [file, label] of Object.entries(CATEGORIES))
  await draw(file, categories.find((category) => category.label === label)?.image, 800);

async function draw(file: string, picture: Picture | null | undefined, width: number): Promise<void> {
  if (!picture) throw new Error(`The demo has no picture for ${file}`);
  const job = { ...FRAMES[picture.frame], pictures: [picture], brand: saffronStreet.primaryColor };
  for await (const drawn of drawPictures(job))
    await sharp(await toPng(drawn))
      .resize({ width })
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(join(OUT, `${file}.webp`));
}
