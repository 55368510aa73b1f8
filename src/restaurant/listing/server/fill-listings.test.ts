import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import { createTestStore, patchStore, replaceCatalogue, simpleItem } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const { pool } = thali.database;

const rows = async () =>
  (await pool.query('select * from store_listings order by plain_name')).rows.map((row) => ({
    ...row,
    // The migration keeps repeated words, which changes no result.
    store_words: words(row.store_words),
    menu_words: words(row.menu_words),
    served_at: row.served_at?.toSorted(),
  }));
const words = (text: string) => [...new Set(text.trim().split(' '))].filter(Boolean).toSorted();

test('the migration lists existing stores as new ones are listed', async () => {
  const hindi = (label: string) => ({ translations: { hi: { label } } });
  const menu = (label: string, times: object, category: object, items: object[]) => ({
    label,
    ...times,
    categories: [{ label: 'Dishes', ...category, items }],
  });
  const morning = { activeStartTime: '07:00', activeEndTime: '11:00' };
  const night = { activeStartTime: '22:00', activeEndTime: '04:00' };
  const dosa = simpleItem('Masala DOSA & chutney', 60, { ...hindi('मसाला डोसा'), images: ['/d.png'] });
  const tea = simpleItem('Café crème', 20);
  const catalogues = [
    null,
    [],
    [menu('Empty', {}, {}, [])],
    [menu('Off', { active: false }, {}, [tea])],
    [menu('Hidden', {}, { state: 2, image: '/no.png' }, [tea])],
    [menu('Morning', morning, hindi('नाश्ता'), [tea, dosa]), menu('Night', night, { image: '/n.png' }, [tea])],
    [menu('Always', {}, {}, [dosa]), menu('Morning', morning, {}, [tea])],
  ];
  for (const [at, menus] of catalogues.entries()) {
    const store = await createTestStore(thali);
    const body = {
      name: `Stóre ${at} “L'Été”`,
      description: `${at} by the sea; since 1952`,
      address: { city: 'Pondichéry', state: 'TN' },
      paused: at % 2 === 0,
      listed: at % 3 !== 0,
    };
    await patchStore(thali, store, body);
    const orderConfigs = [{ label: 'Dine-In' }];
    if (menus) await replaceCatalogue(thali, store, { orderConfigs, menus });
  }
  const written = await rows();
  expect(written).toHaveLength(catalogues.length);
  await pool.query('delete from store_listings');
  const folder = new URL('../../../platform/db/server/migrations/', import.meta.url);
  const statements = (await readFile(new URL('0003_listings.sql', folder), 'utf8')).split(
    '--> statement-breakpoint',
  );
  await pool.query(statements.at(-1) ?? '');
  expect(await rows()).toEqual(written);
});
